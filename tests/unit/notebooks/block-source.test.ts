import { describe, expect, it } from "vitest";
import { isBlockId } from "#app/features/notebooks/domain/block-ids.ts";
import { blockKinds, blockLabels, isWritten } from "#app/features/notebooks/domain/block-kinds.ts";
import {
  blockSource,
  codesOfSent,
  hostName,
  linkOfSource,
  materialOfSource,
  ordsOfSource,
} from "#app/features/notebooks/domain/block-source.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

const ID = "0123456789abcdef0123456789abcdef";
const [one, two] = [questionCode(1), questionCode(2)];

describe("what a browser sends of a block", () => {
  it.each([
    ["heading", "Ondas  e\nluz", "Ondas e luz"],
    ["heading", "x".repeat(201), null],
    ["text", "**Ondas**", "**Ondas**"],
    ["note", "x".repeat(20_001), null],
    ["question", JSON.stringify({ codes: [one] }), '{"ords":[1]}'],
    [
      "questions",
      JSON.stringify({ codes: [one, one, two, 7], search: "/questoes?q=x" }),
      '{"ords":[1,2],"search":"/questoes?q=x"}',
    ],
    ["questions", JSON.stringify({ codes: [] }), null],
    ["question", JSON.stringify({ codes: "x" }), null],
    ["question", "not JSON", null],
    ["question", "null", null],
    [
      "link",
      JSON.stringify({ url: " https://exemplo.br/a ", title: " A " }),
      '{"url":"https://exemplo.br/a","title":"A"}',
    ],
    ["video", JSON.stringify({ url: "https://youtu.be/x" }), '{"url":"https://youtu.be/x","title":""}'],
    ["link", JSON.stringify({ url: "javascript:alert(1)" }), null],
    ["link", JSON.stringify({ url: "http://exemplo.br" }), null],
    ["link", JSON.stringify({ title: "sem endereço" }), null],
    ["material", JSON.stringify({ material: ID, title: "Lista" }), `{"material":"${ID}","title":"Lista"}`],
    ["material", JSON.stringify({ material: ID }), `{"material":"${ID}","title":""}`],
    ["material", JSON.stringify({ material: "outro" }), null],
    ["material", "null", null],
  ] as const)("as %s, %s, is stored as %s", (kind, sent, stored) => {
    expect(blockSource(kind, sent)).toBe(stored);
  });
});

it("accepts at most 20 questions a block", () => {
  const codes = Array.from({ length: 21 }, (_, index) => questionCode(index + 1));
  expect(blockSource("questions", JSON.stringify({ codes }))).toBeNull();
  expect(
    ordsOfSource(blockSource("questions", JSON.stringify({ codes: codes.slice(1) })) ?? ""),
  ).toHaveLength(20);
});

describe("a stored block", () => {
  it("gives its questions, link or material, and nothing where there is none", () => {
    expect(ordsOfSource('{"ords":[1,"x",2]}')).toEqual([1, 2]);
    expect(ordsOfSource("{}")).toEqual([]);
    expect(linkOfSource('{"url":"https://a.br","title":"A"}')).toEqual({ url: "https://a.br", title: "A" });
    expect(linkOfSource("x")).toEqual({ url: "", title: "" });
    expect(materialOfSource(JSON.stringify({ material: ID, title: "L" }))).toEqual({
      material: ID,
      title: "L",
    });
    expect(materialOfSource("x")).toEqual({ material: "", title: "" });
    expect(codesOfSent(JSON.stringify({ codes: [one, 2] }))).toEqual([one]);
    expect(codesOfSent("x")).toEqual([]);
  });

  it("names the site of its address", () => {
    expect(hostName("https://www.youtube.com/watch?v=a")).toBe("YouTube");
    expect(hostName("https://youtu.be/a")).toBe("YouTube");
    expect(hostName("https://player.vimeo.com/1")).toBe("Vimeo");
    expect(hostName("https://www.exemplo.br/a")).toBe("exemplo.br");
    expect(hostName("exemplo")).toBe("");
  });
});

describe("kinds of blocks", () => {
  it("all have a name, and three are written in Markdown", () => {
    expect(blockKinds.every((kind) => blockLabels[kind] !== "")).toBe(true);
    expect(blockKinds.filter(isWritten)).toEqual(["heading", "text", "note"]);
  });

  it("have ids of 128 random bits", () => {
    expect([ID, "x", 7].map(isBlockId)).toEqual([true, false, false]);
  });
});
