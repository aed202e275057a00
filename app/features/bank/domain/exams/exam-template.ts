import { plural } from "#app/platform/text/format.ts";
import type { InstitutionCode } from "../catalogue/institutions.ts";
import type { SubjectSlug } from "../catalogue/subjects.ts";

export type ExamLanguage = Extract<SubjectSlug, "ingles" | "espanhol">;

/** So many questions of these subjects; none: of all that the exam has, without a fixed number each. */
export type ExamTemplateSection = {
  name: string;
  count: number;
  subjects: readonly SubjectSlug[];
  /** The candidate answers those of one of the subjects. */
  isLanguage?: true;
};

/** Where a reader can check a template. `year`: of the exam; null where the page has no date. */
type ExamTemplateSource = {
  says: readonly ("counts" | "minutes" | "choices")[];
  name: string;
  year: number | null;
  address: string;
};

/** A day of a real exam in its present form: the start of a generated list, a mock exam or an assessment. */
export type ExamTemplate = {
  id: string;
  name: string;
  institution: InstitutionCode;
  /** As in the exams of the bank; null where it has none. */
  phase: string | null;
  day: 1 | 2 | null;
  /** Null: no source found. Includes the essay, where there is one. */
  minutes: number | null;
  hasEssay: boolean;
  /** Of each question. */
  choices: 4 | 5;
  sections: readonly ExamTemplateSection[];
  /** Of which the candidate chooses one; empty where nothing is chosen. */
  languages: readonly ExamLanguage[];
  /** Null: none found for anything. */
  sources: readonly ExamTemplateSource[] | null;
};

export function templateQuestions({ sections }: ExamTemplate): number {
  return sections.reduce((sum, { count }) => sum + count, 0);
}

/** The language if the exam has it, else its first; null where nothing is chosen. */
export function templateLanguage({ languages }: ExamTemplate, asked: string | null): ExamLanguage | null {
  return languages.find((each) => each === asked) ?? languages[0] ?? null;
}

/** A section's subjects for somebody who chose `language`. */
export function sectionSubjects(
  { subjects, isLanguage }: ExamTemplateSection,
  language: ExamLanguage | null,
): readonly SubjectSlug[] {
  return isLanguage ? subjects.filter((each) => each === language) : subjects;
}

function durationText(minutes: number): string {
  const rest = minutes % 60;
  return rest === 0 ? plural(minutes / 60, "hora", "horas") : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** "90 questões de 5 alternativas e redação, 5 h 30 min". */
export function templateSummary(template: ExamTemplate): string {
  const { choices, hasEssay, minutes } = template;
  const questions = plural(templateQuestions(template), "questão", "questões");
  const essay = hasEssay ? " e redação" : "";
  const time = minutes === null ? "" : `, ${durationText(minutes)}`;
  return `${questions} de ${choices} alternativas${essay}${time}`;
}

/** What no source says of a template, in a sentence; null where all has one. */
export function unsourcedNote({ minutes, sources }: ExamTemplate): string | null {
  if (sources === null) return "Não achamos fonte pública para este modelo.";
  return minutes === null ? "Não achamos fonte pública para a duração." : null;
}
