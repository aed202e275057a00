import type { Viewer } from "#app/access/viewer.ts";
import { accompanyingOf } from "#app/domain/mentoring/accompanying.ts";
import { weekBeside } from "#app/domain/mentoring/week-plan.ts";
import { weekOf } from "#app/domain/progress/week.ts";
import { PLATFORM } from "#app/queries/admin/audit.server.ts";
import { mentorNamed, moveMentees } from "#app/queries/mentoring/mentorships.server.ts";
import { insertMentorNote } from "#app/queries/mentoring/tasks.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { openWeek, tickTask } from "#app/services/mentoring/open-week.server.ts";
import { addTask } from "#app/services/mentoring/plan-week.server.ts";
import { demoNotes, demoTasks } from "#content/demo-mentoring.ts";
import { demoViewer } from "./demo-viewer.ts";

const DAY = 86_400;

async function plan(deps: Deps, mentor: Viewer, mentee: string, week: string): Promise<void> {
  for (const task of demoTasks) await addTask(deps, mentor, { mentee, week, operation: deps.newId(), task });
}

/** The demo's mentee with her mentor, without notices: last week done, this one under way. Returns how many are accompanied. */
export async function seedMentoring(deps: Deps): Promise<number> {
  const [chief, mentor, mentee] = await Promise.all(
    ["mentor-chefe", "mentor", "mentorada"].map((name) => demoViewer(deps, `${name}@farol.test`, null)),
  );
  if (!chief || !mentor || !mentee) return 0;
  const now = deps.now();
  const at = now - 8 * DAY;
  const entry = {
    scope: PLATFORM,
    at,
    actorId: chief.id,
    action: "mentoring.assign",
    reason: null,
    requestId: "demo",
  } as const;
  const { audits, end, begin } = moveMentees(deps.db, { mentees: [mentee.id], mentor: mentor.id, at }, entry);
  await deps.write(mentorNamed(deps.db, mentor.id), ...audits, end, begin);
  const week = weekOf(now);
  const former = weekBeside(week, -1);
  await plan(deps, mentor, mentee.id, former);
  await plan(deps, mentor, mentee.id, week);
  const [last, present] = [await openWeek(deps, mentee, former), await openWeek(deps, mentee, week)];
  for (const { id } of [...last.tasks.slice(0, 5), ...present.tasks.slice(0, 1)])
    await tickTask(deps, mentee, { id, done: true });
  for (const [index, content] of demoNotes.entries()) {
    const note = { operation: deps.newId(), mentee: mentee.id, content, by: mentor.id };
    await deps.write(
      insertMentorNote(deps.db, accompanyingOf(mentor), { ...note, at: now - (3 - index) * DAY }),
    );
  }
  return 1;
}
