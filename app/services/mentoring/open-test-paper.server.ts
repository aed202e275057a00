import type { Viewer } from "#app/access/viewer.ts";
import { accompanyingOf } from "#app/domain/mentoring/accompanying.ts";
import { AppError } from "#app/errors/app-error.ts";
import { mentoringPaths } from "#app/paths/mentoring.ts";
import { questionsOfTest, testFor } from "#app/queries/mentoring/tests.server.ts";
import { paperFields } from "#app/queries/paper/paper-fields.server.ts";
import type { Deps } from "../deps.ts";
import { finishPaper } from "../paper/finish-paper.server.ts";
import { keyReader, paperQuestion } from "../paper/paper-view.server.ts";

/** A test on paper. One round trip. Throws list-not-found. */
export async function openTestPaper(
  deps: Deps,
  viewer: Viewer,
  { id, withKey }: { id: string; withKey: boolean },
) {
  const who = accompanyingOf(viewer);
  const reader = keyReader(viewer, { withKey }, deps.now());
  const [[test], rows] = await deps.read(
    testFor(deps.db, id, who),
    questionsOfTest(deps.db, id, who, paperFields(reader)),
  );
  if (!test) throw new AppError("list-not-found");
  const questions = rows.map((row) => paperQuestion(row));
  const source = { title: test.name, back: mentoringPaths.test(id), questions };
  return { ...finishPaper(source, rows, reader), signedIn: true };
}
