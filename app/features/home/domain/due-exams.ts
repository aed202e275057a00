import { type AssessmentTimes, assessmentState } from "#app/features/assessments/domain/assessment.ts";
import type { StudentState } from "#app/features/assessments/domain/sitting/student-state.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { WEEK } from "#app/platform/time/units.ts";

/** `to-release`: over, and its result is not out. */
export type DueWhen = "now" | "today" | "tomorrow" | "result" | "to-release";

/** An exam of a first page. `at`: when it closes or opens, epoch seconds; null: it has no end. */
export type DueExam = { id: string; title: string; when: DueWhen; at: number | null };

const ORDER: readonly DueWhen[] = ["now", "to-release", "today", "tomorrow", "result"];

/** Today, tomorrow, or neither. */
function dayOf(at: number | null, now: number): "today" | "tomorrow" | null {
  const days = at === null ? -1 : dayInSaoPaulo(at) - dayInSaoPaulo(now);
  return days === 0 ? "today" : days === 1 ? "tomorrow" : null;
}

function inOrder(exams: readonly DueExam[]): DueExam[] {
  const later = Number.MAX_SAFE_INTEGER;
  return [...exams].sort(
    (one, other) =>
      ORDER.indexOf(one.when) - ORDER.indexOf(other.when) || (one.at ?? later) - (other.at ?? later),
  );
}

type Taken = {
  id: string;
  title: string;
  opensAt: number | null;
  closesAt: number | null;
  state: StudentState;
};

/** What of a student's exams is due: open, opening today or tomorrow, or with a result of this week. */
export function dueToTake(exams: readonly Taken[], now: number): DueExam[] {
  return inOrder(
    exams.flatMap(({ id, title, state, opensAt, closesAt }): DueExam[] => {
      if (state === "to-do" || state === "under-way") return [{ id, title, when: "now", at: closesAt }];
      const day = state === "scheduled" ? dayOf(opensAt, now) : null;
      if (day) return [{ id, title, when: day, at: opensAt }];
      const isNew = state === "result" && (closesAt ?? 0) > now - WEEK;
      return isNew ? [{ id, title, when: "result", at: closesAt }] : [];
    }),
  );
}

type Made = AssessmentTimes & { id: string; title: string };

/** What of the exams that somebody gives is due: open, opening today or tomorrow, or to be released. */
export function dueToGive(exams: readonly Made[], now: number): DueExam[] {
  return inOrder(
    exams.flatMap((exam): DueExam[] => {
      const { id, title, opensAt, closesAt, releasedAt } = exam;
      const state = assessmentState(exam, now);
      if (state === "open") return [{ id, title, when: "now", at: closesAt }];
      const day = state === "scheduled" ? dayOf(opensAt, now) : null;
      if (day) return [{ id, title, when: day, at: opensAt }];
      return state === "closed" && releasedAt === null
        ? [{ id, title, when: "to-release", at: closesAt }]
        : [];
    }),
  );
}
