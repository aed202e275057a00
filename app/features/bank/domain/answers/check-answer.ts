import { formatShare } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import type { QuestionKind } from "../draft.ts";
import {
  forms,
  LETTERS,
  type Letter,
  labelOf,
  lettersOf,
  markedLetters,
  marksSeveral,
  padded,
  worthOf,
} from "./answer-forms.ts";

/** Case-insensitive; null for anything else. */
export function letterOf(sent: unknown): Letter | null {
  if (typeof sent !== "string") return null;
  const letter = sent.trim().toUpperCase();
  return LETTERS.find((each) => each === letter) ?? null;
}

export type Alternative = { letter: string; html: string };

export function letteredAlternatives(kind: QuestionKind, htmls: readonly string[]): Alternative[] {
  return lettersOf(kind, htmls.length).map((letter, index) => ({ letter, html: htmls[index] ?? "" }));
}

/**
 * An answer is stored as one text whose form follows from it: "C", "ACD", a sum of two digits ("13"), a number of three
 * ("042"). Equal texts are equal answers. Null for anything else.
 */
export function answerOf(sent: unknown): string | null {
  if (typeof sent !== "string") return null;
  const text = sent.trim().toUpperCase();
  if (/^\d{3}$/.test(text)) return text;
  if (/^\d{2}$/.test(text)) return Number(text) >= 1 && Number(text) < 2 ** LETTERS.length ? text : null;
  const letters = LETTERS.filter((letter) => text.includes(letter));
  return text !== "" && letters.length === text.length ? letters.join("") : null;
}

/**
 * The answers that a question accepts, as stored with its key: "ABCDE", "+ABCDE" (several), "31" (greatest sum), "999".
 */
export function takenAnswers(kind: QuestionKind, alternatives: number): string {
  const letters = lettersOf(kind, alternatives).join("");
  switch (forms[kind]) {
    case "letters":
      return `+${letters}`;
    case "sum":
      return padded(2 ** letters.length - 1, 2);
    case "number":
      return "999";
    default:
      return letters;
  }
}

/** The same rule in SQL: `takes` in queries/questions/answers.server.ts. */
export function isTaken(answer: string, taken: string): boolean {
  if (/^\d/.test(taken)) return answer.length === taken.length && /^\d/.test(answer) && answer <= taken;
  const letters = [...answer];
  return letters.every((each) => taken.includes(each)) && (taken.startsWith("+") || letters.length === 1);
}

/** Null where nothing is marked. */
export function markedAnswer(kind: QuestionKind, letters: readonly string[]): string | null {
  const marked = LETTERS.filter((letter) => letters.includes(letter));
  if (marked.length === 0) return null;
  if (forms[kind] !== "sum") return marked.join("");
  return padded(
    marked.reduce((sum, letter) => sum + worthOf(letter), 0),
    2,
  );
}

/** The answer after an alternative, or a digit of a number, is chosen. */
export function nextAnswer(kind: QuestionKind, answer: string | null, chosen: string): string | null {
  if (forms[kind] === "number") return padded((Number(answer ?? 0) * 10 + Number(chosen)) % 1000, 3);
  if (!marksSeveral(kind)) return chosen;
  const marked = markedLetters(answer);
  const others = marked.filter((letter) => letter !== chosen);
  return markedAnswer(kind, others.length < marked.length ? others : [...marked, chosen]);
}

/** What the keyboard chooses: letters, or digits of a number. */
export function choicesOf(kind: QuestionKind, alternatives: readonly Alternative[]): string[] {
  return forms[kind] === "number" ? [..."0123456789"] : alternatives.map(({ letter }) => letter);
}

/**
 * From 0 to 1. Only a sum has credit between: the share of the right propositions, if no wrong one is marked (UEM's rule).
 * Points and statistics count an answer as right at 1 (decision 019).
 */
export function creditOf(answer: string, key: string): number {
  if (answer === key) return 1;
  if (!/^\d\d$/.test(key) || !/^\d\d$/.test(answer)) return 0;
  const [given, right] = [markedLetters(answer), markedLetters(key)];
  return given.every((letter) => right.includes(letter)) ? given.length / right.length : 0;
}

/** "parcial: 67%"; null unless partial. */
export function partialText(credit: number): string | null {
  return credit > 0 && credit < 1 ? `parcial: ${formatShare(credit)}` : null;
}

/** "C"; "A, C e D"; "13 (01 + 04 + 08)"; "042". */
export function answerName(answer: string): string {
  if (/^\d{3}$/.test(answer)) return answer;
  const marked = markedLetters(answer);
  if (!/^\d/.test(answer)) return inWords(marked);
  return marked.length < 2
    ? answer
    : `${answer} (${marked.map((letter) => labelOf("sum", letter)).join(" + ")})`;
}

/** "a certa é a C", within a sentence. */
export function keyWords(key: string): string {
  if (/^\d{3}$/.test(key)) return `a resposta certa é ${key}`;
  if (/^\d/.test(key)) return `a soma certa é ${answerName(key)}`;
  return key.length > 1 ? `as certas são ${answerName(key)}` : `a certa é a ${key}`;
}

/** Without a full stop. */
export function keySentence(key: string): string {
  return keyWords(key).replace(/^a/, "A");
}

/** The noun before an answer's name: "Alternativa C". */
export function answerNoun(answer: string): string {
  if (/^\d/.test(answer)) return answer.length === 3 ? "Resposta" : "Soma";
  return answer.length > 1 ? "Alternativas" : "Alternativa";
}
