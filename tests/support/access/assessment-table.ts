import { pageFrom, type Row, staffOfHorizonte, staffPage, studentOf } from "./school-table.ts";

/** The rows of making assessments and of their lists. */
export const assessmentReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/escolas/:schoolId/avaliacoes": {
    ...studentOf("avaliacoes", 200),
    ...studentOf("avaliacoes?q=x&estado=aberto&antes=7", 200),
    "/escolas/nenhuma/avaliacoes": pageFrom("aluna", { school: "nenhuma", rest: "avaliacoes", status: 404 }),
  },
  "/escolas/:schoolId/avaliacoes/:assessmentId/previa": staffPage(
    "/escolas/horizonte/avaliacoes/x/previa",
    404,
  ),
  "/escolas/:schoolId/avaliacoes/:assessmentId/imprimir": staffPage(
    "/escolas/horizonte/avaliacoes/x/imprimir",
    404,
  ),
  "/escolas/:schoolId/criar-avaliacao": {
    ...staffPage("/escolas/horizonte/criar-avaliacao", 200),
    ...staffPage("/escolas/horizonte/criar-avaliacao?avaliacao=x", 404),
    ...staffPage("/escolas/horizonte/criar-avaliacao?redacao=true", 200),
    ...staffPage("/escolas/horizonte/criar-avaliacao?redacao=true&tarefa=x", 404),
  },
  "/escolas/:schoolId/criar-avaliacao/questoes": staffPage(
    "/escolas/horizonte/criar-avaliacao/questoes?questoes=x",
    200,
  ),
  "/escolas/:schoolId/criar-avaliacao/fontes": {
    ...staffPage("/escolas/horizonte/criar-avaliacao/fontes?instituicao=ENEM", 200),
    ...staffPage("/escolas/horizonte/criar-avaliacao/fontes?sortear=x", 422),
  },
  "/escolas/:schoolId/criar-avaliacao/pessoas": staffPage(
    "/escolas/horizonte/criar-avaliacao/pessoas?q=a",
    200,
  ),
};

export const assessmentActions: Readonly<Record<string, Row>> = {
  "/escolas/:schoolId/avaliacoes": staffOfHorizonte("/escolas/horizonte/avaliacoes", 400),
  "/escolas/:schoolId/criar-avaliacao": staffOfHorizonte("/escolas/horizonte/criar-avaliacao", 400),
};
