import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { countWords } from "#app/features/essays/domain/tasks/essay-sheet.ts";
import { readEssayTheme } from "#content/read-essay-theme.ts";

const folder = new URL("../../content/essay-themes/", import.meta.url);
const themes = readdirSync(folder).map((name) =>
  readEssayTheme(name, readFileSync(new URL(name, folder), "utf8")),
);

test("there are at least thirty themes, most of ENEM, and some of every other exam", () => {
  const count = (exam: string) => themes.filter((theme) => theme.exam === exam).length;
  expect(themes.length).toBeGreaterThanOrEqual(30);
  expect(count("enem") * 2).toBeGreaterThan(themes.length);
  for (const exam of ["ita", "ime", "fuvest", "militar"])
    expect([exam, count(exam) >= 3]).toEqual([exam, true]);
  expect(new Set(themes.map(({ title }) => title)).size).toBe(themes.length);
});

describe.each(themes.map((theme) => [theme.id, theme] as const))("%s", (_, theme) => {
  test("has three or four motivating texts of a readable length, each with its source", () => {
    expect(theme.texts.length).toBeGreaterThanOrEqual(3);
    expect(theme.texts.length).toBeLessThanOrEqual(4);
    for (const { title, text, source } of theme.texts) {
      expect(title).not.toBe("");
      expect([title, countWords(text) >= 35 && countWords(text) <= 130]).toEqual([title, true]);
      expect(source).toMatch(/^Texto escrito para o Farol\./);
    }
  });

  test("has the exam's task, on this theme", () => {
    expect(theme.command).toContain(`“${theme.title}”`);
    expect(theme.command.includes("proposta de intervenção")).toBe(theme.exam === "enem");
  });

  test("leaves no sign of Markdown", () => {
    expect(theme.texts.map(({ text }) => text).join(" ")).not.toMatch(/[*_#`]|\]\(/);
  });
});

test("a theme without a known exam, axis or line is refused", () => {
  for (const file of [
    "titulo: A\nprova: enem\neixo: nada",
    "prova: enem\neixo: saude",
    "titulo: A\noutra: b",
  ])
    expect(() => readEssayTheme("a.md", file)).toThrow("a.md");
});
