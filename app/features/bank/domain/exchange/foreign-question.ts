import type { AlternativeDraft, QuestionDraft, QuestionKind } from "../draft.ts";
import type { Loss } from "./loss.ts";

const foreignFormats = ["moodle-xml", "gift", "aiken", "qti"] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

export type ForeignQuestion = {
  /** Id number, name, or position ("questão 3"). */
  name: string;
  line: number;
  kind: QuestionKind;
  statement: string;
  alternatives: AlternativeDraft[];
  key: string | null;
  solution: string | null;
  hint: string | null;
  /** Category parts, innermost last, and tags: may name subject, topics and exam. */
  labels: string[];
  /** First problem, in Portuguese. */
  problem: string | null;
  /** What changed on the way, or was guessed; absent where nothing. */
  losses?: Loss[];
  /** The draft of our own export, if the visible texts are unchanged. */
  carried: QuestionDraft | null;
};

/** Nothing is dropped: what is no question of ours is in `unsupported` or `malformed`. */
export type FileReading = {
  questions: ForeignQuestion[];
  unsupported: { name: string; line: number; kind: string }[];
  malformed: { line: number; reason: string }[];
  pictures: Map<string, Uint8Array>;
};

export const mostQuestions = 10_000;

export function emptyReading(): FileReading {
  return { questions: [], unsupported: [], malformed: [], pictures: new Map() };
}
