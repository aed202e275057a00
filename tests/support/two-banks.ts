import { lettersOf, markedLetters } from "#app/features/bank/domain/answers/answer-forms.ts";
import { markedAnswer } from "#app/features/bank/domain/answers/check-answer.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { givenDraft } from "./given.ts";

/** Words only in solutions, hints and explanations of the first and of the second bank. */
export const canaries = { first: "canariozerado", second: "papagaioazulado" };

/** Another key of the same form. */
function shiftedKey({ kind, alternatives }: QuestionDraft, key: string, shift: number): string | null {
  if (kind === "numeric") return String(Number(key) + shift).padStart(3, "0");
  const letters: string[] = lettersOf(kind, alternatives.length);
  const moved = markedLetters(key).map(
    (letter) => letters[(letters.indexOf(letter) + shift) % letters.length] ?? "",
  );
  return markedAnswer(kind, moved);
}

/** The same question as in another bank: other key, other solution, everything else equal. */
function withOtherSecrets(draft: QuestionDraft, canary: string, shift: number): QuestionDraft {
  const key = draft.key && shiftedKey(draft, draft.key, shift);
  const secret = `${canary} `.repeat(shift + 1);
  const solution = draft.solution === null ? null : `Resolução: ${secret} a alternativa é ${key}.`;
  return { ...draft, key, solution, hint: `Dica: ${secret}`, explanation: `O enunciado pede ${secret}` };
}

/** Questions of every kind, as the bank has them. */
export const drafts = [
  ...Array.from({ length: 120 }, (_, index) => generateQuestion(index)),
  givenDraft({ kind: "sum", key: "05", statement: "Some as proposições certas." }),
  givenDraft({ kind: "multiple-choice", key: "AC", statement: "Marque as certas." }),
  givenDraft({ kind: "numeric", alternatives: [], key: "042", statement: "Quantos são?" }),
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
