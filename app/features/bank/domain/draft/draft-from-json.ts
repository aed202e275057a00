import { allKinds } from "../answers/answer-forms.ts";
import { readKey } from "../answers/read-key.ts";
import { institutionOf } from "../catalogue/institutions.ts";
import { subjectOf } from "../catalogue/subjects.ts";
import type { AlternativeDraft, InepItem, QuestionDraft, QuestionKind } from "../draft.ts";
import { LONGEST_TEXT } from "./draft-faults.ts";
import { LONGEST_LINE } from "./draft-from-form.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Validates field by field and ignores others. Throws RangeError for an invalid draft. */
export function draftFromJson(value: unknown): QuestionDraft {
  const draft = fieldsOf(value);
  const exam = fieldsOf(draft.exam);
  const provenance = fieldsOf(draft.provenance);
  const institution = institutionOf(textOf(draft.institution, 20));
  const subject = subjectOf(textOf(draft.subject, 20));
  if (!institution || !subject) throw new RangeError("institution or subject");
  const kind = oneOf(draft.kind, allKinds);
  return {
    institution: institution.code,
    exam: {
      year: between(numberOf(exam.year), 1900, 2100),
      phase: orNull(exam.phase, (each) => textOf(each, LONGEST_LINE)),
      day: orNull(exam.day, numberOf),
      booklet: orNull(exam.booklet, (each) => textOf(each, LONGEST_LINE)),
    },
    number: orNull(draft.number, numberOf),
    subject: subject.slug,
    topics: listOf(draft.topics, 30).map((each) => textOf(each, 200)),
    kind,
    language: orNull(draft.language, (each) => oneOf(each, ["ingles", "espanhol"])),
    difficulty: orNull(draft.difficulty, (each) => oneOf(each, [1, 2, 3])),
    statement: textOf(draft.statement),
    alternatives: listOf(draft.alternatives, 5).map(alternativeFrom),
    key: orNull(draft.key, (each) => keyFrom(each, kind)),
    solution: orNull(draft.solution, textOf),
    hint: orNull(draft.hint, textOf),
    explanation: orNull(draft.explanation, textOf),
    status: oneOf(draft.status, ["published", "quarantined", "annulled"]),
    quarantineReason: orNull(draft.quarantineReason, (each) => textOf(each, 500)),
    inep: orNull(draft.inep, itemFrom),
    provenance: {
      source: textOf(provenance.source, 60),
      path: textOf(provenance.path, 500),
      version: textOf(provenance.version, 60),
    },
    ...(draft.origin === undefined ? {} : { origin: oneOf(draft.origin, ["exam", "authored"]) }),
  };
}

function keyFrom(value: unknown, kind: QuestionKind): string {
  const key = readKey(kind, textOf(value, 10));
  if (key === null || key !== value) throw new RangeError("key");
  return key;
}

function alternativeFrom(value: unknown): AlternativeDraft {
  const { text, picture } = fieldsOf(value);
  return {
    text: textOf(text),
    picture: orNull(picture, (each) => {
      const { path, alt } = fieldsOf(each);
      return { path: textOf(path, 500), alt: orNull(alt, textOf) };
    }),
  };
}

function itemFrom(value: unknown): InepItem {
  const { itemCode, area, skill, a, b, c } = fieldsOf(value);
  return {
    itemCode: orNull(itemCode, numberOf),
    area: oneOf(area, ["LC", "CH", "CN", "MT"]),
    skill: orNull(skill, numberOf),
    a: orNull(a, numberOf),
    b: orNull(b, numberOf),
    c: orNull(c, numberOf),
  };
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new RangeError("fields");
  return value as Fields;
}

function listOf(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new RangeError("list");
  return value;
}

function textOf(value: unknown, longest = LONGEST_TEXT): string {
  if (typeof value !== "string" || value.length > longest) throw new RangeError("text");
  return value;
}

function numberOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new RangeError("number");
  return value;
}

function between(value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError("range");
  return value;
}

function oneOf<const Choice extends string | number>(value: unknown, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new RangeError("choice");
  return chosen;
}

function orNull<Value>(value: unknown, read: (value: unknown) => Value): Value | null {
  return value === null || value === undefined ? null : read(value);
}
