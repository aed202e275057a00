import { expect, test } from "vitest";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { printedPart } from "#app/features/exams/domain/printed-part.ts";

const idOf = (name: string) => institutionOf(name)?.id ?? -1;
const subject = (slug: string) => subjectOf(slug)?.id ?? -1;

const asked = (query: string) => new URLSearchParams(query);
const day = [
  { number: 91, language: "ingles" as const, subject: subject("ingles") },
  { number: 91, language: "espanhol" as const, subject: subject("espanhol") },
  { number: 96, language: null, subject: subject("portugues") },
  { number: 136, language: null, subject: subject("matematica") },
];
const printed = (query: string, institution = idOf("ENEM")) => printedPart(institution, day, asked(query));

test("of two languages one is printed, so that every number stands once", () => {
  const { choices, questions } = printed("");
  expect(questions.map(({ number }) => number)).toEqual([91, 96, 136]);
  expect(questions[0]?.language).toBe("ingles");
  expect(choices.map(({ name, value }) => [name, value])).toEqual([
    ["parte", ""],
    ["lingua", "ingles"],
  ]);
  expect(printed("lingua=espanhol").questions[0]?.language).toBe("espanhol");
  expect(printed("lingua=latim").questions).toEqual(questions);
});

test("an area of ENEM is printed alone, and has a choice of language only where it has two", () => {
  const { choices, questions } = printed("parte=matematica&lingua=espanhol");
  expect(questions.map(({ number }) => number)).toEqual([136]);
  expect(choices.map(({ name, value }) => [name, value])).toEqual([["parte", "matematica"]]);
  expect(choices[0]?.options.map(({ label }) => label)).toEqual([
    "Prova inteira",
    "Só Linguagens",
    "Só Matemática",
  ]);
  expect(printed("parte=linguagens").questions.map(({ number }) => number)).toEqual([91, 96]);
});

test("other exams have their subjects as parts, and an exam of one part has no choice", () => {
  const labels = printed("", idOf("ITA")).choices[0]?.options.map(({ label }) => label);
  expect(labels).toEqual(["Prova inteira", "Só Inglês", "Só Espanhol", "Só Português", "Só Matemática"]);
  expect(printedPart(idOf("ENEM"), day.slice(3), asked("parte=linguagens"))).toEqual({
    choices: [],
    questions: day.slice(3),
  });
});
