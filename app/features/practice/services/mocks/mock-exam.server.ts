import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import { templateQuestions } from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplateOf } from "#app/features/bank/domain/exams/exam-templates.ts";
import { examName } from "#app/features/bank/domain/exams/past-exam.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Answer } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { heldText, isScorableDraw } from "../../domain/mocks/drawn-exam.ts";
import {
  type ExamRules,
  editionRules,
  rulesOfHits,
  scaledMinutes,
  templateRules,
  timedRules,
  wholeExam,
} from "../../domain/mocks/exam-rules.ts";
import type { MockPlace } from "../../domain/mocks/mock-place.ts";
import { SHORT_MINUTES, shortExamLines } from "../../domain/mocks/short-exams.ts";
import { questionsToSit } from "../../queries/mocks/exams.server.ts";
import { drawLines, drawTemplate } from "./draw-template.server.ts";

/** An exam that can be sat. `questions`: with the chosen language. */
export type MockExam = {
  title: string;
  questions: number;
  rules: ExamRules;
  hasLanguages: boolean;
  /** What a real exam lacks in the bank; null: nothing. */
  held: string | null;
};

type Dated = Exclude<MockPlace, { kind: "event" }>;

/** The exam of a template. Throws page-not-found. */
export function templateExam(id: string): MockExam {
  const template = examTemplateOf(id);
  if (!template) throw new AppError("page-not-found");
  const questions = templateQuestions(template);
  return {
    title: template.name,
    questions,
    rules: templateRules(template, questions),
    hasLanguages: template.languages.length > 1,
    held: null,
  };
}

/** The rules of an event, by what the bank had for it. Throws page-not-found. */
export function eventRules(
  { template, hasLanguages }: { template: string; hasLanguages: boolean },
  subjects: Parameters<typeof isScorableDraw>[0],
): ExamRules {
  const { rules } = templateExam(template);
  return rules.method === "tri" && !isScorableDraw(subjects, hasLanguages) ? rulesOfHits(rules) : rules;
}

function shortExam(id: string): MockExam {
  const exam = shortExamLines(id);
  if (!exam) throw new AppError("page-not-found");
  return {
    title: `20 minutos no ônibus: ${exam.name}`,
    questions: exam.lines.reduce((sum, { count }) => sum + count, 0),
    rules: timedRules(SHORT_MINUTES),
    hasLanguages: false,
    held: null,
  };
}

type RealPlace = Extract<MockPlace, { kind: "real" }>;
type SittingRow = Answer<ReturnType<typeof questionsToSit>>[number];

/** The questions of a real exam, to be read. */
export function realQuestions(deps: Deps, place: RealPlace) {
  return questionsToSit(deps.db, { ...place, institution: institutionOf(place.institution)?.id ?? 0 });
}

/** Throws page-not-found. */
export function realExam(place: RealPlace, stored: readonly SittingRow[]): MockExam {
  const rows = stored.filter(({ isHeld }) => !isHeld);
  const [first] = rows;
  if (!first) throw new AppError("page-not-found");
  const { phase, day } = first;
  const { year } = place;
  const institution = institutionOf(place.institution)?.id ?? 0;
  const hasLanguages = new Set(rows.flatMap(({ language }) => language ?? [])).size > 1;
  const questions = Math.min(
    MOST_PRACTICE_QUESTIONS,
    hasLanguages ? rows.filter(({ language }) => language !== "espanhol").length : rows.length,
  );
  const edition = { institution: place.institution, year, day };
  const back = stored.filter(({ isHeld, language }) => isHeld && !(hasLanguages && language === "espanhol"));
  const pictures = back.filter(({ lacksPicture }) => lacksPicture).length;
  const whole = wholeExam(edition, questions + back.length);
  const rules = editionRules({ ...edition, questions: whole });
  return {
    title: examName({ institution, year, phase, day }),
    questions,
    rules: { ...rules, minutes: scaledMinutes(rules.minutes, questions, whole) },
    hasLanguages,
    held: heldText(questions, whole, { pictures, others: back.length - pictures }),
  };
}

/** What an address offers that is no real exam's. Throws page-not-found. */
export function drawnExam({ kind, id }: Exclude<Dated, RealPlace>): MockExam {
  return kind === "short" ? shortExam(id) : templateExam(id);
}

/** The questions of an exam for a chosen language. At most one round trip. Throws page-not-found. */
export async function sitExam(
  deps: Deps,
  viewer: Viewer,
  { place, language, training }: { place: Dated; language: EnemLanguage; training: boolean },
): Promise<{ exam: MockExam; ords: number[] }> {
  if (place.kind === "real") {
    const rows = await deps.read(realQuestions(deps, place));
    const exam = realExam(place, rows);
    const own = rows.filter(
      (row) => !row.isHeld && (!exam.hasLanguages || row.language === null || row.language === language),
    );
    return { exam, ords: own.map(({ ord }) => ord).slice(0, MOST_PRACTICE_QUESTIONS) };
  }
  const exam = drawnExam(place);
  if (place.kind === "template")
    return { exam, ords: await drawTemplate(deps, viewer, { id: place.id, language, training }) };
  return { exam, ords: await drawLines(deps, viewer, shortExamLines(place.id)?.lines ?? [], training) };
}
