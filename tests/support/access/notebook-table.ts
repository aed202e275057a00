import { pageFrom, type Row, staffOfHorizonte, staffPage, studentOf } from "./school-table.ts";

/** The rows of notebooks and of their content. */
export const notebookReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/escolas/:schoolId/cadernos": {
    ...studentOf("cadernos", 200),
    ...studentOf("cadernos?q=x&antes=7", 200),
    "/escolas/nenhuma/cadernos": pageFrom("aluna", { school: "nenhuma", rest: "cadernos", status: 404 }),
  },
  "/escolas/:schoolId/cadernos-busca": staffPage("/escolas/horizonte/cadernos-busca?q=velocidade", 200),
  "/escolas/:schoolId/cadernos/:notebookId": studentOf("cadernos/x", 404),
  "/escolas/:schoolId/cadernos/:notebookId/editar": staffPage("/escolas/horizonte/cadernos/x/editar", 404),
  "/escolas/:schoolId/cadernos/:notebookId/mudancas": staffPage(
    "/escolas/horizonte/cadernos/x/mudancas?desde=0",
    404,
  ),
  "/escolas/:schoolId/cadernos/:notebookId/historico": staffPage(
    "/escolas/horizonte/cadernos/x/historico?bloco=x",
    404,
  ),
  "/escolas/:schoolId/cadernos/:notebookId/copia": studentOf("cadernos/x/copia", 404),
  "/escolas/:schoolId/cadernos/:notebookId/arquivo/:blockId": studentOf("cadernos/x/arquivo/x", 404),
  "/escolas/:schoolId/cadernos/:notebookId/uso": staffPage("/escolas/horizonte/cadernos/x/uso", 404),
  "/escolas/:schoolId/cadernos/:notebookId/uso.csv": staffPage("/escolas/horizonte/cadernos/x/uso.csv", 404),
  "/escolas/:schoolId/analise-erros": {
    ...studentOf("analise-erros", 200),
    ...studentOf("analise-erros?disciplina=9&dias=30&prova=ITA", 200),
  },
  "/escolas/:schoolId/analise-erros/:questionId/:answer": staffPage(
    "/escolas/horizonte/analise-erros/00000000/C",
    404,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId": studentOf("avaliacoes/x", 404),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados": studentOf(
    "avaliacoes/x/resultados?questao=1",
    404,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados.csv": staffPage(
    "/escolas/horizonte/avaliacoes/x/resultados.csv",
    404,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados.xlsx": staffPage(
    "/escolas/horizonte/avaliacoes/x/resultados.xlsx",
    404,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/questoes": studentOf("avaliacoes/x/questoes?de=0", 404),
  "/escolas/:schoolId/avaliacoes/:assessmentId/corrigir": staffPage(
    "/escolas/horizonte/avaliacoes/x/corrigir?questao=1&de=60&ver=diferencas",
    404,
  ),
  "/escolas/:schoolId/questoes": staffPage("/escolas/horizonte/questoes?q=x&antes=7", 200),
  "/escolas/:schoolId/questoes/nova": staffPage("/escolas/horizonte/questoes/nova", 200),
  "/escolas/:schoolId/questoes/:questionId/editar": staffPage(
    "/escolas/horizonte/questoes/00000000/editar",
    404,
  ),
  "/escolas/:schoolId/questoes/:questionId/historico": staffPage(
    "/escolas/horizonte/questoes/00000000/historico",
    404,
  ),
  "/escolas/:schoolId/q/:questionId": {
    ...studentOf("q/00000000", 404),
  },
};

export const notebookActions: Readonly<Record<string, Row>> = {
  "/escolas/:schoolId/cadernos": staffOfHorizonte("/escolas/horizonte/cadernos", 400),
  "/escolas/:schoolId/cadernos/:notebookId": pageFrom("aluna", {
    school: "horizonte",
    rest: "cadernos/:notebookId",
    status: 400,
  }),
  "/escolas/:schoolId/cadernos/:notebookId/editar": staffOfHorizonte(
    "/escolas/horizonte/cadernos/:notebookId/editar",
    400,
  ),
  "/escolas/:schoolId/analise-erros": pageFrom("aluna", {
    school: "horizonte",
    rest: "analise-erros",
    status: 400,
  }),
  "/escolas/:schoolId/analise-erros/:questionId/:answer": staffOfHorizonte(
    "/escolas/horizonte/analise-erros/:questionId/:answer",
    404,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId": pageFrom("aluna", {
    school: "horizonte",
    rest: "avaliacoes/:assessmentId",
    status: 400,
  }),
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados": staffOfHorizonte(
    "/escolas/horizonte/avaliacoes/:assessmentId/resultados",
    400,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/corrigir": staffOfHorizonte(
    "/escolas/horizonte/avaliacoes/:assessmentId/corrigir",
    400,
  ),
  "/escolas/:schoolId/questoes": staffOfHorizonte("/escolas/horizonte/questoes", 400),
  "/escolas/:schoolId/questoes/nova": staffOfHorizonte("/escolas/horizonte/questoes/nova", 400),
  "/escolas/:schoolId/questoes/:questionId/editar": staffOfHorizonte(
    "/escolas/horizonte/questoes/:questionId/editar",
    404,
  ),
  "/escolas/:schoolId/questoes/:questionId/historico": staffOfHorizonte(
    "/escolas/horizonte/questoes/:questionId/historico",
    404,
  ),
};
