import { paperFields } from "#app/features/bank/queries/paper/paper-fields.server.ts";
import { finishPaper } from "#app/features/bank/services/paper/finish-paper.server.ts";
import { keyReader, paperQuestion } from "#app/features/bank/services/paper/paper-view.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { accompanyingOf } from "../domain/accompanying.ts";
import { mentoringPaths } from "../paths.ts";
import { questionsOfTest, testFor } from "../queries/tests.server.ts";

/** A test on paper. One round trip. Throws list-not-found. */
export async function loadTestPaper(
  deps: Deps,
  viewer: Viewer,
  { id, withKey }: { id: string; withKey: boolean },
) {
  const who = accompanyingOf(viewer);
  const reader = keyReader(viewer, { withKey }, deps.now());
  const {
    test: [test],
    rows,
  } = await deps.read({
    test: testFor(deps.db, id, who),
    rows: questionsOfTest(deps.db, id, who, paperFields(reader)),
  });
  if (!test) throw new AppError("list-not-found");
  const questions = rows.map((row) => paperQuestion(row));
  const source = { title: test.name, back: mentoringPaths.test(id), questions };
  return { ...finishPaper(source, rows, reader), signedIn: true };
}
