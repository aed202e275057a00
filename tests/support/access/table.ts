import { assessmentActions, assessmentReads } from "./assessment-table.ts";
import { billingActions, billingReads } from "./billing-table.ts";
import { chatActions, chatReads } from "./chat-table.ts";
import { forumActions, forumReads } from "./forum-table.ts";
import { materialActions, materialReads, sitemapReads } from "./material-table.ts";
import { homes, mentoringActions, mentoringReads } from "./mentoring-table.ts";
import { notebookActions, notebookReads } from "./notebook-table.ts";
import { objectReads } from "./object-table.ts";
import { schoolObjectReads } from "./school-object-table.ts";
import {
  intoSchool,
  libraryActions,
  libraryReads,
  nowhere,
  type Outcome,
  open,
  type Row,
  schoolActions,
  schoolReads,
} from "./school-table.ts";
import { studyActions, studyReads } from "./study-table.ts";

export type { Outcome, Row };

/** The pages of signing up and in: who has done it goes home. */
const visitorsOnly: Row = { everybody: 200, "signed-in": "302 /geral", ...homes("") };
const adminOnly: Row = { everybody: 401, admin: 200 };
const signedInOnly: Row = { everybody: 401, "signed-in": 200 };

const plainReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/": {
    "/": visitorsOnly,
    "/?login=true": { everybody: 200, "signed-in": "302 /geral?login=true", ...homes("?login=true") },
  },
  "/geral": { "/geral": { everybody: 200, visitante: "302 /", ...homes(""), "marista-admin": 200 } },
  "/questoes/:institution?/:year?/:subject?": {
    "/questoes": open,
    "/questoes/ENEM/2021/fisica": open,
    "/questoes/escola-que-nao-existe": nowhere,
  },
  "/sugestoes": { "/sugestoes?q=velocidade": open },
  "/contagens": { "/contagens?busca=%2Fquestoes%3Fq%3Dvelocidade": open },
  "/q/:questionId/parecidas": { "/q/{question}/parecidas": open, "/q/00000000/parecidas": nowhere },
  "/q/:questionId": { "/q/{question}": open, "/q/00000000": nowhere },
  "/provas-anteriores/:institutionName?": {
    "/provas-anteriores": open,
    "/provas-anteriores/ENEM": open,
    "/provas-anteriores/enem": { everybody: "301 /provas-anteriores/ENEM" },
    "/provas-anteriores/nenhuma": nowhere,
  },
  "/provas-anteriores/:institutionName/:year/:exam": { "/provas-anteriores/ENEM/1950/dia-1": nowhere },
  "/provas-anteriores/:institutionName/:year/:exam/imprimir": {
    "/provas-anteriores/ENEM/1950/dia-1/imprimir": nowhere,
  },
  "/meta": { "/meta": open, "/meta?q=direito%20ufar": open },
  "/meta/:course": { "/meta/nenhum-curso": nowhere },
  "/olimpiadas": { "/olimpiadas": open, "/olimpiadas?nivel=2&ano=2026&apos=x": open },
  // The question of the table is no olympiad's.
  "/o/:questionId": { "/o/{question}": nowhere, "/o/00000000": nowhere },
  "/q/:questionId/editar": {
    "/q/{question}/editar": adminOnly,
    "/q/00000000/editar": { everybody: 401, admin: 404 },
  },
  "/q/:questionId/historico": { "/q/{question}/historico": adminOnly },
  "/q/:questionId/erro": { "/q/{question}/erro": signedInOnly },
  "/q/:questionId/resolucao": {
    "/q/{question.unsolved}/resolucao": signedInOnly,
    "/q/00000000/resolucao": { everybody: 401, "signed-in": 404 },
  },
  ...forumReads,
  "/q/:questionId/ficha": { "/q/{question}/ficha": open, "/q/00000000/ficha": nowhere },
  ...materialReads,
  "/imprimir": { "/imprimir": signedInOnly, "/imprimir?busca=%2Fquestoes%2FENEM&gabarito=sim": signedInOnly },
  ...studyReads,
  "/manual-latex": { "/manual-latex": open },
  "/foto": { "/foto": open, "/foto?texto=um%20texto%20que%20se%20leu%20de%20uma%20foto": open },
  "/welcome": { "/welcome": open },
  "/sobre": { "/sobre": open },
  "/en/about": { "/en/about": open },
  "/termos": { "/termos": open },
  ...billingReads,
  "/gpt": { "/gpt": open, "/gpt?q={question}": open, "/gpt?conversa=00000000": open },
  "/farol-gpt-ia": { "/farol-gpt-ia": open },
  "/escolas/ajuda": { "/escolas/ajuda": open },
  ...libraryReads,
  ...schoolReads,
  ...assessmentReads,
  ...notebookReads,
  ...chatReads,
  ...mentoringReads,
  "/azambuja": {
    "/azambuja": { ...open, ...intoSchool("azambuja") },
    "/azambuja?redirect=%2Fescolas%2Fazambuja%2Fgestao": open,
  },
  ...sitemapReads,
  // A profile that is not open says so to everybody alike, with or without a picture.
  "/u/:userId": { "/u/{aluna}": open, "/u/ninguem": nowhere },
  "/u/:userId/foto": { "/u/{aluna}/foto": nowhere, "/u/ninguem/foto": nowhere },
  "/notificacoes": { "/notificacoes": signedInOnly },
  "/notificacoes/marcas": { "/notificacoes/marcas": { everybody: 401, "signed-in": "302 /notificacoes" } },
  "/entrar": {
    "/entrar": visitorsOnly,
    "/entrar?redirect=%2Fquestoes": { everybody: 200, "signed-in": "302 /questoes" },
    "/entrar?redirect=%2F%2Fevil.example": visitorsOnly,
  },
  // The test's own product has no Google: tests/worker/accounts/google-sign-in.test.ts.
  "/entrar/google": { "/entrar/google": nowhere },
  "/entrar/google/retorno": { "/entrar/google/retorno?code=x&state=y": nowhere },
  "/admin": { "/admin": adminOnly },
  "/admin/usuarios": {
    "/admin/usuarios": adminOnly,
    "/admin/usuarios?q=ana&marca=claim%3Apro&apos=3": adminOnly,
  },
  "/admin/usuarios/:userId": {
    "/admin/usuarios/{aluna}": adminOnly,
    "/admin/usuarios/ninguem": { everybody: 401, admin: 404 },
  },
  "/admin/questoes": { "/admin/questoes": adminOnly, "/admin/questoes?ver=quarantined": adminOnly },
  "/admin/classificar": { "/admin/classificar": adminOnly, "/admin/classificar?apos=4": adminOnly },
  "/admin/auditoria": { "/admin/auditoria": adminOnly, "/admin/auditoria?pessoa={aluna}": adminOnly },
  "/admin/trabalhos": { "/admin/trabalhos": adminOnly, "/admin/trabalhos?apos=3": adminOnly },
  "/admin/avisos": { "/admin/avisos": adminOnly },
  "/admin/simulados": { "/admin/simulados": adminOnly },
  "/admin/importar": { "/admin/importar": adminOnly },
  "/admin/duplicadas": { "/admin/duplicadas": adminOnly },
  "/admin/assuntos": { "/admin/assuntos": adminOnly, "/admin/assuntos?q=cone&feita=1": adminOnly },
  "/admin/assuntos/:topicId": {
    "/admin/assuntos/9001": adminOnly,
    "/admin/assuntos/9001?acao=rename&nome=Contagem": adminOnly,
    "/admin/assuntos/9001?acao=rename": { everybody: 401, admin: 422 },
    "/admin/assuntos/9999": { everybody: 401, admin: 404 },
    "/admin/assuntos/x": { everybody: 401, admin: 404 },
  },
  "/admin/exportar": {
    "/admin/exportar": { everybody: 401, admin: 422 },
    "/admin/exportar?formato=gift&busca=%2Fquestoes%2FENEM%2F2021": adminOnly,
  },
  "/ide": { "/ide": adminOnly, "/ide?rascunho=novo": adminOnly },
  "/submeter": { "/submeter": adminOnly },
  "/exame": {
    "/exame": { everybody: 401, admin: "302 /submeter" },
    "/exame?id=nenhum": { everybody: 401, admin: 404 },
  },
  "/editar-exame": { "/editar-exame": adminOnly, "/editar-exame?excluir=nenhum": adminOnly },
  "/sair": { "/sair": { everybody: "302 /" } },
  "/criar-conta": { "/criar-conta": visitorsOnly },
  "/recuperar-senha": { "/recuperar-senha": open },
  "/completar-cadastro": {
    "/completar-cadastro": {
      everybody: 401,
      "signed-in": "302 /geral",
      pendente: 200,
      incompleto: 200,
      ...homes(""),
    },
  },
  "/conta": { "/conta": signedInOnly },
  "/conta/dados": { "/conta/dados": signedInOnly },
  // The link is the proof: it opens nothing to who made one up.
  "/responsavel/:token": { "/responsavel/inventado": { everybody: 410 } },
  "/sem-mensagens/:token": { "/sem-mensagens/inventado": { everybody: 410 } },
  "/conta/confirmar-email": { "/conta/confirmar-email?token=x": open },
  "/confirmar-email": { "/confirmar-email?token=x": open },
  "/redefinir-senha": { "/redefinir-senha?token=x": open },
  "/:schoolId": {
    "/horizonte": { ...visitorsOnly, ...intoSchool("horizonte") },
    "/Horizonte": { ...visitorsOnly, ...intoSchool("horizonte") },
    "/horizonte?redirect=%2Fescolas%2Fhorizonte%2Fgestao": open,
    "/escola-que-nao-existe": nowhere,
    "/wp-login.php": nowhere,
  },
  "/dev/pecas": { "/dev/pecas": open },
  "/*": { "/uma/terra/que-nao-existe": nowhere, "/escolas/horizonte/pagina-que-nao-existe": nowhere },
};

/**
 * Every route of `routes.ts` by its pattern, and the outcome of reading it, by address; ids are names of the world's
 * objects.
 */
export const reads: Readonly<Record<string, Readonly<Record<string, Row>>>> = Object.fromEntries(
  Object.entries(plainReads).map(([pattern, rows]) => [
    pattern,
    { ...rows, ...objectReads[pattern], ...schoolObjectReads[pattern] },
  ]),
);

/** Every action, and what an empty form gives. */
export const actions: Readonly<Record<string, Row>> = {
  ...schoolActions,
  ...assessmentActions,
  ...notebookActions,
  ...chatActions,
  ...mentoringActions,
  ...billingActions,
  "/entrar": { everybody: 400, "signed-in": "302 /geral", ...homes("") },
  "/admin/usuarios/:userId": { everybody: 401, admin: 400 },
  "/admin/avisos": { everybody: 401, admin: 400 },
  "/admin/trabalhos": { everybody: 401, admin: 400 },
  "/admin/simulados": { everybody: 401, admin: 400 },
  "/admin/questoes": { everybody: 401, admin: 400 },
  "/admin/classificar": { everybody: 401, admin: 409 },
  ...forumActions,
  "/q/:questionId/comentarios": { everybody: 401, "signed-in": 404 },
  "/q/:questionId/editar": { everybody: 401, admin: 404 },
  "/q/:questionId/historico": { everybody: 401, admin: 404 },
  "/q/:questionId/erro": { everybody: 401, "signed-in": 404 },
  "/q/:questionId/resolucao": { everybody: 401, "signed-in": 404 },
  "/admin/importar": { everybody: 401, admin: 400 },
  "/admin/duplicadas": { everybody: 401, admin: 409 },
  "/admin/assuntos": { everybody: 401, admin: 400 },
  "/admin/assuntos/:topicId": { everybody: 401, admin: 400 },
  "/ide": { everybody: 401, admin: 400 },
  "/submeter": { everybody: 401, admin: 422 },
  ...materialActions,
  "/exame": { everybody: 401, admin: 400 },
  "/editar-exame": { everybody: 401, admin: 400 },
  ...libraryActions,
  "/sair": { everybody: "302 /" },
  "/criar-conta": { everybody: 422, "signed-in": "302 /geral", ...homes("") },
  "/recuperar-senha": { everybody: 400 },
  "/completar-cadastro": {
    everybody: 401,
    "signed-in": "302 /geral",
    pendente: 403,
    incompleto: 422,
    ...homes(""),
  },
  "/conta": { everybody: 401, "signed-in": 400 },
  "/responsavel/:token": { everybody: 400 },
  "/sem-mensagens/:token": { everybody: 410 },
  "/conta/confirmar-email": { everybody: 410 },
  "/confirmar-email": { everybody: 410 },
  "/redefinir-senha": { everybody: 410 },
  "/u/:userId": { everybody: 401, "signed-in": 404 },
  ...studyActions,
  "/manual-latex": { everybody: 422 },
  "/o/:questionId": { everybody: 401, "signed-in": 404 },
  "/gpt": { everybody: 401, "signed-in": 400 },
  "/notificacoes": { everybody: 401, "signed-in": 400 },
  "/notificacoes/marcas": { everybody: 401, "signed-in": 204 },
  "/:schoolId": { everybody: 405 },
  "/*": { everybody: 405 },
};
