import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { currentNames } from "#app/domain/catalogue/topic-ids.ts";
import type { Complain, QuestionPart } from "#app/domain/exchange/farol/problem.ts";
import { newQuestionBlock, type QuestionBlock } from "#app/domain/exchange/farol/question-block.ts";
import { questionOfBlock } from "#app/domain/exchange/farol/question-of-block.ts";
import { languageNamed } from "#app/domain/exchange/farol/question-values.ts";
import { splitTopics } from "#app/domain/exchange/farol/topics-named.ts";
import { letterOf, lettersOf } from "#app/domain/questions/check-answer.ts";
import type { Provenance, QuestionDraft } from "#app/domain/questions/draft.ts";
import type { ExamHead } from "./exam-document.ts";
import type { FieldProblems } from "./exam-fields.ts";

export const questionFieldNames = [
  ...(["number", "subject", "topics", "kind", "language", "difficulty", "statement"] as const),
  ...(["a", "b", "c", "d", "e", "key", "hint", "solution", "explanation"] as const),
] as const;
export type QuestionFieldName = (typeof questionFieldNames)[number];
export type QuestionFields = Record<QuestionFieldName, string>;

export const ANNULLED = "anulada";
const LETTERS = ["a", "b", "c", "d", "e"] as const;
const fieldOfPart: Readonly<Record<QuestionPart, QuestionFieldName>> = {
  ...{ exam: "statement", subject: "subject", statement: "statement", alternatives: "a", key: "key" },
  topics: "topics",
};

/** What a message says on how to write it in a text: a form has fields for that. */
const HOW_IN_TEXT = / (?:Escreva, por exemplo|Se for discursiva|Ponha o Tipo).*$/s;

/** A question's form: empty, after the number before, or as a draft says. */
export function fieldsOfDraft(
  draft: QuestionDraft | null,
  { head, number, catalogue }: { head: ExamHead; number: number; catalogue: TopicCatalogue },
): QuestionFields {
  const text = (value: string | number | null | undefined) => (value == null ? "" : `${value}`);
  const letters = draft ? lettersOf(draft.kind, draft.alternatives.length) : [];
  const alternative = (letter: string) =>
    draft?.alternatives[letters.findIndex((each) => each.toLowerCase() === letter)]?.text ?? "";
  const alternatives = Object.fromEntries(LETTERS.map((letter) => [letter, alternative(letter)]));
  return {
    number: draft ? text(draft.number) : `${number}`,
    subject: draft?.subject ?? head.subject ?? "",
    topics: draft ? currentNames(draft.subject, draft.topics, catalogue).join("; ") : "",
    kind: draft?.kind ?? "single-choice",
    language: draft?.language ?? "",
    difficulty: text(draft?.difficulty),
    statement: draft?.statement ?? "",
    ...(alternatives as Record<(typeof LETTERS)[number], string>),
    key: draft?.status === "annulled" ? ANNULLED : (draft?.key ?? ""),
    hint: text(draft?.hint),
    solution: text(draft?.solution),
    explanation: text(draft?.explanation),
  };
}

type FieldsScope = {
  head: ExamHead;
  provenance: Provenance;
  before: QuestionDraft | null;
  catalogue: TopicCatalogue;
};

/**
 * The question a form gives, judged as one in a text would be, or what is wrong with which field. What the form does not show
 * (pictures of alternatives, INEP's item, whether it is authored) stays as `before` has it.
 */
export function draftOfFields(
  fields: QuestionFields,
  { head, provenance, before, catalogue }: FieldsScope,
): { draft: QuestionDraft; problems: null } | { draft: null; problems: FieldProblems<QuestionFieldName> } {
  const problems: FieldProblems<QuestionFieldName> = {};
  const number = fields.number.trim();
  if (!/^(?!0+$)\d{0,3}$/.test(number)) problems.number = "O número é de 1 a 999, ou nenhum.";
  const block = blockOf(fields, before);
  const header = { line: 0, subject: null, ...provenance, institution: head.institution, exam: head.exam };
  const complain: Complain = (message, _, part = "statement") => {
    problems[fieldOfPart[part]] ??= message.replace(HOW_IN_TEXT, "");
  };
  const draft = questionOfBlock(block, { header, complain, catalogue });
  if (!draft || Object.keys(problems).length > 0) return { draft: null, problems };
  return { draft: { ...draft, provenance }, problems: null };
}

function blockOf(fields: QuestionFields, before: QuestionDraft | null) {
  const number = Number(fields.number.trim());
  const block = newQuestionBlock(0, Number.isSafeInteger(number) && number > 0 ? number : null);
  const kinds = ["single-choice", "right-wrong", "open"] as const;
  block.subject = subjectOf(fields.subject)?.slug ?? null;
  block.topics = { line: 0, names: splitTopics(fields.topics) };
  block.kind = kinds.find((kind) => kind === fields.kind) ?? "single-choice";
  block.language = languageNamed(fields.language);
  block.difficulty = ([1, 2, 3] as const).find((each) => `${each}` === fields.difficulty) ?? null;
  block.inep = before?.inep ?? null;
  block.origin = before?.origin ?? null;
  const letter = letterOf(fields.key);
  if (fields.key === ANNULLED) block.status = "annulled";
  else if (letter && block.kind !== "open") block.key = { line: 0, letter };
  block.sections.statement.push(...fields.statement.split("\n"));
  for (const part of ["hint", "solution", "explanation"] as const)
    block.sections[part].push(...fields[part].split("\n"));
  if (block.kind === "single-choice") block.alternatives = alternativesOf(fields, before);
  return block;
}

/** The alternatives of a form, none where all are empty; the fifth stands where it is written or was a picture. */
function alternativesOf(fields: QuestionFields, before: QuestionDraft | null): QuestionBlock["alternatives"] {
  const pictured = before?.kind === "single-choice" ? before.alternatives : [];
  const all = LETTERS.map((each, at) => ({
    line: 0,
    letter: each.toUpperCase(),
    lines: fields[each].split("\n"),
    picture: pictured[at]?.picture ?? null,
    isEmpty: fields[each].trim() === "" && !pictured[at]?.picture,
  }));
  if (all.every(({ isEmpty }) => isEmpty)) return [];
  return all
    .filter(({ isEmpty }, at) => at < 4 || !isEmpty)
    .map(({ isEmpty: _, ...alternative }) => alternative);
}
