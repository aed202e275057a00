import { describe, expect, test } from "vitest";
import {
  filterQuery,
  materialExpression,
  readMaterialFilter,
} from "#app/features/library/domain/material-filter.ts";
import { readTitle, titleOfFile, titleWords } from "#app/features/library/domain/material-title.ts";
import { readVideoAddress, videoHost } from "#app/features/library/domain/video-address.ts";

describe("a title", () => {
  test.each([
    ["  Ondas   e óptica ", "Ondas e óptica"],
    ["", null],
    ["   ", null],
    ["a".repeat(121), null],
  ])("%j is read as %j", (sent, title) => expect(readTitle(sent)).toBe(title));

  test.each([
    ["Lista_3__MRU.pdf", "Lista 3 MRU"],
    ["sem ponto", "sem ponto"],
    [".pdf", ".pdf"],
  ])("of the file %s: %s", (name, title) => expect(titleOfFile(name)).toBe(title));

  test("is found by folded words that carry their school", () => {
    expect(titleWords("sao-jose", "Óptica, óptica e Ondas")).toBe(
      "xsaojoseqwoptica xsaojoseqwe xsaojoseqwondas",
    );
  });
});

describe("a filter", () => {
  test("comes from the address and goes back into it", () => {
    const query = { q: "ondas", tipo: "pdf", situacao: "inactive" };
    const filter = readMaterialFilter(new URLSearchParams(query));
    expect(filter).toEqual({ text: "ondas", kind: "pdf", state: "inactive" });
    expect(filterQuery(filter)).toEqual(query);
    const none = readMaterialFilter(new URLSearchParams({ tipo: "x", situacao: "y" }));
    expect([none, filterQuery(none)]).toEqual([{ text: "", kind: null, state: null }, {}]);
  });

  test.each([
    [{ text: "", kind: null, state: null }, '"xhqlive"'],
    [{ text: "", kind: "pdf", state: "deleted" }, '"xhqsdeleted" AND "xhqkpdf"'],
    [{ text: 'Ópt "x* OR', kind: null, state: null }, '"xhqlive" AND "xhqwopt"* AND "xhqwx"* AND "xhqwor"*'],
  ] as const)("is an expression of its school alone: %j", (filter, expression) => {
    expect(materialExpression("h", filter)).toBe(expression);
  });
});

describe("the address of a video (SEC-32)", () => {
  test.each([
    [" https://www.youtube.com/watch?v=abc ", "https://www.youtube.com/watch?v=abc", "YouTube"],
    ["https://youtu.be/abc", "https://youtu.be/abc", "YouTube"],
    ["HTTPS://Vimeo.com/1", "https://vimeo.com/1", "Vimeo"],
    ["https://drive.google.com/file/d/1", "https://drive.google.com/file/d/1", "Google Drive"],
    ["https://www.escola.com.br", "https://www.escola.com.br/", "escola.com.br"],
    ["https://youtube.com.evil.example/", "https://youtube.com.evil.example/", "youtube.com.evil.example"],
  ])("%s", (sent, address, host) => {
    expect(readVideoAddress(sent)).toBe(address);
    expect(videoHost(address)).toBe(host);
  });

  test.each([
    "",
    "youtube.com/watch",
    "http://youtube.com/",
    "javascript:alert(1)",
    "https://user:pass@youtube.com/",
    "https://localhost/",
    "https://10.0.0.1/",
    "https://a b.com/",
    `https://youtube.com/${"a".repeat(500)}`,
  ])("%s is none", (sent) => expect(readVideoAddress(sent)).toBeNull());
});
