import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("questions");

export default [
  page("questoes/:institution?/:year?/:subject?", "search"),
  page("foto", "photo-search"),
  page("contagens", "search-counts"),
  page("sugestoes", "search-suggestions"),
  page("buscas-salvas", "saved-searches"),
  page("q/:questionId", "question"),
  page("olimpiadas", "olympiads"),
  page("o/:questionId", "olympiad-question"),
  page("q/:questionId/erro", "report-error"),
  page("q/:questionId/resolucao", "request-solution"),
  resource("q/:questionId/ficha", "question-sheet"),
  page("q/:questionId/parecidas", "similar-questions"),
];
