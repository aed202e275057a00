import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Answer } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { accompanyingOf } from "../domain/accompanying.ts";
import { needOf } from "../domain/mentee-need.ts";
import { dayInWeek, weekTally } from "../domain/week-plan.ts";
import { menteeFor, menteesOf } from "../queries/mentorships.server.ts";
import { notesOf, tasksOf } from "../queries/tasks.server.ts";

type MenteeRow = Answer<ReturnType<typeof menteesOf>>[number];

/** The facts of a row; somebody without a ledger has answered nothing. */
export function menteeFacts({ weekQuestions, weekCorrect, ...row }: MenteeRow) {
  return { ...row, weekQuestions: weekQuestions ?? {}, weekCorrect: weekCorrect ?? {} };
}

/** A mentor's mentees, who needs them most first. One round trip. */
export async function loadMentees(deps: Deps, viewer: Viewer) {
  const now = deps.now();
  const week = weekOf(now);
  const rows = await deps.read(menteesOf(deps.db, viewer.num, { week, today: dayInWeek(week, now) }));
  const mentees = rows
    .map((row) => {
      const { id, firstName, lastName, tasks, done } = row;
      return { id, name: `${firstName} ${lastName}`, tasks, done, ...needOf(menteeFacts(row), now) };
    })
    .sort((one, other) => other.score - one.score || compareTexts(one.name, other.name));
  return { week, isChief: accompanyingOf(viewer).all, mentees };
}

export type ListedMentee = Awaited<ReturnType<typeof loadMentees>>["mentees"][number];

/** A mentee's week as their mentor plans it. One round trip. Throws mentee-not-found, also for another's. */
export async function loadMentee(deps: Deps, viewer: Viewer, { id, week }: { id: string; week: string }) {
  const now = deps.now();
  const current = weekOf(now);
  const {
    row: [row],
    tasks,
    notes,
  } = await deps.read({
    row: menteeFor(deps.db, id, accompanyingOf(viewer), { week: current, today: dayInWeek(current, now) }),
    tasks: tasksOf(deps.db, { id }, week),
    notes: notesOf(deps.db, { id }),
  });
  if (!row) throw new AppError("mentee-not-found");
  const facts = menteeFacts(row);
  const today = dayInWeek(week, now);
  return {
    week,
    today,
    mentee: { id, name: `${row.firstName} ${row.lastName}`, firstName: row.firstName, since: row.since },
    reasons: needOf(facts, now).reasons,
    lastAnsweredAt: row.lastAnsweredAt,
    tasks,
    notes,
    tally: weekTally(tasks, { answered: facts.weekQuestions[week] ?? 0, today }),
    now,
  };
}
