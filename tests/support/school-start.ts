import { pages } from "#tests/house/route-map.ts";

export function hasRoute(pattern: string): boolean {
  return pages.some((page) => page.pattern === pattern);
}

/** Where people of a school start: its notebooks (R-ROUTE-7), until there are any its first page. */
export function schoolStart(schoolId: string): string {
  const page = hasRoute("/escolas/:schoolId/cadernos") ? "cadernos" : "dashboard";
  return `/escolas/${schoolId}/${page}`;
}
