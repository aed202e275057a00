import type { Route } from "#app/platform/paths/route.ts";
import routes from "#app/routes.ts";

function flat(entries: readonly Route[], parent = ""): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path].filter(Boolean).join("/");
    const children = flat(entry.children ?? [], pattern);
    return children.length > 0 ? children : [{ pattern: `/${pattern}`, file: entry.file }];
  });
}

/** Every page of `routes.ts`: its whole pattern and its file under `app/`. */
export const pages = flat(routes);

/**
 * The page of a school matches any single word, and the page not found the rest: an address that only they match has no
 * page.
 */
export function takesAnything(pattern: string): boolean {
  return pattern
    .split("/")
    .filter(Boolean)
    .every((part, _, parts) => part === "*" || (parts.length === 1 && part.startsWith(":")));
}

/** A route's pattern as an expression: ":x" is any part, "?" makes a part optional, "*" is anything. */
export function expressionOf(pattern: string): RegExp {
  const parts = pattern.split("/").filter(Boolean);
  const source = parts.map((part) => {
    if (part === "*") return "/.*";
    const each = part.startsWith(":") ? "/[^/]+" : `/${part.replace(/[?{].*$/, "")}`;
    return part.endsWith("{.+}") ? "/.+" : part.endsWith("?") ? `(?:${each})?` : each;
  });
  return new RegExp(`^${source.join("") || "/"}$`);
}
