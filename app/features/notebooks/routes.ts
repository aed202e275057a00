import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("notebooks");

export default [
  page("escolas/:schoolId/cadernos", "notebooks"),
  resource("escolas/:schoolId/cadernos-busca", "notebook-search"),
  page("escolas/:schoolId/cadernos/:notebookId", "notebook"),
  page("escolas/:schoolId/cadernos/:notebookId/editar", "edit-notebook"),
  resource("escolas/:schoolId/cadernos/:notebookId/mudancas", "notebook-changes"),
  resource("escolas/:schoolId/cadernos/:notebookId/historico", "block-history"),
  resource("escolas/:schoolId/cadernos/:notebookId/copia", "notebook-copy"),
  resource("escolas/:schoolId/cadernos/:notebookId/arquivo/:blockId", "block-file"),
  page("escolas/:schoolId/cadernos/:notebookId/uso", "notebook-use"),
  resource("escolas/:schoolId/cadernos/:notebookId/uso.csv", "notebook-use-table"),
  page("escolas/:schoolId/q/:questionId", "school-question"),
  page("escolas/:schoolId/questoes", "own-questions"),
  page("escolas/:schoolId/questoes/nova", "new-question"),
  page("escolas/:schoolId/questoes/:questionId/editar", "edit-own-question"),
  page("escolas/:schoolId/questoes/:questionId/historico", "own-question-history"),
];
