import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("practice");

export default [
  page("simulados", "mocks/mocks"),
  page("simulado/:mockExamId", "mocks/mock"),
  page("revisao", "reviews/review"),
  page("revisao/cartoes", "reviews/notes"),
  page("ranking", "ranking/ranking"),
  resource("ranking/documento", "ranking/document"),
  page("praticar", "start"),
  page("praticar/:sessionId", "session"),
  resource("praticar/:sessionId/questoes", "session-questions"),
  page("praticar/:sessionId/resultado", "result"),
  page("admin/simulados", "admin/mock-events"),
];
