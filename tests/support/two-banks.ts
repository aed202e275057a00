import { lettersOf } from "#app/domain/questions/check-answer.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { givenDraft } from "./given.ts";

/** Words that stand in keys' companions only: in solutions, hints and explanations of the first and of the second bank. */
export const canaries = { first: "canariozerado", second: "papagaioazulado" };

/** The same question as another bank might hold it: other key, other solution, everything else equal. */
function withOtherSecrets(draft: QuestionDraft, canary: string, shift: number): QuestionDraft {
  const letters = lettersOf(draft.kind, draft.alternatives.length);
  const place = (letters as string[]).indexOf(draft.key ?? "");
  const key = letters.length === 0 ? null : (letters[(place + shift) % letters.length] ?? null);
  const secret = `${canary} `.repeat(shift + 1);
  const solution = draft.solution === null ? null : `Resolução: ${secret} a alternativa é ${key}.`;
  return { ...draft, key, solution, hint: `Dica: ${secret}`, explanation: `O enunciado pede ${secret}` };
}

/** Questions of every kind, as the bank has them. */
export const drafts = [
  ...Array.from({ length: 120 }, (_, index) => generateQuestion(index)),
  givenDraft({
    kind: "open",
    alternatives: [],
    key: null,
    statement: "Disserte sobre a conservação da energia.",
  }),
  givenDraft({
    institution: "OBMEP",
    kind: "open",
    alternatives: [],
    key: null,
    statement: "Mostre que a soma de dois ímpares é par.",
  }),
  givenDraft({ solution: null, statement: "Questão sem resolução publicada." }),
];
/** The same questions in two banks that differ in keys, solutions, hints and explanations only. */
export const banks = {
  first: drafts.map((draft) => withOtherSecrets(draft, canaries.first, 0)),
  second: drafts.map((draft, index) => withOtherSecrets(draft, canaries.second, 1 + (index % 2))),
};
