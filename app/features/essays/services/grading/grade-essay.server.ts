import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { profileOfTheme } from "../../domain/grading/graded-essay.ts";
import { bankedComments, type GradingDraft, totalOfDraft } from "../../domain/grading/grading-draft.ts";
import { readGradingDraft } from "../../domain/grading/sent-grading.server.ts";
import { bankComments } from "../../queries/comment-bank.server.ts";
import type { EssayGrader } from "../../queries/grading-seats.server.ts";
import { finishOwn, gradingOfGrader, storeGrading } from "../../queries/gradings.server.ts";
import { resolveEssay } from "./resolve-essay.server.ts";

/** A reading as it stands, where another device of its grader saved it meanwhile. */
export type GradingConflict = { revision: number; draft: GradingDraft };

type SentGrading = { num: number; revision: number; draft: unknown };

/**
 * As typed, over the revision it was written on. `draft` without marks leaves those that are stored: a form without scripts.
 * Throws grading-not-found, grading-elsewhere (concluded, or passed on).
 */
export async function saveGrading(
  deps: Deps,
  grader: EssayGrader,
  sent: SentGrading,
): Promise<{ revision: number } | { conflict: GradingConflict }> {
  const [row] = await deps.read(gradingOfGrader(deps.db, grader, sent.num));
  if (!row) throw new AppError("grading-not-found");
  const written = { marks: row.marks, ...(sent.draft as object | null) };
  const profile = profileOfTheme(row.profile);
  const draft = readGradingDraft(written, profile, row.text.length);
  const total = totalOfDraft(draft);
  const [stored] = await deps.write(storeGrading(deps.db, grader, { ...sent, draft, total }));
  if (stored) return stored;
  const [now] = await deps.read(gradingOfGrader(deps.db, grader, sent.num));
  if (!now || now.concludedAt !== null) throw new AppError("grading-elsewhere");
  return { conflict: { revision: now.revision, draft: readGradingDraft(now, profile, row.text.length) } };
}

/** Concludes what is saved, once; then the rule decides. Throws grading-not-found, grading-incomplete. */
export async function finishGrading(deps: Deps, grader: EssayGrader, num: number): Promise<void> {
  const [row] = await deps.read(gradingOfGrader(deps.db, grader, num));
  if (!row) throw new AppError("grading-not-found");
  if (row.concludedAt === null) {
    if (totalOfDraft(row) === null) throw new AppError("grading-incomplete");
    const now = deps.now();
    await deps.write([
      finishOwn(deps.db, grader, { num, now }),
      ...bankComments(deps.db, {
        owner: grader.accountId,
        profile: row.profile,
        comments: bankedComments(row.comments),
        now,
      }),
    ]);
  }
  await resolveEssay(deps, row.essay);
}
