import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import type { AccountReply } from "../../domain/account-reply.ts";
import { accountTexts } from "../../domain/account-texts.ts";
import {
  normalAnswers,
  type QuestionnaireAnswers,
  questionnaireProblem,
} from "../../domain/sign-up/questionnaire-rules.ts";
import { completeProfileOf, insertProfile } from "../../queries/accounts.server.ts";
import { waitForGuardian } from "../../queries/guardians.server.ts";
import { refreshStamps } from "../../queries/sessions.server.ts";
import { guardianAsking } from "../guardian.server.ts";

/**
 * Stores the questionnaire once; requests the consent of a guardian for a minor, whose account waits for it
 * (R-MINOR-1). Throws email-unconfirmed.
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
  const normal = normalAnswers(answers);
  const asked = normal.guardianEmail
    ? await guardianAsking(deps, viewer, { email: normal.guardianEmail, again: false })
    : null;
  await deps.write([
    insertProfile(deps.db, viewer.id, normal, now),
    completeProfileOf(deps.db, viewer.id, now),
    ...(asked ? [waitForGuardian(deps.db, viewer.id), asked.counted, asked.asking] : []),
    refreshStamps(deps.db, viewer.id),
  ]);
  if (normal.guardianEmail) deps.later(deliverMail);
  return [true, accountTexts.profileCompleted];
}
