import { expect, test } from "vitest";
import { dependantsOf, importGraph } from "./import-graph.ts";
import { pages } from "./route-map.ts";
import { filesUnder, isPresent, pathsUnder, textOf } from "./source-files.ts";

const FIRST = "build/server/index.js";
const IMPORT = /^(?:import|export)\b[^;]*?"(\.\.?\/[^"]+)";/gm;

/** The files of the server's build that are evaluated before the first request: those reached without a dynamic import. */
function evaluatedAtStart(): string[] {
  const reached = new Set([FIRST]);
  for (const path of reached)
    for (const [, address = ""] of textOf(path).matchAll(IMPORT))
      reached.add(new URL(address, `file:///${path}`).pathname.slice(1));
  return [...reached];
}

test.skipIf(!isPresent(FIRST))(
  "the Worker starts without the code of any page, however many there are (skipped until `remix vite:build` ran)",
  () => {
    const names = pages.map(({ file }) => file.replace(/^.*\/|\.tsx?$/g, ""));
    const early = new Set(evaluatedAtStart());
    const files = pathsUnder("build/server/assets");
    const later = (name: string) =>
      files.some((path) => path.startsWith(`build/server/assets/${name}-`) && !early.has(path));
    expect(names.length).toBeGreaterThan(50);
    expect(
      names.filter((name) => !later(name)),
      "a page without a loader, or imported by what every page loads",
    ).toEqual([]);
  },
);

test.skipIf(!isPresent(FIRST))(
  "the Worker is one build with its pages, without the code that only browsers load",
  () => {
    const files = pathsUnder("build/server").map(textOf);
    const countWith = (text: string) => files.filter((file) => file.includes(text)).length;
    expect(countWith("class AssessmentRoom extends"), "the objects of the Worker").toBe(1);
    expect(countWith("class AppError extends"), "a module of pages and Worker, once").toBe(1);
    const browsers = [
      "fake-indexeddb",
      "sonner",
      "@svg-maps/brazil",
      "qr/decode.js",
      "pdfjs-dist",
      "hunspell-asm",
    ];
    expect(browsers.filter((name) => countWith(`"${name}`) > 0)).toEqual([]);
  },
);

test("the classifier of topics, 1 MB, is the command line's: nothing of the Worker or its pages imports it", () => {
  const graph = importGraph(filesUnder(["app", "workers"], [".ts", ".tsx"]), { types: false });
  const model = "app/features/bank/domain/topics/model/learnt-topics.ts";
  const importers = [...dependantsOf([model], graph)];
  expect(importers).toContain("app/features/bank/services/review/review-exams.server.ts");
  expect(importers.filter((path) => /^workers\/|\/pages\/|^app\/shell\//.test(path))).toEqual([]);
});
