import type { Viewer } from "#app/access/viewer.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { templateQuestions } from "#app/domain/exams/exam-template.ts";
import { examTemplateOf } from "#app/domain/exams/exam-templates.ts";
import { examName } from "#app/domain/exams/past-exam.ts";
import { type ExamRules, editionRules, templateRules, timedRules } from "#app/domain/mocks/exam-rules.ts";
import type { MockPlace } from "#app/domain/mocks/mock-place.ts";
import { SHORT_MINUTES, shortExamLines } from "#app/domain/mocks/short-exams.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/domain/practice/session.ts";
import type { EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Results } from "#app/queries/database.server.ts";
import { questionsToSit } from "#app/queries/mocks/exams.server.ts";
import type { Deps } from "../deps.ts";
import { drawLines, drawTemplate } from "./draw-template.server.ts";

/** An exam that can be sat. `questions`: with the language taken. */
export type MockExam = { title: string; questions: number; rules: ExamRules; hasLanguages: boolean };

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
  };
}

function shortExam(id: string): MockExam {
  const exam = shortExamLines(id);
  if (!exam) throw new AppError("page-not-found");
  return {
    title: `20 minutos no ônibus: ${exam.name}`,
    questions: exam.lines.reduce((sum, { count }) => sum + count, 0),
    rules: timedRules(SHORT_MINUTES),
    hasLanguages: false,
  };
}

type RealPlace = Extract<MockPlace, { kind: "real" }>;
type SittingRow = Results<[ReturnType<typeof questionsToSit>]>[0][number];

/** The questions of a real exam, to be read. */
export function realQuestions(deps: Deps, place: RealPlace) {
  return questionsToSit(deps.db, { ...place, institution: institutionOf(place.institution)?.id ?? 0 });
}

/** Throws page-not-found. */
export function realExam(place: RealPlace, rows: readonly SittingRow[]): MockExam {
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
  const rules = editionRules({ institution: place.institution, year, day, questions });
  return { title: examName({ institution, year, phase, day }), questions, rules, hasLanguages };
}

/** What an address offers that is no real exam's. Throws page-not-found. */
export function drawnExam({ kind, id }: Exclude<Dated, RealPlace>): MockExam {
  return kind === "short" ? shortExam(id) : templateExam(id);
}

/** The questions of an exam for who takes a language. At most one round trip. Throws page-not-found. */
export async function sitExam(
  deps: Deps,
  viewer: Viewer,
  { place, language }: { place: Dated; language: EnemLanguage },
): Promise<{ exam: MockExam; ords: number[] }> {
  if (place.kind === "real") {
    const [rows] = await deps.read(realQuestions(deps, place));
    const exam = realExam(place, rows);
    const own = exam.hasLanguages
      ? rows.filter((row) => row.language === null || row.language === language)
      : rows;
    return { exam, ords: own.map(({ ord }) => ord).slice(0, MOST_PRACTICE_QUESTIONS) };
  }
  const exam = drawnExam(place);
  if (place.kind === "template")
    return { exam, ords: await drawTemplate(deps, viewer, { id: place.id, language }) };
  return { exam, ords: await drawLines(deps, viewer, shortExamLines(place.id)?.lines ?? []) };
}
