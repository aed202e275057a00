import { markedLetters } from "#app/features/bank/domain/answers/answer-forms.ts";
import { answerName, answerNoun, keySentence } from "#app/features/bank/domain/answers/check-answer.ts";
import { sentencesOf } from "../sentences.ts";
import type { TutorAnswer, TutorAsk, TutorKey, TutorQuestion } from "../tutor-material.ts";
import { conceptOf } from "./concepts.ts";
import { paragraphsOf } from "./honest-text.ts";
import { writtenAfter, writtenOf } from "./written-help.ts";

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

function rightSentence({ right, marked }: TutorAnswer): string {
  if (!right) return "";
  return `Você acertou: ${answerNoun(marked).toLowerCase()} ${answerName(marked)}. Confira se o seu caminho foi este.`;
}

function markedSentence({ marked }: TutorAnswer, question: TutorQuestion): string {
  const text = textOf(question, markedLetters(marked));
  return `Você marcou ${answerName(marked)}${text ? `: ${text}` : ""}.`;
}

function ownMistake(answer: TutorAnswer, question: TutorQuestion, key: TutorKey): string[] {
  const letters = markedLetters(answer.marked);
  const wrong = letters.filter((letter) => !key.letters.includes(letter));
  const said = markedSentence(answer, question);
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
  const links = lookAlikes.slice(0, 2).map(({ href, place }) => (href ? `[${place}](${href})` : place));
  return links.length > 0 ? [`Para firmar, parecidas com resolução: ${links.join(" e ")}.`] : [];
}

/** Begins with the student's own wrong answer; the whole solution follows. */
export function helpAfterAnswer(ask: TutorAsk, question: TutorQuestion, answer: TutorAnswer): string[] {
  const { key } = ask;
  const written = writtenOf(question);
  if (written) {
    const verdict =
      answer.right || !key
        ? [rightSentence(answer)]
        : [markedSentence(answer, question), rightOne(question, key)];
    return writtenAfter(ask, written, { answer, verdict, more: more(ask.lookAlikes) });
  }
  const start =
    answer.right || !key
      ? [rightSentence(answer)]
      : [...ownMistake(answer, question, key), rightOne(question, key)];
  const own = ask.prompt === 0 ? question.explanation : ask.prompt === 1 ? question.hint : null;
  return [...start, ...(own ? [own] : []), ...worked(question), ...more(ask.lookAlikes)].filter(Boolean);
}
