import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import {
  normalAnswers,
  type QuestionnaireAnswers,
  questionnaireProblem,
} from "#app/domain/accounts/questionnaire-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import { completeProfileOf, insertProfile } from "#app/queries/accounts.server.ts";
import { refreshStamps } from "#app/queries/sessions.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Stores the questionnaire of a person whose e-mail is confirmed; from the next request on their account is complete. Sent
 * twice, the first stands. Throws email-unconfirmed.
 */
export async function completeProfile(
  deps: Deps,
  viewer: Viewer,
  answers: QuestionnaireAnswers,
): Promise<AccountReply> {
  if (!viewer.emailVerified) throw new AppError("email-unconfirmed");
  const problem = questionnaireProblem(answers);
  if (problem) return [false, problem];
  if (viewer.profileComplete) return [true, accountTexts.profileCompleted];
  const now = deps.now();
  await deps.write(
    insertProfile(deps.db, viewer.id, normalAnswers(answers), now),
    completeProfileOf(deps.db, viewer.id, now),
    refreshStamps(deps.db, viewer.id),
  );
  return [true, accountTexts.profileCompleted];
}
