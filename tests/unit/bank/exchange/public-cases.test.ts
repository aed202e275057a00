import { expect, test } from "vitest";
import type { FileReading } from "#app/features/bank/domain/exchange/foreign-question.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { decodedText, readers, summary } from "./foreign-files.ts";

type Case = {
  /** One line a question, as `summary` says it. */
  questions: string[];
  /** What the texts of the file contain, anywhere. */
  shows?: (string | RegExp)[];
  /** Words of the losses, in order; "": none at all. */
  losses?: string;
};

const real: Record<string, Case> = {
  "moodle-mesma-figura.xml": {
    questions: ["single-choice A 3"],
    shows: [
      /\n\n!\[quadrado\]\(trocas\/125f[\da-f]{12}-image\.png\)/,
      /!\[verde\]\(trocas\/09b2[\da-f]{12}-image\.png\)/,
    ],
  },
  "moodle-nome-de-figura-nfd.xml": {
    questions: ["single-choice A 3"],
    shows: [/!\[órbita\]\(trocas\/[\da-f]{16}-figura-órbita\.png\)/],
  },
  "moodle-sublinhado-por-estilo.xml": {
    questions: ["single-choice A 3"],
    shows: ["<u>que chegaram cedo</u>", "**outros**"],
  },
  "moodle-lista-por-letras.xml": { questions: ["single-choice A 2"], shows: ["A. hélio  \nB. cloro"] },
  "moodle-entidades.xml": {
    questions: ["single-choice A 3", "single-choice A 2"],
    shows: [..."λµωΩ∈∪∞√≈¾∠≡θ←μ↔∑∫‰′¹¼", /^[^&]*$/],
  },
  "moodle-formula-wiris.xml": { questions: ["single-choice A 2"], shows: ["$\\frac{6}{2}$"] },
  "moodle-fracao-com-virgula.xml": {
    questions: ["multiple-choice ABC 4", "multiple-choice AB 3"],
    losses: "confira fração “33,33333” lida como 33.33333%",
  },
  "gift-barra-n.gift": {
    questions: ["single-choice A 3", "single-choice A 3"],
    shows: ["a \\neq 0", "\\nabla f", "\\nu = c"],
  },
  "gift-curta-sem-igual.gift": {
    questions: ["open - 0", "right-wrong C 2"],
    shows: ["**Resposta:** um"],
    losses: "confira resposta sem o sinal “=”: “um”",
  },
  "aiken-gabaritos.txt": {
    questions: ["single-choice C 3", "single-choice B 3", "single-choice A 3", "single-choice B 3"],
  },
  "aiken-comeca-por-inicial.txt": {
    questions: ["single-choice A 3"],
    shows: ["A. Einstein publicou em 1905 o trabalho sobre o efeito"],
  },
};

const own: Record<string, Case> = {
  "moodle-mesma-figura.xml": {
    questions: ["single-choice A 2"],
    shows: [
      /!\[placa\]\(trocas\/125f[\da-f]{12}-image\.png\)/,
      /!\[folha\]\(trocas\/09b2[\da-f]{12}-image\.png\)/,
    ],
  },
  "moodle-nome-de-figura-nfd.xml": {
    questions: ["single-choice A 2"],
    shows: [/!\[maçã\]\(trocas\/[\da-f]{16}-maçã\.png\)/],
  },
  "moodle-sublinhado-por-estilo.xml": {
    questions: ["single-choice A 2"],
    shows: ["<u>de capa azul</u>", "**todos**"],
  },
  "moodle-lista-por-letras.xml": { questions: ["single-choice A 2"], shows: ["A. ferro  \nB. cobre"] },
  "moodle-entidades.xml": {
    questions: ["single-choice A 2", "single-choice A 2"],
    shows: [..."α≠β√≈½‰Ω²πµ", /^[^&]*$/],
  },
  "moodle-formula-wiris.xml": { questions: ["single-choice A 2"], shows: ["$\\frac{a}{2}$"] },
  "moodle-fracao-com-virgula.xml": {
    questions: ["multiple-choice AB 3", "multiple-choice ABC 4"],
    losses: "confira fração “50,0” lida como 50.0%",
  },
  "gift-barra-n.gift": {
    questions: ["single-choice A 2", "single-choice A 2"],
    shows: ["b \\neq 0", "$c=1$", "\\nabla g", "\\nu = 1/T"],
  },
  "gift-curta-sem-igual.gift": {
    questions: ["open - 0", "right-wrong E 2"],
    shows: ["**Resposta:** dois"],
    losses: "confira resposta sem o sinal “=”: “dois”",
  },
  "aiken-gabaritos.txt": {
    questions: ["single-choice B 2", "single-choice C 3", "single-choice A 2", "single-choice B 2"],
  },
  "aiken-comeca-por-inicial.txt": {
    questions: ["single-choice A 2", "single-choice A 2"],
    shows: ["C. Darwin viajou", "A. Wegener propôs"],
  },
};

function textOf({ questions }: FileReading): string {
  return questions
    .flatMap(({ statement, alternatives, solution }) => [
      statement,
      ...alternatives.map(({ text }) => text),
      solution ?? "",
    ])
    .join("\n\n");
}

const cases = dataSets("casos-publicos", { own: { cases: own }, real: { cases: real } }).flatMap((set) =>
  Object.entries(set.cases).map(([file, expected]): [string, string, Case] => [
    file,
    `${set.root}/casos-publicos/${file}`,
    expected,
  ]),
);

test.each(cases)("%s means what it meant (%s)", async (file, path, { questions, shows = [], losses }) => {
  const reader = file.startsWith("moodle") ? "moodle" : file.startsWith("gift") ? "gift" : "aiken";
  const reading = await readers[reader](decodedText(path));
  expect(summary(reading)).toEqual(questions);
  const text = textOf(reading);
  for (const part of shows) {
    if (typeof part === "string") expect(text).toContain(part);
    else expect(text).toMatch(part);
  }
  const named = reading.questions.flatMap((question) => question.losses ?? []);
  if (losses === undefined) expect(named).toEqual([]);
  else expect(named.map(({ what, detail }) => `${what} ${detail}`)).toContain(losses);
});
