import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { periodSeconds, type ReportPeriod, reportMean } from "../../domain/results/report-card.ts";
import {
  assessmentsToReport,
  classesToReport,
  scoresToReport,
  studentsToReport,
} from "../../queries/report-cards.server.ts";

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
  const {
    school: [school],
    classes,
    assessments,
    students,
    scores,
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    classes: classesToReport(deps.db, reader),
    assessments: assessmentsToReport(deps.db, reader, of),
    students: studentsToReport(deps.db, reader, of),
    scores: scoresToReport(deps.db, reader, of),
  });
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
