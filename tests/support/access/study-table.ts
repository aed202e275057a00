import { gradingActions, gradingReads } from "./grading-table.ts";
import { nowhere, open, type Row } from "./school-table.ts";

const signedInOnly: Row = { everybody: 401, "signed-in": 200 };
const adminOnly: Row = { everybody: 401, admin: 200 };
const missingEssay: Row = { everybody: 401, "signed-in": 404 };

/** Lists, practice and saved searches. Another's private list is not found: tests/worker/lists/lists.test.ts. */
export const studyReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  ...gradingReads,
  "/listas": {
    "/listas": open,
    "/listas?aba=seguidas": open,
    "/listas?aba=descobrir&q=enem&etiqueta=x&ordem=novas&apos=9": open,
  },
  "/gerador-listas": {
    "/gerador-listas": open,
    "/gerador-listas?modelo=ita&linha=x&linha=9999%20%2Fquestoes&questoes=00000000.1&semente=-1": open,
  },
  "/gerador-listas/linhas": {
    "/gerador-listas/linhas": open,
    "/gerador-listas/linhas?n=9999&disciplina=x&n=3&minhas=erradas&de=99999": open,
  },
  "/listas/nova": {
    "/listas/nova": signedInOnly,
    "/listas/nova?busca=%2Fquestoes%2FENEM": signedInOnly,
  },
  "/l/:listId": {
    "/l/nenhuma": nowhere,
    "/l/minhas-erradas": signedInOnly,
    "/l/para-rever": signedInOnly,
  },
  "/l/:listId/imprimir": {
    "/l/nenhuma/imprimir": { everybody: 401, "signed-in": 404 },
    "/l/minhas-erradas/imprimir": signedInOnly,
  },
  "/l/:listId/qr": { "/l/nenhuma-lista/qr": open, "/l/x/qr": nowhere },
  "/listas/salvar": {
    "/listas/salvar?questao={question}": signedInOnly,
    "/listas/salvar": { everybody: 401, "signed-in": 404 },
  },
  "/buscas-salvas": {
    "/buscas-salvas": signedInOnly,
    "/buscas-salvas?busca=%2Fquestoes%2FENEM": signedInOnly,
  },
  "/simulados": { "/simulados": signedInOnly, "/simulados?instituicao=ENEM": signedInOnly },
  "/simulado/:mockExamId": {
    "/simulado/modelo-enem-2": signedInOnly,
    "/simulado/onibus-misto": signedInOnly,
    "/simulado/nenhum": { everybody: 401, "signed-in": 404 },
    "/simulado/evento-nenhum": { everybody: 401, "signed-in": 404 },
    "/simulado/prova-ENEM-1950-dia-1": { everybody: 401, "signed-in": 404 },
  },
  "/trilhas": { "/trilhas": signedInOnly },
  "/trilhas/:trackCode": { "/trilhas/nenhuma": { everybody: 401, "signed-in": 404 } },
  "/trilhas/:trackCode/:subtopicCode": {
    "/trilhas/nenhuma/nenhum": { everybody: 401, "signed-in": 404 },
    "/trilhas/nenhuma/nenhum?passo=ja-sei": { everybody: 401, "signed-in": 404 },
  },
  "/ide-trilhas": {
    "/ide-trilhas": adminOnly,
    "/ide-trilhas?trilha=nenhuma": { everybody: 401, admin: 404 },
  },
  "/editar-trilhas": {
    "/editar-trilhas": adminOnly,
    "/editar-trilhas?trilha=nenhuma&subtopico=x": { everybody: 401, admin: 404 },
  },
  "/t/:questionId/editar": {
    "/t/nenhuma.s1.q1/editar": { everybody: 401, admin: 404 },
    "/t/7K2M9XQ4/editar?em=verificacao": { everybody: 401, admin: 404 },
  },
  // Another's essay is not found; tests/worker/essays/writing.test.ts has one's own.
  "/redacao": { "/redacao": open, "/redacao?prova=ita": open, "/redacao?prova=nenhuma": open },
  "/redacao/tema/:themeId": { "/redacao/tema/nenhum": nowhere },
  "/redacao/evolucao": { "/redacao/evolucao": signedInOnly },
  "/redacao/:essayId": { "/redacao/nenhuma": missingEssay },
  "/redacao/:essayId/imprimir": { "/redacao/nenhuma/imprimir": missingEssay },
  "/redacao/:essayId/versoes": { "/redacao/nenhuma/versoes": missingEssay },
  "/redacao/:essayId/copia": { "/redacao/nenhuma/copia": missingEssay },
  "/redacao/:essayId/fotos/:photoId": { "/redacao/nenhuma/fotos/nenhuma": missingEssay },
  // Another's session is not found; tests/worker/practice/practice.test.ts has one's own.
  "/revisao": { "/revisao": signedInOnly },
  // tests/worker/practice/reviews/notes.test.ts has another's cards.
  "/revisao/cartoes": { "/revisao/cartoes": signedInOnly },
  // Another's group is empty: tests/worker/practice/ranking/ranking-page.test.ts.
  "/ranking": { "/ranking": signedInOnly, "/ranking?periodo=total&grupo=escola-azambuja": signedInOnly },
  "/ranking/documento": { "/ranking/documento": signedInOnly },
  "/praticar": { "/praticar": signedInOnly, "/praticar?modo=prova&busca=%2Fquestoes%2FENEM": signedInOnly },
  "/praticar/:sessionId": { "/praticar/nenhuma": { everybody: 401, "signed-in": 404 } },
  "/praticar/:sessionId/questoes": { "/praticar/nenhuma/questoes?de=0&ate=5": signedInOnly },
  "/praticar/:sessionId/resultado": { "/praticar/nenhuma/resultado": { everybody: 401, "signed-in": 404 } },
  "/l/:listId/capa": { "/l/nenhuma/capa": nowhere },
};

export const studyActions: Readonly<Record<string, Row>> = {
  ...gradingActions,
  "/buscas-salvas": { everybody: 401, "signed-in": 400 },
  "/simulado/:mockExamId": { everybody: 401, "signed-in": 404 },
  "/revisao": { everybody: 401, "signed-in": 400 },
  "/ide-trilhas": { everybody: 401, admin: 400 },
  "/editar-trilhas": { everybody: 401, admin: 400 },
  "/t/:questionId/editar": { everybody: 401, admin: 404 },
  "/revisao/cartoes": { everybody: 401, "signed-in": 400 },
  "/redacao/tema/:themeId": { everybody: 401, "signed-in": 404 },
  "/redacao/:essayId": { everybody: 401, "signed-in": 400 },
  "/ranking": { everybody: 401, "signed-in": 400 },
  "/geral": { everybody: "302 /", "signed-in": 400 },
  "/praticar": { everybody: 401, "signed-in": 422 },
  "/praticar/:sessionId/resultado": { everybody: 401, "signed-in": 404 },
  "/listas": { everybody: 401, "signed-in": 400 },
  "/listas/nova": { everybody: 401, "signed-in": 422 },
  "/gerador-listas": { everybody: 401, "signed-in": 400 },
  "/l/:listId": { everybody: 401, "signed-in": 400 },
  "/listas/salvar": { everybody: 401, "signed-in": 404 },
};
