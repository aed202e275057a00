import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { features, mayImport, roomOf } from "./rooms.ts";
import { filesUnder, type ProjectFile, pathsUnder } from "./source-files.ts";
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

test("every file of app lies in a room, but those that compose them all", () => {
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
