import { practicableOf } from "#app/features/practice/queries/questions.server.ts";
import { createPracticeSession } from "#app/features/practice/queries/sessions.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { accompanyingOf } from "../domain/accompanying.ts";
import { type Given, MENTORING_TEST } from "../domain/test.ts";
import { mentoringPaths } from "../paths.ts";
import { assignTest, linkTestSession, menteeSittings, sittingOf, testFor } from "../queries/tests.server.ts";
import { notifyPerson } from "./plan-week.server.ts";

/**
 * Assigns a test to mentees of one's own, who are notified. Returns how many received it. Throws list-not-found,
 * nobody-chosen.
 */
export async function assignTestToMentees(
  deps: Deps,
  viewer: Viewer,
  { id, mentees, given }: { id: string; mentees: readonly string[]; given: Given },
): Promise<number> {
  const who = accompanyingOf(viewer);
  const chosen = [...new Set(mentees)].slice(0, MENTORING_TEST.given);
  if (chosen.length === 0) throw new AppError("nobody-chosen");
  const {
    test: [test],
    rows,
    sittings,
  } = await deps.write({
    test: testFor(deps.db, id, who),
    rows: assignTest(deps.db, who, { ...given, test: id, mentees: chosen, at: deps.now(), by: viewer.id }),
    sittings: menteeSittings(deps.db, id, who),
  });
  if (!test?.manages) throw new AppError("list-not-found");
  const now = sittings.filter(({ id: each }) => chosen.includes(each));
  if (rows.length > 0)
    for (const mentee of now)
      await notifyPerson(deps, {
        id: `mentoring-test-${id}-${mentee.id}`,
        userId: mentee.id,
        content: `${viewer.firstName} passou a você a lista “${test.name}”.`,
        link: mentoringPaths.test(id),
      });
  return rows.length;
}

/** Begins a mentee's own sitting, once; the practice session's id. Throws list-not-found, practice-empty, too-many-answers, too-many-practice-questions. */
export async function startTest(deps: Deps, viewer: Viewer, id: string): Promise<string> {
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const [own] = await deps.read(sittingOf(deps.db, id, viewer.num));
  if (!own) throw new AppError("list-not-found");
  if (own.session !== null) return own.session;
  const rows = await deps.read(practicableOf(deps.db, own.ords));
  if (rows.length === 0) throw new AppError("practice-empty");
  const [session, now] = [deps.newId(), deps.now()];
  const { mode, minutes, name } = own;
  const {
    created: [created],
    kept: [kept],
  } = await deps.write({
    created: createPracticeSession(deps.db, {
      id: session,
      userNum: viewer.num,
      mode,
      title: name,
      source: null,
      timeLimit: minutes === null ? null : minutes * 60,
      timerFrom: mode === "exam" ? now : null,
      startedAt: now,
      // All of the test's: places in the session are those of the test.
      ords: own.ords,
    }),
    ...linkTestSession(deps.db, { test: own.num, mentee: viewer.num, session }),
    kept: sittingOf(deps.db, id, viewer.num),
  });
  if (!created || !kept?.session) throw new AppError("too-many-practice-questions");
  return kept.session;
}
