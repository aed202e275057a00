import { expect, test } from "vitest";
import { layers, nowhere } from "./layers.ts";
import { filesUnder, type ProjectFile, placesOf } from "./source-files.ts";
import { importsOf } from "./syntax.ts";

const files = filesUnder(["app", "workers", "drizzle", "content"], [".ts", ".tsx"]);

function layerOf(path: string): string | undefined {
  return Object.keys(layers).find((name) => layers[name]?.files.test(path));
}

function isProjectFile(target: string): boolean {
  return /^(?:app|workers|drizzle|content|tests|scripts|build)\//.test(target);
}

/** What a file imports and may not, each with what to do about it. */
function trespassesOf(file: ProjectFile): string[] {
  const name = layerOf(file.path) ?? "";
  const layer = layers[name];
  if (!layer) return [`${file.path}: belongs to no layer; name its layer in tests/house/layers.ts`];
  return importsOf(file).flatMap(({ target, typeOnly, line }) => {
    const place = `${file.path}:${line} (${name})`;
    if (!isProjectFile(target))
      return layer.packages.some((allowed) => target === allowed || target.startsWith(`${allowed}:`))
        ? []
        : [
            `${place} may not import the package "${target}"; use it in a layer that may, or add it to the layer's row`,
          ];
    const layerImported = layerOf(target) ?? target;
    if (layer.imports.includes(layerImported)) return [];
    if (typeOnly && layer.types?.includes(layerImported)) return [];
    const cure = layer.types?.includes(layerImported) ? "write `import type`" : "arrows go down only";
    return [`${place} may not import "${target}" (${layerImported}): ${cure}`];
  });
}

/** Imports of server files from where the browser's code is written. */
function serverImportsOf(file: ProjectFile): string[] {
  const shown = /^app\/(?:.+\/(?:components|hooks|calls|paths)\b|shell\/menu\b)/.test(file.path);
  const partOfPage =
    layers.pages?.files.test(file.path) &&
    !/\.server\.tsx?$/.test(file.path) &&
    !/^export .*\b(?:loader|action)\b/m.test(file.text);
  if (!shown && !partOfPage) return [];
  return importsOf(file)
    .filter(({ target, typeOnly }) => !typeOnly && /\.server\.tsx?$/.test(target))
    .map(
      ({ target, line }) =>
        `${file.path}:${line} imports ${target}: only a page's loader and action may; write \`import type\``,
    );
}

/** Layers that a table of layers lets a layer import although they are not below it. */
function arrowsUp(table: typeof layers): string[] {
  const order = Object.keys(table);
  return Object.entries(table).flatMap(([name, { imports, types = [] }], at) =>
    [...imports, ...types]
      .filter((imported) => imported !== name && order.indexOf(imported) < at)
      .map((imported) => `${name} → ${imported}`),
  );
}

function forbiddenIn(file: ProjectFile): string[] {
  return nowhere
    .filter(({ where }) => where.test(file.path))
    .flatMap(({ pattern, instead }) => placesOf(file, pattern).map((place) => `${place}: ${instead}`));
}

test("every file imports only what its layer may", () => {
  expect(files.flatMap(trespassesOf)).toEqual([]);
});

test("a layer imports layers below it only, types included", () => {
  expect(arrowsUp(layers)).toEqual([]);
});

test("the test of the layers' order finds an arrow up, by types too, and a layer that is not there", () => {
  const layer = (...imports: string[]) => ({ files: /x/, imports, packages: [] });
  const table = {
    top: layer("top", "middle", "low"),
    middle: { ...layer("low"), types: ["top"] },
    low: layer("middle", "gone"),
  };
  expect(arrowsUp(table)).toEqual(["middle → top", "low → middle", "low → gone"]);
});

test("no server file is imported where the browser's code is written", () => {
  expect(files.flatMap(serverImportsOf)).toEqual([]);
});

test("no code violates the architecture's prohibitions", () => {
  const tools = filesUnder(
    ["scripts", "tests/e2e", "tests/support", "tests/unit", "tests/worker"],
    [".ts", ".tsx"],
  );
  expect([...files, ...tools].flatMap(forbiddenIn)).toEqual([]);
});

test.each([
  ["app/features/bank/domain/x.ts", 'import { eq } from "drizzle-orm";'],
  ["app/features/bank/domain/x.ts", 'export * from "../queries/answers.server.ts";'],
  ["app/features/bank/services/x.server.ts", 'import { sql } from "drizzle-orm/sql";'],
  ["app/features/home/pages/x.tsx", 'const schema = await import("#drizzle/schema/bank/questions.ts");'],
  [
    "app/features/home/pages/x.tsx",
    'import { verifyToken } from "#app/platform/auth/session-token.server.ts";',
  ],
  ["app/features/bank/components/x.tsx", 'import { type Deps } from "#app/platform/context/deps.ts";'],
  ["workers/x.ts", 'import { Button } from "#app/platform/ui/components/button.tsx";'],
  ["app/features/bank/hooks/x.ts", 'import type { loader } from "#app/root.tsx";'],
  ["app/features/bank/hooks/x.ts", 'import { toast } from "#app/platform/ui/components/toasts.tsx";'],
  [
    "app/features/bank/calls/x.ts",
    'import type { ShellView } from "#app/platform/page/services/shell-view.ts";',
  ],
  ["app/elsewhere/x.ts", ""],
])("the layers test refuses in %s: %s", (path, text) => {
  expect(trespassesOf({ path, text })).toHaveLength(1);
});

test.each([
  ["app/features/bank/components/x.tsx", 'import { a } from "#app/platform/errors/page-reply.server.ts";'],
  [
    "app/features/home/pages/home/part.tsx",
    'import { a } from "#app/features/accounts/services/sign-in/sign-in.server.ts";',
  ],
])("the server files test refuses in %s: %s", (path, text) => {
  expect(serverImportsOf({ path, text })).toHaveLength(1);
  expect(serverImportsOf({ path, text: text.replace("import {", "import type {") })).toEqual([]);
});

test.each([
  ["app/features/bank/domain/x.ts", "const now = Date.now();"],
  ["app/features/bank/domain/x.ts", "const now = new Date();"],
  ["app/features/bank/domain/x.ts", "const dice = Math.random();"],
  ["app/features/bank/domain/x.ts", 'const page = await fetch("/");'],
  ["app/features/bank/domain/x.ts", "let current: Catalogue | undefined;"],
  ["app/features/bank/domain/x.ts", "const held = globalThis as Held;"],
  ["app/features/bank/domain/x.ts", "const memo = new Map<string, Drawn>();"],
  ["app/features/bank/domain/x.ts", "export const seen: string[] = [];"],
  ["app/features/bank/services/x.server.ts", "await db.transaction(async () => {});"],
  ["app/features/bank/components/x.tsx", "<p dangerouslySetInnerHTML={{ __html: text }} />"],
  ["workers/x.ts", "if (error instanceof AppError) return;"],
  ["app/features/bank/components/x.tsx", '<Link to={path} prefetch="intent">'],
  ["tests/e2e/x.ts", "const { sent } = window as unknown as Sent;"],
])("the never test refuses in %s: %s", (path, text) => {
  expect(forbiddenIn({ path, text })).toHaveLength(1);
  expect(forbiddenIn({ path, text: `// ${text}` })).toEqual([]);
});
