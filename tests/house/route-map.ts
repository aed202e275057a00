import { pathToFileURL } from "node:url";
import routes, { type Route } from "#app/routes.ts";
import { pathsUnder, textOf } from "./source-files.ts";

function flat(entries: readonly Route[], parent = ""): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path].filter(Boolean).join("/");
    const children = flat(entry.children ?? [], pattern);
    return children.length > 0 ? children : [{ pattern: `/${pattern}`, file: entry.file }];
  });
}

/** Every page of `routes.ts`: its whole pattern and its file under `app/`. */
export const pages = flat(routes);

/** The page of a school takes any single word, and the page not found takes the rest: an address that only they match has no page. */
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

/** The path functions of some objects of `app/paths/`, named "questionPaths.history". */
type PathFunctions = Readonly<Record<string, object>>;

async function pathObjects(): Promise<PathFunctions> {
  const files = pathsUnder("app/paths");
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(file).href)));
  const objects = modules.flatMap((module) => Object.entries(module));
  return Object.fromEntries(objects.filter(([, each]) => typeof each === "object"));
}

const { plannedPaths: toCome, ...ofToday } = await pathObjects();

/** The functions whose page is there, and those of pages to come. */
export const pathFunctions: PathFunctions = ofToday;
export const plannedFunctions: PathFunctions = toCome ? { plannedPaths: toCome } : {};

/** The address of every function, its parameters filled in. */
export function addressesOf(functions: PathFunctions): { name: string; path: string }[] {
  return Object.entries(functions).flatMap(([object, each]) =>
    Object.entries(each).map(([name, path]) => {
      const filled = Array.from({ length: path.length }, (_, index) => `parte${index}`);
      const address = (path as (...values: string[]) => string)(...filled);
      const { pathname } = new URL(address, "https://farol.test");
      return { name: `${object}.${name}`, path: pathname.replace(/(?<=.)\/$/, "") };
    }),
  );
}

/** A row of the roadmap's table. */
export type Pending = { pattern: string; rule: string };

/** The pages of the specification that are still to come, as `docs/roadmap.md` lists them. */
export function pendingPages(text = textOf("docs/roadmap.md")): Pending[] {
  return [...text.matchAll(/^\| `(\/[^`]*)` \| `(\w+)` \|/gm)].map(([, pattern = "", rule = ""]) => ({
    pattern,
    rule,
  }));
}
