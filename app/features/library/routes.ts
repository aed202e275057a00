import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("library");

export default [
  page("materiais", "materials"),
  page("criar-material", "create-material"),
  page("m/:materialId", "study-material"),
  page("m/:materialId/editar", "edit-material"),
  resource("m/:materialId/arquivo", "study-file"),
  resource("m/:materialId/copia", "study-copy"),
  page("escolas/:schoolId/biblioteca", "library"),
  page("escolas/:schoolId/biblioteca/:materialId", "material"),
  resource("escolas/:schoolId/biblioteca/:materialId/arquivo", "material-file"),
];
