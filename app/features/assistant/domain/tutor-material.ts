import { markedLetters } from "#app/features/bank/domain/answers/answer-forms.ts";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import type { TutorEssay } from "./tutor-essay.ts";

/** 0 explains the statement, 1 gives a hint, 2 goes step by step (R-TUTOR-2). */
export type PromptCode = 0 | 1 | 2;

/** Source texts (Markdown and LaTeX). `explanation` and `solution` may name the key: the guard reads what goes out. */
export type TutorQuestion = {
  id: string;
  /** Of its page, for a link to it. */
  href?: string;
  /** "ENEM 2017 Q45". */
  place: string;
  subject: string | null;
  topics: string[];
  kind: QuestionKind;
  statement: string;
  /** A picture's alternative text where the alternative is a picture. */
  alternatives: { letter: string; text: string }[];
  hint: string | null;
  explanation: string | null;
  solution: string | null;
};

/** The student's first answer, as stored (answer-forms.ts). */
export type TutorAnswer = { marked: string; right: boolean };

/** `value`: a sum ("13") or a number ("042"); null for letters. */
export type TutorKey = { letters: string[]; value: string | null };

/** What retrieval found for a free question. `name`: the title without its page; `isNear`: it answers nothing, and is the nearest there is. */
export type TutorSource = { title: string; name: string; href: string; text: string; isNear?: boolean };

/** `text`: what a provider read on it before; null: it is to be read, and nothing else. */
export type ShownPhoto = { bytes: Uint8Array; text: string | null };

export type TutorAsk = {
  /** Null for a free question. */
  prompt: PromptCode | null;
  /** The person's own text with personal data masked; "" if none. */
  words: string;
  question: TutorQuestion | null;
  /** Null before the first answer. */
  answer: TutorAnswer | null;
  /** Null before the first answer: no provider needs it for a hint. */
  key: TutorKey | null;
  /** Solved questions of the same topics, nearest first. */
  lookAlikes: TutorQuestion[];
  sources: TutorSource[];
  /** The own draft that a hint is about. */
  essay: TutorEssay | null;
  before: { from: "user" | "assistant"; text: string }[];
  photo: ShownPhoto | null;
};

/** Of a key as stored; null for open questions and unknown keys. */
export function tutorKeyOf(key: string | null): TutorKey | null {
  if (!key) return null;
  return { letters: markedLetters(key), value: /^\d/.test(key) ? key : null };
}
