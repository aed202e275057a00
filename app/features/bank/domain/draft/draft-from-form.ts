import { hasAlternatives, questionKind } from "../answers/answer-forms.ts";
import { keyForms } from "../answers/key-forms.ts";
import { readKey } from "../answers/read-key.ts";
import { institutionOf } from "../catalogue/institutions.ts";
import { subjectNames, subjectOf } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { topicId } from "../catalogue/topic-ids.ts";
import type { AlternativeDraft, QuestionDraft, QuestionKind, QuestionStatus } from "../draft.ts";
import { type Fault, faultsOf, RIGHT_WRONG } from "./draft-faults.ts";
import { type DraftFields, type DraftInput, type DraftProblems, PLACES } from "./draft-fields.ts";

/**
 * `before`: source of what the form lacks (year, INEP data, provenance). `place`: who sets the exam, form or owner; a school's
 * own question has none, and is never annulled or in quarantine.
 */
export type FormScope = {
  before: QuestionDraft;
  place: "form" | "owner" | "school";
  catalogue: TopicCatalogue;
};

/** Of the bank alone. */
const bankFields = new Set<DraftInput>(["number", "language", "status", "quarantineReason"]);

export const LONGEST_LINE = 80;
const LONGEST_REASON = 200;

const statuses: readonly QuestionStatus[] = ["published", "annulled", "quarantined"];

type ReadField = (name: DraftInput) => string;

export const faultTexts: Readonly<Record<Fault, string>> = {
  "no-statement": "Escreva o enunciado.",
  "too-long": "O texto pode ter até 60.000 caracteres.",
  "no-alternatives": "Uma questão objetiva tem pelo menos duas alternativas.",
  "too-few": "Uma questão objetiva tem pelo menos duas alternativas.",
  "not-two": "Uma questão de certo ou errado tem exatamente duas alternativas.",
  "empty-alternative": "Escreva o texto ou envie uma imagem.",
  "alternatives-of-open": "Uma questão discursiva não tem alternativas.",
  "alternatives-of-number": "Uma questão de resposta numérica não tem alternativas.",
  "no-key": "Uma questão publicada precisa de gabarito. Sem ele, deixe-a em quarentena.",
  "strange-key": "O gabarito não está entre as alternativas.",
  "key-of-open": "Uma questão discursiva não tem gabarito.",
  "no-reason": "Escreva por que a questão fica fora do ar.",
};

/** The draft and the faults by field. A faulty field retains the value of `before`. */
export function draftFromForm(
  fields: DraftFields,
  { before, place, catalogue }: FormScope,
): { draft: QuestionDraft; problems: DraftProblems } {
  const problems: DraftProblems = {};
  const isOfSchool = place === "school";
  const text: ReadField = (name) =>
    isOfSchool && bankFields.has(name) ? "" : (fields[name]?.[0]?.trim() ?? "");
  const status = statuses.find((each) => each === text("status")) ?? before.status;
  const kind = questionKind(text("kind")) ?? before.kind;
  const number = wholeNumber(text("number"), 999);
  if (number === undefined) problems.number = "O número da questão vai de 1 a 999.";
  const hasKey = status !== "annulled" && kind !== "open";
  const draft: QuestionDraft = {
    ...before,
    ...(place === "form" ? placeOf(text, before, problems) : {}),
    ...topicsOf([text("subject"), fields.topics], { before, catalogue }, problems),
    number: number ?? null,
    kind,
    language: (["ingles", "espanhol"] as const).find((each) => each === text("language")) ?? null,
    difficulty: ([1, 2, 3] as const).find((each) => `${each}` === text("difficulty")) ?? null,
    status,
    quarantineReason: status === "quarantined" ? text("quarantineReason").slice(0, LONGEST_REASON) : null,
    statement: text("statement"),
    alternatives: alternativesOf(text, kind),
    // An annulled question has no key, whatever the form has.
    key: hasKey ? readKey(kind, text("key")) : null,
    solution: text("solution") || null,
    hint: text("hint") || null,
    explanation: text("explanation") || null,
  };
  if (hasKey && draft.key === null && text("key")) problems.key = `O gabarito é ${keyForms[kind]}.`;
  for (const { field, fault } of faultsOf(draft))
    problems[field] ??= isOfSchool && fault === "no-key" ? "Escolha o gabarito." : faultTexts[fault];
  return { draft, problems };
}

/** Null for an empty field, undefined for an invalid number. */
function wholeNumber(text: string, most: number): number | null | undefined {
  if (text === "") return null;
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

function placeOf(text: ReadField, before: QuestionDraft, problems: DraftProblems) {
  const institution = institutionOf(text("institution"));
  if (!institution) problems.institution = "Escolha a instituição.";
  const day = wholeNumber(text("day"), 9);
  if (day === undefined) problems.day = "O dia é um número de 1 a 9.";
  const line = (name: DraftInput) => text(name).slice(0, LONGEST_LINE) || null;
  const exam = { ...before.exam, phase: line("phase"), day: day ?? null, booklet: line("booklet") };
  return { institution: institution?.code ?? before.institution, exam };
}

function topicsOf(
  [slug, chosen]: readonly [string, readonly string[]],
  { before: { subject, topics }, catalogue }: Pick<FormScope, "before" | "catalogue">,
  problems: DraftProblems,
) {
  const found = subjectOf(slug)?.slug;
  if (!found) {
    problems.subject = "Escolha a disciplina.";
    return { subject, topics };
  }
  const strange = chosen.filter((name) => topicId(found, name, catalogue) === undefined);
  if (strange.length > 0)
    problems.topics = `Estes assuntos não são de ${subjectNames[found]}: ${strange.join(", ")}.`;
  return { subject: found, topics: [...chosen] };
}

/** Up to the last non-empty one; the default two for a right/wrong question without any. */
function alternativesOf(text: ReadField, kind: QuestionKind): AlternativeDraft[] {
  if (!hasAlternatives(kind)) return [];
  const all = PLACES.map((place) => {
    const path = text(`picture-${place}`);
    const picture = path ? { path, alt: text(`alt-${place}`) || null } : null;
    return { text: text(`alternative-${place}`), picture };
  });
  const used = all.slice(0, all.findLastIndex((each) => each.text !== "" || each.picture) + 1);
  return kind === "right-wrong" && used.length === 0 ? RIGHT_WRONG.map((each) => ({ ...each })) : used;
}
