import { insertMentoringMailToGuardian } from "#app/features/accounts/queries/account-mail.server.ts";
import { guardianOf } from "#app/features/accounts/queries/guardians.server.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { requireGuardianOf } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { hashLinkToken, newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Answer } from "#app/platform/db/database.server.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { mailedName } from "#app/platform/mail/domain/third-party-rules.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { thirdPartyMail } from "#app/platform/mail/services/third-party-mail.server.ts";
import { DAY, WEEK } from "#app/platform/time/units.ts";
import { accompanyingOf } from "../domain/accompanying.ts";
import { sharedReportMail } from "../domain/mentoring-mails.ts";
import { reportSentences, testReport } from "../domain/report.ts";
import { mentoringPaths } from "../paths.ts";
import {
  deleteShares,
  insertShare,
  liveShares,
  purgeShares,
  type ReportKey,
  reportHead,
  reportParts,
  sharedHead,
  sharedParts,
} from "../queries/reports.server.ts";

/** Seconds for which a shared link leads to the report. */
const SHARED = WEEK;

type Parts = Answer<ReturnType<typeof reportParts>>;
type Head = Answer<ReturnType<typeof reportHead>>[number];

function testReportView(deps: Deps, head: Head, { items, others, former }: Parts) {
  const catalogue = deps.catalogue.current();
  const questions = items.map(({ choice, letter, spent, position, ...row }) => {
    const { code, exam, place, subject, topics } = questionHeading(row, catalogue);
    const right = letter === null || choice === null ? null : letter === choice;
    return { position, code, exam, place, subject, topics, choice, right, seconds: spent ?? 0 };
  });
  const at = head.gradedAt ?? 0;
  const report = testReport(questions, { others, former, at });
  const evolution = [
    ...former.filter(({ graded }) => graded > 0),
    {
      name: head.name,
      gradedAt: at,
      right: report.all.right,
      graded: questions.length - report.all.ungraded,
    },
  ].sort((one, other) => one.gradedAt - other.gradedAt);
  return {
    title: head.name,
    mentee: { id: head.id, name: `${head.firstName} ${head.lastName}`, firstName: head.firstName },
    mode: head.mode,
    finishedAt: head.endedAt ?? at,
    sentences: reportSentences(head.firstName, report),
    report,
    evolution,
    questions: questions.map(({ choice, right, ...each }) => ({
      ...each,
      outcome:
        right === null
          ? choice === null
            ? ("blank" as const)
            : ("ungraded" as const)
          : right
            ? ("right" as const)
            : ("wrong" as const),
    })),
  };
}

export type TestReportView = ReturnType<typeof testReportView>;

/** A mentee's finished test. One round trip. Throws report-not-found, also for another's. */
export async function loadTestReport(deps: Deps, viewer: Viewer, key: ReportKey) {
  const {
    head: [head],
    shares,
    ...parts
  } = await deps.read({
    head: reportHead(deps.db, key, accompanyingOf(viewer)),
    ...reportParts(deps.db, key, deps.now()),
    shares: liveShares(deps.db, key, deps.now()),
  });
  if (!head) throw new AppError("report-not-found");
  return { ...testReportView(deps, head, parts), shares: shares.length };
}

/** The report that a link leads to, without an account: the first name alone. One round trip. Throws report-not-found. */
export async function loadSharedReport(deps: Deps, token: string) {
  const tokenHash = await hashLinkToken(token);
  const {
    head: [head],
    ...parts
  } = await deps.read({
    head: sharedHead(deps.db, tokenHash, deps.now()),
    ...sharedParts(deps.db, tokenHash, deps.now()),
  });
  if (!head) throw new AppError("report-not-found");
  const view = testReportView(deps, head, parts);
  const { id: _, ...mentee } = view.mentee;
  return { ...view, mentee: { ...mentee, name: mentee.firstName } };
}

/** Links of a person in a day: each of a minor's goes to the guardian by e-mail. */
const MOST_SHARES = { limit: 20, seconds: DAY };

/** True if the guardian on file gets it: the limits of mails to others leave the link to be sent by hand. */
async function mailReport(
  deps: Deps,
  viewer: Viewer,
  { head, link, email }: { head: Head; link: string; email: string | null },
): Promise<boolean> {
  if (email === null || !viewer.emailVerified) return false;
  const { counted, allowed, optOut } = await thirdPartyMail(deps, viewer, email);
  const names = { mentee: mailedName(head.firstName), mentor: mailedName(viewer.firstName) };
  const mail = { ...sharedReportMail({ ...names, link, optOut }), id: deps.newId() };
  const insert = insertMentoringMailToGuardian(deps.db, head.id, mail, deps.now(), { email, allowed });
  const {
    sent: [sent],
  } = await deps.write({ ...counted, sent: insert });
  if (sent) deps.later((later) => deliverMail(later, sent.id));
  return sent !== undefined;
}

/** A link to a report for seven days; a minor's guardian on file gets it by e-mail. Returns it. Throws report-not-found, too-many-shares. */
export async function shareReport(
  deps: Deps,
  viewer: Viewer,
  key: ReportKey,
): Promise<{ link: string; mailed: boolean }> {
  const [head] = await deps.read(reportHead(deps.db, key, accompanyingOf(viewer)));
  if (!head) throw new AppError("report-not-found");
  requireGuardianOf(head, "report");
  const at = deps.now();
  const attempt = { key: `mentoring-share:${viewer.id}`, ...MOST_SHARES };
  const [counted] = await deps.write(countAttempt(deps.db, attempt, at));
  if (counted?.refused) throw new AppError("too-many-shares");
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const link = deps.publicUrl() + mentoringPaths.sharedReport(token);
  const share = {
    tokenHash,
    test: head.num,
    mentee: head.menteeNum,
    by: viewer.id,
    at,
    expiresAt: at + SHARED,
  };
  const {
    guardian: [guardian],
  } = await deps.write({
    shares: purgeShares(deps.db, at),
    share: insertShare(deps.db, share),
    guardian: guardianOf(deps.db, head.id),
  });
  const mailed = await mailReport(deps, viewer, { head, link, email: guardian?.guardianEmail ?? null });
  return { link, mailed };
}

/** Ends all links to a report. Throws report-not-found. */
export async function endShares(deps: Deps, viewer: Viewer, key: ReportKey): Promise<void> {
  const [head] = await deps.read(reportHead(deps.db, key, accompanyingOf(viewer)));
  if (!head) throw new AppError("report-not-found");
  await deps.write(deleteShares(deps.db, { test: head.num, mentee: head.menteeNum }));
}
