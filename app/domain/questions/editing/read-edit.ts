import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { type SubjectSlug, subjectNames, subjectOf } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/domain/catalogue/topic-ids.ts";
import { lettersOf } from "../check-answer.ts";
import type { AlternativeDraft, Difficulty, QuestionDraft, QuestionKind, QuestionStatus } from "../draft.ts";
import type { AlternativeFields, EditFields } from "./edit-fields.ts";

/** The fields a problem can stand at: those of the form, and each alternative's own. */
export type EditField = Exclude<keyof EditFields, "alternatives"> | `alternative-${number}`;
export type EditProblems = Partial<Record<EditField, string>>;

const kinds: readonly QuestionKind[] = ["single-choice", "right-wrong", "open"];
const statuses: readonly QuestionStatus[] = ["published", "annulled", "quarantined"];
const LONGEST_TEXT = 60_000;
const LONGEST_LINE = 80;
const FEWEST_ALTERNATIVES = 2;

/**
 * What the form makes of a question, and what is wrong with it. What no form shows (year, INEP's data, provenance) stays as
 * `before` has it: the year is part of the question's place in the bank.
 */
export function readEdit(
  fields: EditFields,
  before: QuestionDraft,
  catalogue: TopicCatalogue,
): { draft: QuestionDraft; problems: EditProblems } {
  const problems: EditProblems = {};
  const { status, kind } = classOf(fields, before);
  const alternatives = alternativesOf(fields.alternatives, kind, problems);
  const draft: QuestionDraft = {
    ...before,
    ...placeOf(fields, before, problems),
    ...topicsOf(fields, { before, catalogue }, problems),
    kind,
    language: fields.language === "ingles" || fields.language === "espanhol" ? fields.language : null,
    difficulty: (["1", "2", "3"].includes(fields.difficulty)
      ? Number(fields.difficulty)
      : null) as Difficulty | null,
    status,
    quarantineReason: status === "quarantined" ? fields.quarantineReason.trim() : null,
    statement: longText(fields, "statement", problems),
    alternatives,
    key: keyOf(fields.key, { status, letters: lettersOf(kind, alternatives.length) }, problems),
    solution: longText(fields, "solution", problems) || null,
    hint: longText(fields, "hint", problems) || null,
    explanation: longText(fields, "explanation", problems) || null,
  };
  if (draft.statement === "") problems.statement = "Escreva o enunciado.";
  if (status === "quarantined" && !draft.quarantineReason)
    problems.quarantineReason = "Escreva por que a questão fica fora do ar.";
  return { draft, problems };
}

function classOf(fields: EditFields, before: QuestionDraft) {
  return {
    kind: kinds.find((each) => each === fields.kind) ?? before.kind,
    status: statuses.find((each) => each === fields.status) ?? before.status,
  };
}

function line(text: string): string | null {
  return text.trim().slice(0, LONGEST_LINE) || null;
}

function wholeNumber(text: string, most: number): number | null | undefined {
  if (text.trim() === "") return null;
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

function placeOf(fields: EditFields, before: QuestionDraft, problems: EditProblems) {
  const institution = institutionOf(fields.institution);
  if (!institution) problems.institution = "Escolha a instituição.";
  const day = wholeNumber(fields.day, 9);
  if (day === undefined) problems.day = "O dia é um número de 1 a 9.";
  const number = wholeNumber(fields.number, 999);
  if (number === undefined) problems.number = "O número da questão vai de 1 a 999.";
  const { phase, booklet } = fields;
  const exam = { ...before.exam, phase: line(phase), day: day ?? null, booklet: line(booklet) };
  return { institution: institution?.code ?? before.institution, exam, number: number ?? null };
}

function topicsOf(
  fields: EditFields,
  { before, catalogue }: { before: QuestionDraft; catalogue: TopicCatalogue },
  problems: EditProblems,
) {
  const subject: SubjectSlug | undefined = subjectOf(fields.subject)?.slug;
  if (!subject) {
    problems.subject = "Escolha a disciplina.";
    return { subject: before.subject, topics: before.topics };
  }
  const strange = fields.topics.filter((name) => topicId(subject, name, catalogue) === undefined);
  if (strange.length > 0)
    problems.topics = `Estes assuntos não são de ${subjectNames[subject]}: ${strange.join(", ")}.`;
  return { subject, topics: fields.topics };
}

function longText(
  fields: EditFields,
  name: "statement" | "solution" | "hint" | "explanation",
  problems: EditProblems,
): string {
  const text = fields[name].trim();
  if (text.length > LONGEST_TEXT) problems[name] = "O texto pode ter até 60.000 caracteres.";
  return text;
}

function isEmpty({ text, picture }: AlternativeFields): boolean {
  return text.trim() === "" && picture === "";
}

function alternativesOf(
  all: readonly AlternativeFields[],
  kind: QuestionKind,
  problems: EditProblems,
): AlternativeDraft[] {
  if (kind === "open") return [];
  const used = all.slice(0, all.length - [...all].reverse().findIndex((each) => !isEmpty(each)));
  const filled = all.every(isEmpty) ? [] : used;
  for (const [place, each] of filled.entries()) {
    if (isEmpty(each)) problems[`alternative-${place}`] = "Escreva o texto ou envie uma imagem.";
    if (each.text.length > LONGEST_TEXT)
      problems[`alternative-${place}`] = "O texto pode ter até 60.000 caracteres.";
  }
  if (kind === "right-wrong" && filled.length !== 2)
    problems["alternative-0"] = "Uma questão de certo ou errado tem exatamente duas alternativas.";
  if (filled.length < FEWEST_ALTERNATIVES)
    problems[`alternative-${filled.length}`] = "Uma questão objetiva tem pelo menos duas alternativas.";
  return filled.map(({ text, picture, alt }) => ({
    text: text.trim(),
    picture: picture ? { path: picture, alt: alt.trim() || null } : null,
  }));
}

function keyOf(
  typed: string,
  { status, letters }: { status: QuestionStatus; letters: readonly string[] },
  problems: EditProblems,
): string | null {
  const letter = letters.find((each) => each === typed) ?? null;
  // An annulled question has no right alternative, whatever the form still shows.
  if (status === "annulled" || letters.length === 0) return null;
  if (typed !== "" && letter === null) problems.key = "O gabarito não está entre as alternativas.";
  else if (letter === null && status === "published")
    problems.key = "Uma questão publicada precisa de gabarito. Sem ele, deixe-a em quarentena.";
  return letter;
}
