import type { Viewer } from "#app/access/viewer.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { examName } from "#app/domain/exams/past-exam.ts";
import { examBlueprints } from "#app/domain/lists/exam-blueprints.ts";
import { type ExamRules, examRules } from "#app/domain/mocks/exam-rules.ts";
import type { MockPlace } from "#app/domain/mocks/mock-place.ts";
import { SHORT_MINUTES, shortExamLines } from "#app/domain/mocks/short-exams.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/domain/practice/session.ts";
import type { EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { AppError } from "#app/errors/app-error.ts";
import { questionsToSit } from "#app/queries/mocks/exams.server.ts";
import type { Deps } from "../deps.ts";
import { drawLines, drawTemplate } from "./draw-template.server.ts";

/** An exam that can be sat. `questions`: with the language taken. */
export type MockExam = { title: string; questions: number; rules: ExamRules; hasLanguages: boolean };

type Dated = Exclude<MockPlace, { kind: "event" }>;

/** The day of a template of two days. */
function dayOf(id: string): number | null {
  const [, day] = /-([12])$/.exec(id) ?? [];
  return day === undefined ? null : Number(day);
}

/** The exam of a template. Throws page-not-found. */
export function templateExam(id: string, year: number): MockExam {
  const template = examBlueprints.find((each) => each.id === id);
  if (!template) throw new AppError("page-not-found");
  const questions = template.lines.reduce((sum, [count]) => sum + count, 0);
  const { institution, lines } = template;
  return {
    title: template.name,
    questions,
    rules: examRules({ institution, year, day: dayOf(id), questions }),
    hasLanguages:
      institution === "ENEM" && lines.some(([, ...slugs]) => slugs.length === 1 && slugs[0] === "ingles"),
  };
}

function shortExam(id: string): MockExam {
  const exam = shortExamLines(id);
  if (!exam) throw new AppError("page-not-found");
  const questions = exam.lines.reduce((sum, { count }) => sum + count, 0);
  const rules = examRules({ institution: "ENEM", year: 0, day: null, questions });
  return {
    title: `20 minutos no ônibus: ${exam.name}`,
    questions,
    rules: { ...rules, minutes: SHORT_MINUTES },
    hasLanguages: false,
  };
}

async function realExam(deps: Deps, place: Extract<MockPlace, { kind: "real" }>) {
  const institution = institutionOf(place.institution)?.id ?? 0;
  const [rows] = await deps.read(questionsToSit(deps.db, { ...place, institution }));
  const [first] = rows;
  if (!first) throw new AppError("page-not-found");
  const { phase, day } = first;
  const hasLanguages = new Set(rows.flatMap(({ language }) => language ?? [])).size > 1;
  const questions = Math.min(
    MOST_PRACTICE_QUESTIONS,
    hasLanguages ? rows.filter(({ language }) => language !== "espanhol").length : rows.length,
  );
  const rules = examRules({ institution: place.institution, year: place.year, day, questions });
  const title = examName({ institution, year: place.year, phase, day });
  return { exam: { title, questions, rules, hasLanguages }, rows };
}

/** What an address offers. At most one round trip. Throws page-not-found. */
export async function readExam(deps: Deps, place: Dated): Promise<MockExam> {
  if (place.kind === "short") return shortExam(place.id);
  if (place.kind === "template") return templateExam(place.id, new Date(deps.now() * 1000).getFullYear());
  return (await realExam(deps, place)).exam;
}

/** The questions of an exam for who takes a language. At most one round trip. Throws page-not-found. */
export async function sitExam(
  deps: Deps,
  viewer: Viewer,
  { place, language }: { place: Dated; language: EnemLanguage },
): Promise<{ exam: MockExam; ords: number[] }> {
  if (place.kind === "real") {
    const { exam, rows } = await realExam(deps, place);
    const own = exam.hasLanguages
      ? rows.filter((row) => row.language === null || row.language === language)
      : rows;
    return { exam, ords: own.map(({ ord }) => ord).slice(0, MOST_PRACTICE_QUESTIONS) };
  }
  const exam = await readExam(deps, place);
  if (place.kind === "template")
    return { exam, ords: (await drawTemplate(deps, viewer, { id: place.id, language })).ords };
  return { exam, ords: await drawLines(deps, viewer, shortExamLines(place.id)?.lines ?? []) };
}
