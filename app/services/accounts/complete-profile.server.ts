import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import { guardianMail } from "#app/domain/accounts/mail/settings-mails.ts";
import {
  normalAnswers,
  type QuestionnaireAnswers,
  questionnaireProblem,
} from "#app/domain/accounts/questionnaire-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { insertMailToGuardian } from "#app/queries/accounts/account-mail.server.ts";
import { completeProfileOf, insertProfile } from "#app/queries/accounts/accounts.server.ts";
import { refreshStamps } from "#app/queries/accounts/sessions.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";

/** Stores the questionnaire once; mails a minor's guardian (decision 20). Throws email-unconfirmed. */
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
  const told = guardianMail(viewer.firstName, deps.publicUrl() + aboutPaths.privacy());
  await deps.write(
    insertProfile(deps.db, viewer.id, normal, now),
    completeProfileOf(deps.db, viewer.id, now),
    refreshStamps(deps.db, viewer.id),
    ...(normal.guardianEmail ? [insertMailToGuardian(deps.db, viewer.id, told, now)] : []),
  );
  if (normal.guardianEmail) deps.later(deliverMail);
  return [true, accountTexts.profileCompleted];
}
