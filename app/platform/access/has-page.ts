import type { Route } from "#app/platform/paths/route.ts";
import routes from "#app/routes.ts";

function patternsOf(entries: readonly Route[], parent: readonly string[] = []): string[][] {
  return entries.flatMap(({ path, children }) => {
    const parts = [...parent, ...(path?.split("/") ?? [])];
    return children ? patternsOf(children, parts) : [parts];
  });
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (parts.length > pattern.length) return false;
  return pattern.every((expected, index) => {
    const part = parts[index];
    if (part === undefined) return expected.endsWith("?");
    return expected.startsWith(":") || part === expected.replace(/\?$/, "");
  });
}

/** All routes but the catch-alls: a school's own page, and the page not found. */
export const pagePatterns: readonly (readonly string[])[] = patternsOf(routes).filter(
  (parts) => parts.length === 0 || parts.some((part) => !/^[:*]/.test(part)),
);

/** Whether an address, with or without query and anchor, has a page in `routes.ts`. */
export function hasPage(address: string): boolean {
  const parts = address
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean);
  return pagePatterns.some((pattern) => fits(pattern, parts));
}
