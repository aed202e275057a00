import { expect, test } from "vitest";
import { isSameSubtopic } from "#app/shell/paths.ts";

test.each([
  ["/trilhas/a/b?passo=3", "/trilhas/a/b?passo=4", true],
  ["/trilhas/a/b", "/trilhas/a/b?passo=2", true],
  ["/trilhas/a/b?passo=3", "/trilhas/a/b?passo=3", false],
  ["/trilhas/a/b", "/trilhas/a/c?passo=2", false],
  ["/trilhas/a?x=1", "/trilhas/a?x=2", false],
  ["/questoes?p=1", "/questoes?p=2", false],
])("from %s to %s is a step of the same subtopic: %s", (from, to, expected) => {
  const url = (path: string) => new URL(path, "https://farol.test");
  expect(isSameSubtopic(url(from), url(to))).toBe(expected);
});
