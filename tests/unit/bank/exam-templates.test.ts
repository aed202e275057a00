import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import {
  type ExamTemplate,
  sectionSubjects,
  templateLanguage,
  templateQuestions,
  templateSummary,
  unsourcedNote,
} from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplateOf, examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { dataSets } from "#tests/support/data-sets.ts";

/** Throws where there is none. */
function given(id: string): ExamTemplate {
  const template = examTemplateOf(id);
  if (!template) throw new Error(`no template ${id}`);
  return template;
}

it.each([
  ["enem-1", "90 questões de 5 alternativas e redação, 5 h 30 min"],
  ["enem-2", "90 questões de 5 alternativas, 5 horas"],
  ["ita", "48 questões de 5 alternativas, 5 horas"],
  ["ime", "40 questões de 5 alternativas"],
  ["espcex-1", "44 questões de 5 alternativas e redação, 4 h 30 min"],
  ["espcex-2", "56 questões de 5 alternativas, 4 h 30 min"],
  ["afa", "64 questões de 4 alternativas e redação, 5 h 30 min"],
  ["fuvest", "90 questões de 5 alternativas, 5 horas"],
])("the template %s is an exam of %s", (id, summary) => {
  expect(templateSummary(given(id))).toBe(summary);
  expect(institutionOf(given(id).institution)).toBeDefined();
});

test("every count, time and number of choices has a source that a reader can open, or the template says so", () => {
  expect(new Set(examTemplates.map(({ id }) => id)).size).toBe(examTemplates.length);
  for (const template of examTemplates) {
    const said = new Set((template.sources ?? []).flatMap(({ says }) => says));
    expect([template.id, said.has("counts"), said.has("choices")]).toEqual([template.id, true, true]);
    expect([template.id, said.has("minutes")]).toEqual([template.id, template.minutes !== null]);
    expect(unsourcedNote(template) === null).toBe(template.minutes !== null);
    for (const { address } of template.sources ?? []) expect(URL.canParse(address)).toBe(true);
  }
  expect(unsourcedNote({ ...given("ita"), sources: null })).toContain("Não achamos fonte");
});

test("the language is one that the exam offers, and only its section changes with it", () => {
  const enem = given("enem-1");
  expect(["espanhol", "latim", null].map((asked) => templateLanguage(enem, asked))).toEqual([
    "espanhol",
    "ingles",
    "ingles",
  ]);
  expect(templateLanguage(given("afa"), "espanhol")).toBeNull();
  const [language, letters] = enem.sections.map((section) => sectionSubjects(section, "espanhol"));
  expect([language, letters]).toEqual([["espanhol"], ["portugues", "artes"]]);
  expect(examTemplateOf(null)).toBeNull();
});

/** The latest key of each, as "exam;phase". */
function latestKeys(csv: string): ReadonlyMap<string, string[]> {
  const latest = new Map<string, string[]>();
  for (const row of csv.trim().split("\n").slice(1)) {
    const cells = row.split(";");
    const [exam = "", year = "", phase = ""] = cells;
    const key = `${exam};${phase}`;
    if (year >= (latest.get(key)?.[1] ?? "")) latest.set(key, cells);
  }
  return latest;
}

describe.each(dataSets("gabaritos", { own: {}, real: {} }))("the official keys of $name", ({ root }) => {
  const latest = latestKeys(readFileSync(`${root}/gabaritos/militares-ita-ime.csv`, "utf8"));

  it.each([
    ["ita", "ITA;1a fase"],
    ["ime", "IME;1a fase objetiva"],
    ["espcex-1", "ESPCEX;dia 1"],
    ["espcex-2", "ESPCEX;dia 2"],
    ["afa", "AFA;unica"],
  ])("%s has the questions, subjects and letters of its key", (id, key) => {
    const [, , , , total = "", letters = "", , blocks = ""] = latest.get(key) ?? [];
    const template = given(id);
    expect(String(templateQuestions(template))).toBe(total);
    const counts = blocks.split("|").map((block) => {
      const [, subject, first, last] = /^(\w+):(\d+)-(\d+)$/.exec(block) ?? [];
      return `${subject} ${Number(last) - Number(first) + 1}`;
    });
    const own = template.sections.map(({ subjects, count }) => `${subjects.join()} ${count}`);
    expect(own.sort()).toEqual(counts.sort());
    expect([...new Set(letters.replaceAll("X", ""))].sort().join("")).toBe(
      "ABCDE".slice(0, template.choices),
    );
  });
});
