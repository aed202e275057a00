import { type ExportedAs, inside } from "./exported-as.ts";

/** `sessao`: the number in `sessoesDePratica`. */
export const practiceTables = {
  practice_sessions: {
    num: ["numero"],
    id: inside,
    user_num: inside,
    mode: ["modo"],
    title: ["titulo"],
    source: ["busca"],
    ords: ["questoes", "questions"],
    size: ["quantas"],
    time_limit: ["limiteEmSegundos"],
    position: ["posicao"],
    timer_from: ["cronometroDesde", "time"],
    changed_at: inside,
    started_at: ["comecouEm", "time"],
    ended_at: ["terminouEm", "time"],
    graded_at: ["corrigidaEm", "time"],
  },
  practice_items: {
    user_num: inside,
    // Session number × 1000 + position in it.
    place: ["lugar"],
    choice: ["alternativa"],
    answered: ["respondida", "flag"],
    marked: ["marcada", "flag"],
    cut: ["cortadas"],
    changed_at: inside,
    spent: ["segundosNaTela"],
    late: ["depoisDoFim"],
  },

  mock_registrations: { event: ["simulado"], user_num: inside },

  mock_sessions: {
    session: ["sessao"],
    user_num: inside,
    exam: ["prova"],
    method: inside,
    event: inside,
    scores: ["notas", "json"],
    score: ["nota"],
    scored_at: ["corrigidaEm", "time"],
    place: ["lugar"],
    is_hidden: ["foraDaClassificacao", "flag"],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, ExportedAs | null>>>>;
