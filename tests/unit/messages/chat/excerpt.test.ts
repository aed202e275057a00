import { expect, test } from "vitest";
import { chatExcerpt } from "#app/features/messages/domain/excerpt.ts";

test("an excerpt shows the word that was searched, with what is around it", () => {
  expect(chatExcerpt("Não acho a prova de Física.", "fisic")).toBe("Não acho a prova de Física.");
  const long = `${"antes ".repeat(60)}Questão ${"depois ".repeat(60)}`;
  const excerpt = chatExcerpt(long, "x QUESTAO");
  expect(excerpt).toMatch(/^….*Questão.*…$/);
  expect(excerpt.length).toBeLessThan(170);
});

test("an excerpt is cut 80 letters from the word, and only where there is more", () => {
  const [before, after] = ["a".repeat(79), "d".repeat(78)];
  const shown = `${before} b ${after}`;
  expect(chatExcerpt(shown, "b")).toBe(shown);
  expect(chatExcerpt(`a${shown}`, "b")).toBe(`…${shown}`);
  expect(chatExcerpt(`${shown}d`, "b")).toBe(`${shown}…`);
});

test("without the word it is the beginning", () => {
  expect(chatExcerpt("Oi,\n\ntudo bem?", "prova")).toBe("Oi, tudo bem?");
  expect(chatExcerpt("", "prova")).toBe("");
});
