import type { QuestionDraft } from "../draft.ts";

/** Places for alternatives in the form; those at the end may stay empty. */
export const PLACES = [0, 1, 2, 3, 4] as const;

/** An alternative in the form. `picture`: the path of the stored picture, "" for none. */
export type AlternativeFields = { text: string; picture: string; alt: string };

/** The form of a question as it was filled in. */
export type EditFields = {
  institution: string;
  phase: string;
  day: string;
  booklet: string;
  number: string;
  subject: string;
  topics: string[];
  kind: string;
  language: string;
  difficulty: string;
  status: string;
  quarantineReason: string;
  statement: string;
  alternatives: AlternativeFields[];
  key: string;
  solution: string;
  hint: string;
  explanation: string;
};

/** Fields that hold one text each. */
const texts = [
  "institution",
  "phase",
  "day",
  "booklet",
  "number",
  "subject",
  "kind",
  "language",
  "difficulty",
  "status",
  "quarantineReason",
  "statement",
  "key",
  "solution",
  "hint",
  "explanation",
] as const;

/** Longer than any text may be, so that what is too long is still recognised as such. */
const LONGEST_READ = 70_000;

type Form = { get(name: string): unknown; getAll(name: string): unknown[] };

/** What was posted; a field that no form leaves out reads as "". Line ends are those of the bank. */
export function readEditFields(form: Form): EditFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replace(/\r\n?/g, "\n").slice(0, LONGEST_READ) : "";
  };
  const fields = Object.fromEntries(texts.map((name) => [name, text(name)]));
  const topics = form.getAll("topics").filter((each) => typeof each === "string");
  return {
    ...(fields as Pick<EditFields, (typeof texts)[number]>),
    topics: [...new Set(topics)].slice(0, 30),
    alternatives: PLACES.map((place) => ({
      text: text(`alternative-${place}`),
      picture: form.get(`remove-picture-${place}`) ? "" : text(`picture-${place}`).slice(0, 300),
      alt: text(`alt-${place}`).slice(0, 500),
    })),
  };
}

/** The form of a question as it stands. */
export function fieldsOfDraft(draft: QuestionDraft): EditFields {
  const { exam, number, difficulty } = draft;
  return {
    institution: draft.institution,
    phase: exam.phase ?? "",
    day: exam.day === null ? "" : String(exam.day),
    booklet: exam.booklet ?? "",
    number: number === null ? "" : String(number),
    subject: draft.subject,
    topics: draft.topics,
    kind: draft.kind,
    language: draft.language ?? "",
    difficulty: difficulty === null ? "" : String(difficulty),
    status: draft.status,
    quarantineReason: draft.quarantineReason ?? "",
    statement: draft.statement,
    alternatives: PLACES.map((place) => {
      const found = draft.alternatives[place];
      const { path, alt } = found?.picture ?? { path: "", alt: "" };
      return { text: found?.text ?? "", picture: path, alt: alt ?? "" };
    }),
    key: draft.key ?? "",
    solution: draft.solution ?? "",
    hint: draft.hint ?? "",
    explanation: draft.explanation ?? "",
  };
}
