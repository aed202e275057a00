import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("admin");

export default [
  page("admin", "dashboard"),
  page("admin/usuarios", "people"),
  page("admin/usuarios/:userId", "person"),
  page("admin/auditoria", "audit"),
  page("admin/trabalhos", "jobs"),
];
