import { type Outcome, pageFrom, type Row } from "./school-table.ts";

type Lowest = Parameters<typeof pageFrom>[0];
/** What some people of the school get, by their role, unlike the rest of those allowed. */
type Unlike = Readonly<Record<string, Outcome>>;

/** Addresses of the school Horizonte from a role on, each with its status; `unlike` names a role's own outcome. */
function pages(lowest: Lowest, statuses: Readonly<Record<string, number | [number, Unlike]>>) {
  const rows = Object.entries(statuses).map(([rest, wanted]) => {
    const [status, unlike] = typeof wanted === "number" ? [wanted, {}] : wanted;
    const others = Object.entries(unlike).map(([who, outcome]) => [
      who === "admin" ? who : `horizonte-${who}`,
      outcome,
    ]);
    const row = { ...pageFrom(lowest, { school: "horizonte", rest, status }), ...Object.fromEntries(others) };
    return [`/escolas/horizonte/${rest}`, row as Row] as const;
  });
  return Object.fromEntries(rows);
}

/** Of the notebook's own readers and of management: a teacher has those of their classes. */
const managements: [number, Unlike] = [200, { aluna: 404, professor: 404 }];
const notTeachers: [number, Unlike] = [200, { professor: 404 }];

const notebook = "cadernos/{notebook}";
const foreign = "cadernos/{notebook.abroad}";
const exams = "avaliacoes";

/** A page under one's own notebook, and under another school's. */
function ofNotebook(lowest: Lowest, rest: string, more: Parameters<typeof pages>[1] = {}) {
  const abroad = `${foreign}/${rest.replaceAll("}", ".abroad}")}`;
  return pages(lowest, { [`${notebook}/${rest}`]: 200, [abroad]: 404, ...more });
}

/** A page of one's own object, and of another school's. */
function ofObject(lowest: Lowest, rest: string, more: Parameters<typeof pages>[1] = {}) {
  return pages(lowest, { [rest]: 200, [rest.replaceAll("}", ".abroad}")]: 404, ...more });
}

/** What each object of a school gives under its address, to its people and to others. */
export const schoolObjectReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/escolas/:schoolId/cadernos/:notebookId": ofObject("aluna", notebook, {
    "cadernos/{notebook.unpublished}": managements,
    "cadernos/{notebook.deleted}": 404,
  }),
  "/escolas/:schoolId/cadernos/:notebookId/editar": ofNotebook("professor", "editar", {
    "cadernos/{notebook.deleted}/editar": 404,
  }),
  "/escolas/:schoolId/cadernos/:notebookId/mudancas": ofNotebook("professor", "mudancas?desde=0"),
  "/escolas/:schoolId/cadernos/:notebookId/historico": ofNotebook("professor", "historico?bloco={block}"),
  "/escolas/:schoolId/cadernos/:notebookId/copia": ofNotebook("aluna", "copia"),
  "/escolas/:schoolId/cadernos/:notebookId/arquivo/:blockId": ofNotebook("aluna", "arquivo/{block}"),
  "/escolas/:schoolId/cadernos/:notebookId/uso": ofNotebook("professor", "uso"),
  "/escolas/:schoolId/cadernos/:notebookId/uso.csv": ofNotebook("professor", "uso.csv"),
  "/escolas/:schoolId/analise-erros/:questionId/:answer": pages("professor", {
    "analise-erros/{examQuestion}/B": 200,
    "analise-erros/{question}/B": 200,
  }),
  "/escolas/:schoolId/avaliacoes/:assessmentId": ofObject("aluna", `${exams}/{assessment}`, {
    [`${exams}/{assessment.open}`]: 200,
    [`${exams}/{assessment.unpublished}`]: managements,
    [`${exams}/{assessment.deleted}`]: 404,
  }),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados": ofObject(
    "aluna",
    `${exams}/{assessment}/resultados`,
    { [`${exams}/{assessment.open}/resultados`]: 200 },
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados.csv": ofObject(
    "professor",
    `${exams}/{assessment}/resultados.csv`,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados.xlsx": ofObject(
    "professor",
    `${exams}/{assessment}/resultados.xlsx`,
  ),
  // Only who sits it gets its questions.
  "/escolas/:schoolId/avaliacoes/:assessmentId/questoes": pages("aluna", {
    [`${exams}/{assessment.open}/questoes?de=0`]: [404, { aluna: 200 }],
    [`${exams}/{assessment.abroad}/questoes?de=0`]: 404,
  }),
  "/escolas/:schoolId/avaliacoes/:assessmentId/corrigir": ofObject(
    "professor",
    `${exams}/{assessment}/corrigir`,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/previa": ofObject(
    "professor",
    `${exams}/{assessment}/previa`,
    {
      [`${exams}/{assessment.unpublished}/previa`]: notTeachers,
      [`${exams}/{assessment.deleted}/previa`]: 404,
    },
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/imprimir": ofObject(
    "professor",
    `${exams}/{assessment}/imprimir`,
    { [`${exams}/{assessment.unpublished}/imprimir`]: notTeachers },
  ),
  "/escolas/:schoolId/criar-avaliacao": pages("professor", {
    "criar-avaliacao?avaliacao={assessment.unpublished}": notTeachers,
    "criar-avaliacao?avaliacao={assessment.abroad}": 404,
    "criar-avaliacao?redacao=true&tarefa={task}": 200,
    "criar-avaliacao?redacao=true&tarefa={task.abroad}": 404,
  }),
  "/escolas/:schoolId/questoes/:questionId/editar": ofObject("professor", "questoes/{ownQuestion}/editar"),
  "/escolas/:schoolId/questoes/:questionId/historico": ofObject(
    "professor",
    "questoes/{ownQuestion}/historico",
  ),
  "/escolas/:schoolId/q/:questionId": ofObject("aluna", "q/{ownQuestion}", {
    "q/{unusedQuestion}": [200, { aluna: 404 }],
    "q/{question}": 200,
  }),
  "/escolas/:schoolId/redacoes": pages("aluna", { "redacoes?tarefa={task}": 200 }),
  "/escolas/:schoolId/redacoes/imprimir": ofObject("professor", "redacoes/imprimir?tarefa={task}"),
  "/escolas/:schoolId/redacoes/folhas": ofObject("professor", "redacoes/folhas?tarefa={task}"),
  "/escolas/:schoolId/redacoes/trechos-iguais": ofObject(
    "professor",
    "redacoes/trechos-iguais?tarefa={task}",
  ),
  "/escolas/:schoolId/redacoes/notas.csv": ofObject("professor", "redacoes/notas.csv?tarefa={task}"),
  // Only the grader who claimed it reads it.
  "/escolas/:schoolId/redacoes/correcao/:gradingId": pages("aluna", {
    "redacoes/correcao/{schoolGrading}": [404, { professor: 200 }],
    "redacoes/correcao/{schoolGrading.abroad}": 404,
  }),
  "/escolas/:schoolId/gerenciar-certames": ofObject("assistente", "gerenciar-certames?certame={event}"),
  "/escolas/:schoolId/boletim": pages("aluna", { "boletim?estudante={student}": 200 }),
  "/escolas/:schoolId/gestao/pessoa/:personId": ofObject("assistente", "gestao/pessoa/{person}"),
  "/escolas/:schoolId/gestao/trabalho/:jobId": ofObject("assistente", "gestao/trabalho/{job}"),
  "/escolas/:schoolId/gestao/trabalho/:jobId/andamento": ofObject(
    "assistente",
    "gestao/trabalho/{job}/andamento",
  ),
  "/escolas/:schoolId/gestao/cartoes/:jobId": ofObject("assistente", "gestao/cartoes/{job}"),
  "/escolas/:schoolId/gestao/importar/:rosterId/colunas": ofObject(
    "assistente",
    "gestao/importar/{roster}/colunas",
  ),
  "/escolas/:schoolId/gestao/importar/:rosterId/conferencia": ofObject(
    "assistente",
    "gestao/importar/{roster}/conferencia",
  ),
  "/escolas/:schoolId/gestao/importar/:rosterId/problemas.csv": ofObject(
    "assistente",
    "gestao/importar/{roster}/problemas.csv",
  ),
  "/escolas/:schoolId/turma/:classId": ofObject("professor", "turma/{class}", { "turma/{class.empty}": 200 }),
  // A teacher reads what they announced themselves.
  "/escolas/:schoolId/recados/:announcementId": pages("professor", {
    "recados/{announcement}": notTeachers,
    "recados/{announcement.abroad}": 404,
  }),
  // What is deleted can be restored there for a time.
  "/escolas/:schoolId/biblioteca/:materialId": ofObject("professor", "biblioteca/{material}", {
    "biblioteca/{material.deleted}": 200,
  }),
  "/escolas/:schoolId/biblioteca/:materialId/arquivo": ofObject(
    "professor",
    "biblioteca/{material}/arquivo",
    { "biblioteca/{material.deleted}/arquivo": 404 },
  ),
};
