import { nowhere, open, type Row } from "./school-table.ts";

const signedInOnly: Row = { everybody: 401, "signed-in": 200 };
const teamOnly: Row = { everybody: 401, admin: 200, moderadora: 200 };

/** The forum and its moderation. */
export const forumReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/q/:questionId/duvida": {
    "/q/{question}/duvida": signedInOnly,
    "/q/00000000/duvida": { everybody: 401, "signed-in": 404 },
  },
  "/respostas": {
    "/respostas": open,
    "/respostas?ver=minhas&materia=fisica&busca=energia&apos=3": open,
    "/respostas?ver=__proto__&materia=constructor": open,
  },
  "/q/:questionId/comentarios": {
    "/q/{question}/comentarios": open,
    "/q/{question}/comentarios?comentario=1&apos=3-9&responder=1": open,
    "/q/00000000/comentarios": nowhere,
  },
  "/r/:threadId": { "/r/00000000": nowhere },
  "/moderacao": { "/moderacao": teamOnly, "/moderacao?apos=1-2-3&feito=__proto__": teamOnly },
  "/recurso/:caseId": { "/recurso/1": { everybody: 401, "signed-in": 404 } },
};

export const forumActions: Readonly<Record<string, Row>> = {
  "/q/:questionId/duvida": { everybody: 401, "signed-in": 404 },
  "/r/:threadId": { everybody: 401, "signed-in": 404 },
  "/moderacao": { everybody: 401, admin: 400, moderadora: 400 },
  "/recurso/:caseId": { everybody: 401, "signed-in": 404 },
};
