import { describe, expect, it } from "vitest";
import { CACHE_MS, cachedText, type PaletteSuggestion, stillHeld } from "#app/shell/calls/local-cache.ts";
import { withRecentPage } from "#app/shell/calls/recent-pages.ts";

const value: PaletteSuggestion[] = [{ title: "ENEM", detail: "3 questões", address: "/x" }];
const kept = cachedText<"user-document">(value, { owner: "lia", now: 1_000_000 });
const at = (now: number, owner = "lia") => stillHeld<"user-document">(kept, { owner, now });

describe("what is cached on the device (R-SHELL-18)", () => {
  it("is valid for 600000 ms and no longer", () => {
    expect(CACHE_MS).toBe(600_000);
    expect(at(1_000_000)).toEqual(value);
    expect(at(1_000_000 + CACHE_MS - 1)).toEqual(value);
    expect(at(1_000_000 + CACHE_MS)).toBeNull();
  });

  it("is not valid where it comes from a future time", () => {
    expect(at(999_999)).toBeNull();
  });

  it("is nobody else's", () => {
    expect(at(1_000_000, "rui")).toBeNull();
    expect(at(1_000_000, "")).toBeNull();
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "3",
    "[]",
    '{"version":0,"owner":"lia","keptAt":1000000,"value":[]}',
    kept.replace('"version":1', '"version":2'),
  ])("is nothing where the text is %s", (text) => {
    expect(stillHeld<"user-document">(text, { owner: "lia", now: 1_000_000 })).toBeNull();
  });
});

describe("the pages visited in a tab", () => {
  const page = (name: string) => ({ title: name, address: `/${name}` });

  it("are newest first, each once, six at most", () => {
    const visited = ["a", "b", "c", "a", "d", "e", "f", "g"];
    const list = visited.reduce(
      (pages, name) => withRecentPage(pages, page(name)),
      [] as ReturnType<typeof page>[],
    );
    expect(list.map(({ title }) => title)).toEqual(["g", "f", "e", "d", "a", "c"]);
  });
});
