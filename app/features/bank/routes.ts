import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("bank");

export default [
  page("imprimir", "print-search"),
  page("q/:questionId/editar", "edit-question"),
  page("q/:questionId/historico", "question-history"),
  page("manual-latex", "latex-manual"),
  page("admin/questoes", "admin/bank-audit"),
  page("admin/classificar", "admin/classify"),
  page("admin/importar", "admin/import"),
  page("admin/duplicadas", "admin/duplicates"),
  page("admin/assuntos", "admin/topics"),
  page("admin/assuntos/:topicId", "admin/topic"),
  resource("admin/exportar", "admin/export"),
];
