import { expect, test } from "vitest";
import { minutesOf, writtenParts } from "#app/features/library/domain/study-parts.ts";

test("headings begin sections, with ids of their own", () => {
  const parts = writtenParts("Antes.\n\n## Soma\nA\n## Soma ##\nB\n## $\\Delta$ de *v*\n## ★");
  expect(parts).toEqual([
    { kind: "text", source: "Antes." },
    { kind: "section", id: "parte-soma", title: "Soma" },
    { kind: "text", source: "A" },
    { kind: "section", id: "parte-soma-2", title: "Soma" },
    { kind: "text", source: "B" },
    { kind: "section", id: "parte-δ-de-v", title: "Δ de v" },
    { kind: "section", id: "parte-sem-nome", title: "★" },
  ]);
});

test("a line of questions accepts codes in any spelling; other headings and code are text", () => {
  const text =
    "::questões AAAA1111, BBBB2222;CCCC3333\n::QUESTAO DDDD4444\n### Menor\n```\n## não\n::questões X\n```\n::questões";
  expect(writtenParts(text)).toEqual([
    { kind: "questions", words: ["AAAA1111", "BBBB2222", "CCCC3333"] },
    { kind: "questions", words: ["DDDD4444"] },
    { kind: "text", source: "### Menor\n```\n## não\n::questões X\n```\n::questões" },
  ]);
  expect(writtenParts("")).toEqual([]);
});

test("minutes grow with words and questions, from one on", () => {
  expect(minutesOf("", 0)).toBe(1);
  expect(minutesOf("palavra ".repeat(800), 5)).toBe(15);
});
