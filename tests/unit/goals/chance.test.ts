import { expect, test } from "vitest";
import { chanceOf } from "#app/features/goals/domain/chance/chance.ts";
import { answerQuestions, readQuestions } from "#app/features/goals/domain/chance/chance-questions.server.ts";
import { fitCutoffs, predictCutoff } from "#app/features/goals/domain/chance/fit-cutoffs.ts";
import { changeAfter, movementsFrom } from "#app/features/goals/domain/chance/movements.ts";
import { shippedTable } from "../../../scripts/farol/course-table.ts";

const table = await shippedTable();

/** Points from a row's last cut-off of the marks that each is checked with. */
const OFFSETS = Array.from({ length: 16 }, (_, at) => at * 10 - 75);

type Case = { chance: number; passed: boolean; passedLast: boolean; open: boolean };

/** Every row of a year, predicted from the years before it alone. */
function backTest(target: number): Case[] {
  const from = table.years.indexOf(target) + 1;
  const fit = fitCutoffs(table, from);
  return movementsFrom(table, from).flatMap((movement) => {
    const change = changeAfter(movement, from);
    if (change === null) return [];
    const open = movement.seats.modality === "AC";
    const predicted = predictCutoff(movement, fit);
    return OFFSETS.map((offset) => {
      const chance = chanceOf(movement.last + offset, predicted);
      return { chance, open, passed: offset >= change, passedLast: offset >= 0 };
    });
  });
}

const tests = new Map([2022, 2023, 2024].map((target) => [target, backTest(target)]));

function meanOf(all: readonly Case[], value: (each: Case) => number): number {
  return all.reduce((sum, each) => sum + value(each), 0) / all.length;
}

const brier = (cases: readonly Case[]) =>
  meanOf(cases, ({ chance, passed }) => (chance - Number(passed)) ** 2);
const stepBrier = (cases: readonly Case[]) =>
  meanOf(cases, ({ passed, passedLast }) => Number(passed !== passedLast));

/** Largest distance between what was said and what came true, in tenths of what was said. */
function worstTenth(cases: readonly Case[]): number {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    cases.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth),
  );
  return Math.max(
    ...tenths.map((group) => Math.abs(meanOf(group, ({ chance, passed }) => Number(passed) - chance))),
  );
}

test.each([
  { target: 2023, most: 0.095 },
  { target: 2024, most: 0.106 },
])(
  "chances of $target from the years before: Brier within $most and 0.72 of the last cut-off",
  ({ target, most }) => {
    const cases = tests.get(target) ?? [];
    console.log(
      target,
      brier(cases),
      brier(cases) / stepBrier(cases),
      worstTenth(cases),
      worstTenth(cases.filter((c) => c.open)),
    );
    expect(brier(cases)).toBeLessThanOrEqual(most);
    expect(brier(cases) / stepBrier(cases)).toBeLessThanOrEqual(0.72);
    expect(worstTenth(cases)).toBeLessThanOrEqual(0.15);
  },
);

test("the whole country's movement is in the margin: over the three years that can be checked no tenth errs by 0.11, nor that of AC by 0.15", () => {
  const cases = [...tests.values()].flat();
  expect(worstTenth(cases)).toBeLessThanOrEqual(0.11);
  expect(worstTenth(cases.filter(({ open }) => open))).toBeLessThanOrEqual(0.15);
});

test("a chance never falls with the mark, stays within 0 and 1, and comes nearer to a half with the mark's own error", () => {
  const known = { expected: 700, spread: 15 };
  const chances = Array.from({ length: 1001 }, (_, score) => chanceOf(score, known));
  expect(chances.every((chance, at) => chance >= (chances[at - 1] ?? 0) && chance <= 1)).toBe(true);
  expect([chances[0], chances[1000]].map((each) => each?.toFixed(3))).toEqual(["0.000", "1.000"]);
  expect(chanceOf(740, known, 22)).toBeLessThan(chanceOf(740, known));
  expect(chanceOf(660, known, 22)).toBeGreaterThan(chanceOf(660, known));
});

test("questions name a row of the newest year by nine cells; where nobody got in, or nothing is so named, there is no chance", () => {
  const keys = [
    "UFMG;Belo Horizonte;MG;CAMPUS SAÚDE;MEDICINA;Bacharelado;Integral;AC;160",
    "ufmg;belo  horizonte;mg;campus saude;medicina;bacharelado;integral;ac;160",
    "UFMG;Belo Horizonte;MG;CAMPUS SAÚDE;MEDICINA;Bacharelado;Integral;AC;161",
    "IFSEMG;São João del Rei;MG;CAMPUS SÃO JOÃO DEL REI;GESTÃO DA TECNOLOGIA DA INFORMAÇÃO;Tecnológico;Noturno;PCD + RENDA + EP;1",
  ];
  const answers = answerQuestions(
    table,
    keys.map((key) => ({ key, score: 820 })),
  );
  const [first] = answers;
  expect(first?.chance).toBeGreaterThan(0.5);
  expect(answers.map(({ chance }) => chance)).toEqual([first?.chance, first?.chance, null, null]);
});

test("a file of questions is a list of keys and scores, or nothing", () => {
  expect(readQuestions('[{"key":"a","score":1}]')).toEqual([{ key: "a", score: 1 }]);
  const wrong = [
    "",
    "{}",
    "[1]",
    "[null]",
    '[{"key":1,"score":1}]',
    '[{"key":"a"}]',
    '[{"key":"a","score":"1"}]',
  ];
  expect(wrong.map(readQuestions)).toEqual(wrong.map(() => null));
});
