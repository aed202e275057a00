import {
  type AssessmentDocument,
  type AssessmentRules,
  defaultRules,
} from "#app/features/assessments/domain/assessment.ts";
import type { SittingChanges } from "#app/features/assessments/domain/sitting/sent-sitting.ts";
import {
  sittingChanges as readChanges,
  sittingReport,
} from "#app/features/assessments/domain/sitting/sitting-report.server.ts";
import { saveSittingOf } from "#app/features/assessments/services/sitting/save-sitting.server.ts";
import { startAttempt } from "#app/features/assessments/services/sitting/start-sitting.server.ts";
import type { PracticeItem } from "#app/features/practice/domain/session.ts";
import { readSent } from "#app/platform/requests/domain/sent-json.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { givenPracticeQuestions, item } from "#tests/support/practising.ts";

export const DEVICE = "aparelho-um-de-teste";

export type GivenSitting = {
  school: GivenSchool;
  classId: string;
  student: Member;
  id: string;
  num: number;
  ords: number[];
};

type Window = { opensAt?: number | null; closesAt?: number | null; rules?: Partial<AssessmentRules> };

/** A published assessment with these questions, for a class. Times are epoch seconds; open now unless said otherwise. */
async function givenAssessmentFor(
  school: GivenSchool,
  classId: string,
  document: AssessmentDocument,
  { opensAt = null, closesAt = null, rules = {} }: Window = {},
): Promise<{ id: string; num: number }> {
  const id = freshId();
  const now = Math.floor(Date.now() / 1000);
  const by = school.manager.viewer.id;
  const questions = document.sections.reduce((sum, section) => sum + section.questions.length, 0);
  await bindings.DB.prepare(
    `INSERT INTO assessments (id, school, title, words, published_at, opens_at, closes_at, document, rules, questions,
      created_by, created_at, updated_by, updated_at) VALUES (?, ?, 'Simulado de Física', 'simulado de fisica', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(
      ...[id, school.id, now - 60, opensAt, closesAt, JSON.stringify(document)],
      ...[JSON.stringify({ ...defaultRules, ...rules }), questions, by, now - 60, by, now - 60],
    )
    .run();
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM assessments WHERE id = ?", id);
  const num = row?.num ?? 0;
  await bindings.DB.prepare(
    "INSERT INTO assessment_classes (class, assessment) SELECT num, ? FROM school_classes WHERE id = ?",
  )
    .bind(num, classId)
    .run();
  return { id, num };
}

function documentOf(ords: readonly number[]): AssessmentDocument {
  const questions = ords.map((ord) => ({ ord }));
  return { sections: [{ id: "s1", title: "Física", weight: 1, penalty: 0, questions }] };
}

/** A school, a class, a student of it and an open assessment of so many questions with key B. */
export async function givenSittingPlace(count = 3, window: Window = {}): Promise<GivenSitting> {
  const school = await givenSchoolWith();
  const classId = await givenClass(school.actor, `3º ${freshId().slice(0, 4)}`);
  const student = await givenMember(school.id, "student", [classId]);
  const { ords } = await givenPracticeQuestions(count);
  const made = await givenAssessmentFor(school, classId, documentOf(ords), window);
  return { school, classId, student, ...made, ords };
}

/** A device's report, as the server reads it. */
export function sittingChanges(fields: Partial<SittingChanges>): SittingChanges {
  const sent = {
    items: [],
    times: [],
    endedAt: null,
    device: DEVICE,
    revision: 0,
    away: 0,
    whole: null,
    ...fields,
  };
  return readChanges(readSent(sittingReport, sent), Math.floor(Date.now() / 1000));
}

type Taken = { id: string; student: Member };

export function startFor({ id, student }: Taken, fields: { code?: string; device?: string } = {}) {
  return startAttempt(depsOf(student), student.actor, { id, code: "", device: DEVICE, ...fields });
}

export function saveFor({ id, student }: Taken, fields: Partial<SittingChanges>, attempt = 1) {
  const changes = sittingChanges(fields);
  return saveSittingOf(depsOf(student), student.actor, { id, attempt, changes });
}

/** An answer chosen just now. */
export function chosen(position: number, choice: string, fields: Partial<PracticeItem> = {}): PracticeItem {
  return item(position, { choice, changedAt: Date.now() - 1000, ...fields });
}

/** A submitted sitting with these answers, by position; null is blank. */
export async function givenSubmission(taken: Taken, answers: readonly (string | null)[]): Promise<void> {
  await startFor(taken);
  const items = answers.flatMap((choice, position) => (choice === null ? [] : [chosen(position, choice)]));
  await saveFor(taken, { items, endedAt: Date.now() });
}

/** The row of a sitting. */
export async function sittingRow(num: number, person: number | null, attempt = 1) {
  const [row] = await rowsOf<{
    answers: string;
    times: string;
    marked: string;
    revision: number;
    device: string;
    away: number;
    started_at: number;
    ends_at: number;
    submitted_at: number | null;
  }>(
    "SELECT * FROM submissions WHERE assessment = ? AND person = ? AND attempt = ?",
    num,
    person ?? -1,
    attempt,
  );
  if (!row) throw new Error("There is no such sitting");
  return row;
}
