import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("forum");

export default [
  page("q/:questionId/comentarios", "comments"),
  page("q/:questionId/duvida", "ask"),
  page("moderacao", "moderation"),
  page("recurso/:caseId", "appeal"),
  page("respostas", "threads"),
  page("r/:threadId", "thread"),
];
