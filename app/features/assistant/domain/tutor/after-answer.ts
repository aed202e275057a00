import { markedLetters } from "#app/features/bank/domain/answers/answer-forms.ts";
import { answerName, answerNoun, keySentence } from "#app/features/bank/domain/answers/check-answer.ts";
import { sentencesOf } from "../sentences.ts";
import type { TutorAnswer, TutorAsk, TutorKey, TutorQuestion } from "../tutor-material.ts";
import { conceptOf } from "./concepts.ts";
import { paragraphsOf } from "./honest-text.ts";

function textOf({ alternatives }: TutorQuestion, letters: readonly string[]): string {
  const texts = alternatives.filter(({ letter, text }) => letters.includes(letter) && text);
  return texts.map(({ text }) => `“${text.trim().replace(/[.;]$/, "")}”`).join(" e ");
}

/** What a solution says of an alternative: its item of a list, or the sentences that name it. */
export function remarkOn(solution: string, letter: string): string {
  const item = new RegExp(
    `^\\s*(?:[-*]\\s*)?\\**${letter}\\**\\s*[).:–-]\\s*\\**\\s*[:–-]?\\s*(.+)$`,
    "m",
  ).exec(solution);
  if (item?.[1]) return item[1].replace(/^\*+\s*/, "");
  const named = new RegExp(
    `(?:alternativas?|letra|op[cç][aã]o|item|proposi[cç][aã]o|[dn]?[ao]s? da|(?<!\\p{L})[Aan]a?)\\s+\\**${letter}\\**(?![\\p{L}\\p{N}])(?!\\s*\\p{Lu})`,
    "u",
  );
  const sentences = paragraphsOf(solution)
    .flatMap(sentencesOf)
    .map((each) => each.trim());
  return sentences
    .filter((each) => named.test(each) && !/\$[^$]*$/.test(each.replace(/\$[^$]*\$/g, "")))
    .slice(0, 2)
    .join(" ");
}

function ownMistake({ marked }: TutorAnswer, question: TutorQuestion, key: TutorKey): string[] {
  const letters = markedLetters(marked);
  const wrong = letters.filter((letter) => !key.letters.includes(letter));
  const text = textOf(question, letters);
  const said = `Você marcou ${answerName(marked)}${text ? `: ${text}` : ""}.`;
  const remarks = wrong.map((letter) => remarkOn(question.solution ?? "", letter)).filter(Boolean);
  const missed =
    letters.length > 0 && wrong.length === 0 ? "O que você marcou está certo, mas faltou o resto." : "";
  const apart = "Siga a resolução abaixo e veja em que passo ela se separa do que você fez.";
  return [said, remarks.length > 0 ? remarks.join("\n\n") : missed || apart];
}

function rightOne(question: TutorQuestion, key: TutorKey): string {
  const stored = key.value ?? key.letters.join("");
  const text = textOf(question, key.letters);
  return `**${keySentence(stored)}**${text ? `: ${text}` : ""}.`;
}

function worked(question: TutorQuestion): string[] {
  if (question.solution) return ["**A resolução.**", ...paragraphsOf(question.solution)];
  const concept = conceptOf(question.topics);
  const known = [question.explanation, question.hint, concept?.text].filter((each) => each);
  return [
    "O acervo ainda não tem a resolução escrita desta questão.",
    ...(known.length > 0 ? ["Para refazer o caminho:", ...known.map(String)] : []),
  ];
}

function more(lookAlikes: readonly TutorQuestion[]): string[] {
  const places = lookAlikes.slice(0, 2).map(({ place }) => place);
  return places.length > 0 ? [`Para firmar, tente uma parecida: ${places.join(" ou ")}.`] : [];
}

/** Begins with the student's own wrong answer; the whole solution follows. */
export function helpAfterAnswer(ask: TutorAsk, question: TutorQuestion, answer: TutorAnswer): string[] {
  const { key } = ask;
  const start =
    answer.right || !key
      ? [
          answer.right
            ? `Você acertou: ${answerNoun(answer.marked).toLowerCase()} ${answerName(answer.marked)}. Confira se o seu caminho foi este.`
            : "",
        ]
      : [...ownMistake(answer, question, key), rightOne(question, key)];
  const own = ask.prompt === 0 ? question.explanation : ask.prompt === 1 ? question.hint : null;
  return [...start, ...(own ? [own] : []), ...worked(question), ...more(ask.lookAlikes)].filter(Boolean);
}
