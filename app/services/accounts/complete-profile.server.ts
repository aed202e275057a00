import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import {
  normalAnswers,
  type QuestionnaireAnswers,
  questionnaireProblem,
} from "#app/domain/accounts/questionnaire-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import { completeProfileOf, insertProfile } from "#app/queries/accounts/accounts.server.ts";
import { waitForGuardian } from "#app/queries/accounts/guardians.server.ts";
import { refreshStamps } from "#app/queries/accounts/sessions.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";
import { guardianAsking } from "./guardian.server.ts";

/** Stores the questionnaire once; asks the guardian of somebody up to 16, for whom the account waits (decision 20). Throws email-unconfirmed. */
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
  const normal = normalAnswers(answers);
  const asked = normal.guardianEmail
    ? await guardianAsking(deps, viewer, { email: normal.guardianEmail, again: false })
    : null;
  await deps.write(
    insertProfile(deps.db, viewer.id, normal, now),
    completeProfileOf(deps.db, viewer.id, now),
    ...(asked ? [waitForGuardian(deps.db, viewer.id), ...asked.counted, ...asked.asking] : []),
    refreshStamps(deps.db, viewer.id),
  );
  if (normal.guardianEmail) deps.later(deliverMail);
  return [true, accountTexts.profileCompleted];
}
