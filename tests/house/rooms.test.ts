import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedPages, tablesAbove } from "./room-debts.ts";
import { features, mayImport, roomOf } from "./rooms.ts";
import { codeOf, filesUnder, type ProjectFile, pathsUnder } from "./source-files.ts";
import { importsOf } from "./syntax.ts";

const app = filesUnder(["app"], [".ts", ".tsx"]);

/** "file → file" for what a file imports from a room that it may not. */
function upwardIn(file: ProjectFile): string[] {
  return [...new Set(importsOf(file).map(({ target }) => target))]
    .filter((target) => target.startsWith("app/") && !mayImport(file.path, target))
    .map((target) => `${file.path.slice(4)} → ${target.slice(4)}`);
}

test("a room imports platform, open files and the features below it", () => {
  expect(app.flatMap(upwardIn)).toEqual([]);
});

test("every file of app is in a room, but those that compose them all", () => {
  const outside = pathsUnder("app").filter(
    (path) => roomOf(path) === null && !path.startsWith("app/styles/"),
  );
  expect(outside.map((path) => path.slice(4)).sort()).toEqual([
    "entry.client.tsx",
    "entry.server.tsx",
    "everywhere.d.ts",
    "root.tsx",
    "routes.ts",
    "tsconfig.json",
    "tsconfig.pure.json",
  ]);
  expect(readdirSync("app/features").sort()).toEqual([...features].sort());
});

test("the test of the rooms refuses an arrow up, out of the platform, and into the shell", () => {
  const up = (path: string, target: string) =>
    upwardIn({ path, text: `import type { A } from "#${target}";` }).length;
  expect(up("app/features/lists/pages/x.tsx", "app/features/essays/domain/y.ts")).toBe(1);
  expect(up("app/features/essays/pages/x.tsx", "app/features/lists/domain/y.ts")).toBe(0);
  expect(up("app/features/lists/pages/x.tsx", "app/features/essays/paths.ts")).toBe(0);
  expect(up("app/platform/jobs/domain/x.ts", "app/features/lists/domain/y.ts")).toBe(1);
  expect(up("app/features/home/pages/x.tsx", "app/shell/services/y.server.ts")).toBe(1);
});

const PAGE = /^app\/features\/[\w-]+\/pages\//;

/** Files of pages that a file of another room imports. */
function foreignPagesIn(file: ProjectFile): string[] {
  const room = roomOf(file.path);
  if (room === null) return [];
  return importsOf(file)
    .map(({ target }) => target)
    .filter((target) => PAGE.test(target) && roomOf(target) !== room)
    .map((target) => target.slice(4));
}

test("pages of one feature are not imported by another; the list of shared parts only shrinks", () => {
  const counts = new Map<string, number>();
  for (const page of app.flatMap(foreignPagesIn)) counts.set(page, (counts.get(page) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual(sharedPages);
  const text = 'import { Card } from "#app/features/bank/pages/card.tsx";';
  expect(foreignPagesIn({ path: "app/features/lists/pages/x.tsx", text })).toEqual([
    "features/bank/pages/card.tsx",
  ]);
  expect(foreignPagesIn({ path: "app/features/bank/pages/x.tsx", text })).toEqual([]);
});

/** Each table's room, by the folder of its schema. */
const roomOfTable = new Map(
  filesUnder(["drizzle/schema"], [".ts"]).flatMap(({ path, text }) => {
    const folder = path.split("/")[2] ?? "";
    const room = folder === "platform" ? "platform/db" : `features/${folder}`;
    return [...text.matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(([, table = ""]) => [table, room] as const);
  }),
);

/** "file: table" for tables of features above that a file's statements read or write by name. */
function tablesAboveIn(file: ProjectFile): string[] {
  const named = codeOf(file).matchAll(/\b(?:FROM|JOIN|INTO|UPDATE(?: OR \w+)?)\s+([a-z_]+)\b/g);
  const tables = new Set([...named].map(([, table = ""]) => table));
  return [...tables].flatMap((table) => {
    const room = roomOfTable.get(table);
    return room && !mayImport(file.path, `app/${room}/x.ts`) ? [`${file.path.slice(4)}: ${table}`] : [];
  });
}

test("statements name own tables, those of the platform and of features below; the list only shrinks", () => {
  expect(app.flatMap(tablesAboveIn).sort()).toEqual([...tablesAbove].sort());
  const text = "sql`FROM questions q JOIN essays e ON 1 = 1`";
  expect(tablesAboveIn({ path: "app/features/bank/queries/x.server.ts", text })).toEqual([
    "features/bank/queries/x.server.ts: essays",
  ]);
  expect(tablesAboveIn({ path: "app/features/essays/queries/x.server.ts", text })).toEqual([]);
});
