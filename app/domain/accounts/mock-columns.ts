import { type ExportedAs, inside } from "./exported-as.ts";

/** `sessao`: the number in `sessoesDePratica`. */
export const mockTables = {
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
