import { expect, test } from "vitest";
import { type Graph, importGraph } from "./import-graph.ts";
import { filesUnder } from "./source-files.ts";

/** The groups of files that reach each other (Tarjan's strongly connected components of two files or more). */
function circlesOf(graph: Graph): string[][] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const [stack, circles]: [string[], string[][]] = [[], []];
  function visit(path: string): number {
    const index = order.size;
    order.set(path, index);
    stack.push(path);
    let lowest = index;
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? lowest);
    }
    low.set(path, lowest);
    if (lowest === index) {
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}

test("no file reaches itself again through its imports, those of types included", () => {
  const files = filesUnder(["app", "workers", "drizzle", "content", "scripts"], [".ts", ".tsx", ".mjs"]);
  expect(
    circlesOf(importGraph(files, { types: true })),
    "move the shared type or value into a file of its own",
  ).toEqual([]);
});

test("the circles test finds circles of two files and of more, by types too, and no others", () => {
  const file = (path: string, ...imports: string[]) => ({
    path,
    text: imports.map((name) => `import type { A } from "./${name}";`).join("\n"),
  });
  const files = [
    file("app/a.ts", "b.ts", "d.ts"),
    file("app/b.ts", "c.ts"),
    file("app/c.ts", "a.ts"),
    file("app/d.ts", "e.ts", "f.ts"),
    file("app/e.ts", "d.ts"),
    file("app/f.ts"),
  ];
  expect(circlesOf(importGraph(files, { types: true })).sort()).toEqual([
    ["app/a.ts", "app/b.ts", "app/c.ts"],
    ["app/d.ts", "app/e.ts"],
  ]);
});
