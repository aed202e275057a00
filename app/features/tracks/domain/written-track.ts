import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";

/** A question of a track: written in its text, or one of the bank by its ord. */
export type TrackQuestionText =
  | { from: "text"; line: number; name: string; draft: QuestionDraft }
  | { from: "bank"; line: number; ord: number };

export type WrittenStep =
  | { kind: "lesson" | "example"; line: number; title: string; text: string }
  | { kind: "question"; line: number; question: TrackQuestionText }
  | { kind: "check"; line: number; questions: TrackQuestionText[] };

export type WrittenSubtopic = {
  line: number;
  /** Progress is by this code, so it never changes. */
  code: string;
  title: string;
  /** Name of a topic of the catalogue. */
  topic: string | null;
  /** Codes of subtopics recommended before this one. */
  after: string[];
  minutes: number;
  steps: WrittenStep[];
};

type WrittenUnit = { line: number; title: string; subtopics: WrittenSubtopic[] };

/** A track as its text says it, before rendering (docs/track-format.md). `line` counts from 1. */
export type WrittenTrack = {
  code: string;
  title: string;
  exam: InstitutionCode;
  subject: SubjectSlug;
  summary: string;
  units: WrittenUnit[];
};

export const TRACK_SOURCE = "farol-trilha";
export const TRACK_PHASE = "Trilha Farol";
/** Year of the questions written for tracks; they were never an exam. */
export const TRACK_YEAR = 2026;
const TRACK_VERSION = "1";

/** Identity of a written question in the bank: a later import finds it by this. */
export function trackProvenance(track: string, subtopic: string, name: string): QuestionDraft["provenance"] {
  return { source: TRACK_SOURCE, path: `${track}/${subtopic}/${name}`, version: TRACK_VERSION };
}

export function subtopicsOf({ units }: Pick<WrittenTrack, "units">): WrittenSubtopic[] {
  return units.flatMap(({ subtopics }) => subtopics);
}

export function questionsOfSubtopic({ steps }: Pick<WrittenSubtopic, "steps">): TrackQuestionText[] {
  return steps.flatMap((step) => {
    if (step.kind === "question") return [step.question];
    return step.kind === "check" ? step.questions : [];
  });
}
