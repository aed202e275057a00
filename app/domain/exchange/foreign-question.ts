import type { AlternativeDraft, QuestionDraft, QuestionKind } from "#app/domain/questions/draft.ts";

/** The formats of other systems, as the command line names them; also the source their questions are stored under. */
const foreignFormats = ["moodle-xml", "gift", "aiken"] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

/** A question as another system's file has it, its texts already in our Markdown. */
export type ForeignQuestion = {
  /** What the file calls it: its id number, its name, or its place ("questão 3"). */
  name: string;
  line: number;
  kind: QuestionKind;
  statement: string;
  alternatives: AlternativeDraft[];
  key: string | null;
  solution: string | null;
  hint: string | null;
  /** Category parts, innermost last, and tags: where subject, topics and exam may be named. */
  labels: string[];
  /** The first thing that could not be read or shown, in Portuguese. */
  problem: string | null;
  /** The draft our own export carries beside the readable texts, if those were not changed since. */
  carried: QuestionDraft | null;
};

/** All that a file holds. Nothing is dropped: what is no question of ours stands in `unsupported` or `malformed`. */
export type FileReading = {
  questions: ForeignQuestion[];
  unsupported: { name: string; line: number; kind: string }[];
  malformed: { line: number; reason: string }[];
  /** Embedded pictures by the path our texts name them by. */
  pictures: Map<string, Uint8Array>;
};

/** Questions of one file. */
export const mostQuestions = 10_000;

export function emptyReading(): FileReading {
  return { questions: [], unsupported: [], malformed: [], pictures: new Map() };
}
