import { ordsOfSearch } from "#app/features/lists/services/list-source.server.ts";
import { accompanyingOf } from "#app/features/mentoring/domain/accompanying.ts";
import { moveMentees } from "#app/features/mentoring/queries/mentorships.server.ts";
import { insertMessage } from "#app/features/mentoring/queries/messages.server.ts";
import { insertMentorNote } from "#app/features/mentoring/queries/tasks.server.ts";
import { assignTest } from "#app/features/mentoring/queries/tests.server.ts";
import { createTest } from "#app/features/mentoring/services/create-test.server.ts";
import { loadWeek, tickTask } from "#app/features/mentoring/services/load-week.server.ts";
import { addTask } from "#app/features/mentoring/services/plan-week.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { weekBeside, weekOf } from "#app/platform/time/week.ts";
import { demoMessages, demoNotes, demoTasks, demoTests } from "#content/demo-mentoring.ts";
import { demoViewer } from "./demo-viewer.ts";

const DAY = 86_400;

async function plan(deps: Deps, mentor: Viewer, mentee: string, week: string): Promise<void> {
  for (const task of demoTasks) await addTask(deps, mentor, { mentee, week, operation: deps.newId(), task });
}

/** The mentor's lists, given to the mentee, and what the two wrote to each other. */
async function giveAndWrite(deps: Deps, mentor: Viewer, mentee: Viewer): Promise<void> {
  const now = deps.now();
  const who = accompanyingOf(mentor);
  for (const { name, search, count, given, days } of demoTests) {
    const ords = await ordsOfSearch(deps, mentor, { search, training: false }, count);
    if (ords.length === 0) continue;
    const { id } = await createTest(deps, mentor, { name, colour: "", ords });
    const giving = {
      ...given,
      dueAt: now + days * DAY,
      test: id,
      mentees: [mentee.id],
      at: now,
      by: mentor.id,
    };
    await deps.write(assignTest(deps.db, who, giving));
  }
  for (const [index, { byMentee, content }] of demoMessages.entries()) {
    const by = byMentee ? mentee.id : mentor.id;
    const at = now - (demoMessages.length - index) * 5 * 3600;
    const message = { operation: deps.newId(), content, at, by, byPerson: byMentee };
    await deps.write(insertMessage(deps.db, { num: mentee.num }, message));
  }
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
  await deps.write(moveMentees(deps.db, { mentees: [mentee.id], mentor: mentor.id, at }, entry));
  const week = weekOf(now);
  const former = weekBeside(week, -1);
  await plan(deps, mentor, mentee.id, former);
  await plan(deps, mentor, mentee.id, week);
  const [last, present] = [await loadWeek(deps, mentee, former), await loadWeek(deps, mentee, week)];
  for (const { id } of [...last.tasks.slice(0, 5), ...present.tasks.slice(0, 1)])
    await tickTask(deps, mentee, { id, done: true });
  for (const [index, content] of demoNotes.entries()) {
    const note = { operation: deps.newId(), mentee: mentee.id, content, by: mentor.id };
    await deps.write(
      insertMentorNote(deps.db, accompanyingOf(mentor), { ...note, at: now - (3 - index) * DAY }),
    );
  }
  await giveAndWrite(deps, mentor, mentee);
  return 1;
}
