import { describe, expect, test } from "vitest";
import {
  stepAbout,
  type Written,
  writtenAfter,
  writtenBefore,
  writtenOf,
} from "#app/features/assistant/domain/tutor/written-help.ts";
import type { TutorAsk, TutorQuestion } from "#app/features/assistant/domain/tutor-material.ts";

const steps = ["No gráfico, o consumo é $3q$.", "A soma das famílias é 80.", "Divida por 4."];
const written: Written = {
  ...{ idea: "Descobrir o menor consumo.", rungs: ["Olhe o gráfico.", "Monte a equação."], steps },
  remarks: [{ letter: "A", text: "Soma as famílias e para ali." }],
  concept: null,
};
const ask: TutorAsk = {
  ...{ prompt: null, words: "", question: null, answer: null, key: null, lookAlikes: [], sources: [] },
  ...{ essay: null, before: [], photo: null },
};
const talkOf = (...texts: string[]): TutorAsk["before"] => texts.map((text) => ({ from: "assistant", text }));
const numbered = steps.map((step, at) => `**Passo ${at + 1}.** ${step}`);
const nothingKnown = { answer: { marked: "B", right: true }, verdict: [], more: [] };

const solution = "1. Some.\n\n**Por que não as outras**\n\n- **A:** Subtrai.";
const question: TutorQuestion = {
  ...{ id: "Q1", place: "ENEM 2020 Q1", subject: null, topics: [], kind: "single-choice", statement: "" },
  ...{ alternatives: [], hint: "1. Olhe.\n2. Some.", explanation: null, solution },
};

describe("what is written for a question", () => {
  test("has no idea where the question has no explanation", () => {
    expect(writtenOf(question)).toMatchObject({ idea: "", rungs: ["Olhe.", "Some."], steps: ["Some."] });
  });

  test.each([
    ["no hint", { hint: null }],
    ["a hint of one rung", { hint: "Olhe." }],
    ["no solution", { solution: null }],
    ["a solution of one text", { solution: "Some." }],
  ])("is nothing with %s", (_, fields) => {
    expect(writtenOf({ ...question, ...fields })).toBeNull();
  });
});

test.each([
  ["não entendi o passo 2", 1],
  ["não entendi o passo 9", -1],
  ["de onde vem o 3q?", 0],
  ["de onde vem o 80?", 1],
  ["não vi isso na figura", 0],
  ["não vi isso no gráfico", 0],
  ["não vi isso no mapa", -1],
  ["quero a próxima dica", -1],
])("the step that %j is about: %i", (words, at) => {
  expect(stepAbout(words, steps)).toBe(at);
});

describe("before the answer", () => {
  const context = { given: "Dados.", check: "Some de novo.", tells: () => false };

  test("the idea is not repeated, and the rungs go on after the last one", () => {
    const talk = { ...ask, before: talkOf(written.idea, "**Dica.** Olhe o gráfico.") };
    expect(writtenBefore({ ...talk, prompt: 0 }, written, context)[0]).toBe("");
    expect(writtenBefore({ ...talk, prompt: 2 }, written, context).slice(0, 2)).toEqual([
      "",
      "**Dica.** Monte a equação.",
    ]);
  });

  test("after the last rung it says so, once", () => {
    const all = written.rungs.join("\n");
    const [ended = ""] = writtenBefore({ ...ask, prompt: 1, before: talkOf(all) }, written, context);
    expect(ended).toMatch(/^As dicas desta questão já estão acima\./);
    expect(writtenBefore({ ...ask, prompt: 1, before: talkOf(all, ended) }, written, context)[0]).toBe("");
    expect(writtenBefore({ ...ask, prompt: 2, before: talkOf(all) }, written, context)[1]).toBe(ended);
  });
});

describe("after the answer", () => {
  test("a doubt gets the step it is about; once that is there, the next one that is not", () => {
    const doubt = { ...ask, words: "não entendi o passo 1" };
    const known = "Esse passo já está acima.";
    const [first = "", second = "", third = ""] = numbered;
    expect(writtenAfter(doubt, written, nothingKnown)).toEqual([first]);
    expect(writtenAfter({ ...doubt, before: talkOf(first) }, written, nothingKnown)).toEqual([known, second]);
    const all = talkOf(first, second, third);
    expect(writtenAfter({ ...doubt, before: all }, written, nothingKnown)).toEqual([known]);
  });

  test("a doubt about no step gets a question for its number", () => {
    const [text] = writtenAfter({ ...ask, words: "não vi isso no mapa" }, written, nothingKnown);
    expect(text).toMatch(/Diga o número do passo em que você travou\.$/);
  });

  test("an answer with a remark gets the remark and the step where the ways part; one without, all steps", () => {
    const wrong = { ...nothingKnown, answer: { marked: "A", right: false } };
    expect(writtenAfter({ ...ask, prompt: 1 }, written, wrong)).toEqual([
      "Soma as famílias e para ali.",
      `É aqui que os caminhos se separam. ${numbered[1]}`,
    ]);
    expect(writtenAfter({ ...ask, prompt: 0 }, written, nothingKnown)).toEqual([written.idea, ...numbered]);
  });

  test("where all of it is there, it says so", () => {
    expect(writtenAfter({ ...ask, prompt: 2, before: talkOf(...numbered) }, written, nothingKnown)).toEqual([
      "Tudo o que a resolução traz já está acima. Diga em que passo você travou.",
    ]);
  });
});
