import { periodSeconds, type ReportPeriod, reportMean } from "#app/domain/assessments/report-card.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  assessmentsToReport,
  classesToReport,
  scoresToReport,
  studentsToReport,
} from "#app/queries/assessments/report-cards.server.ts";
import { schoolById } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentReader } from "./assessment-reader.ts";

/**
 * Released scores of a period: a student's own, a class's for its staff. One trip. Throws page-not-found: also for a class
 * that is not the reader's.
 */
export async function readReportCards(
  deps: Deps,
  actor: SchoolActor,
  { classId, period }: { classId: string; period: ReportPeriod },
) {
  const reader = assessmentReader(actor);
  const of = { classId, ...periodSeconds(period) };
  const [[school], classes, assessments, students, scores] = await deps.read(
    schoolById(deps.db, actor.schoolId),
    classesToReport(deps.db, reader),
    assessmentsToReport(deps.db, reader, of),
    studentsToReport(deps.db, reader, of),
    scoresToReport(deps.db, reader, of),
  );
  const chosen = classes.find(({ id }) => id === classId) ?? null;
  if (!school || (classId !== "" && reader.role !== "student" && !chosen))
    throw new AppError("page-not-found");
  assessments.reverse();
  return {
    school: { id: school.id, name: school.name },
    own: reader.role === "student",
    classes,
    chosen,
    period,
    assessments,
    students: students.map((student) => {
      const taken = scores.filter(({ person }) => person === student.id);
      return {
        ...student,
        scores: taken.map(({ assessment, score }) => ({ assessment, score })),
        mean: reportMean(taken, assessments),
      };
    }),
  };
}

export type ReportCards = Awaited<ReturnType<typeof readReportCards>>;
