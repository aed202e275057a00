import { MOST_ANSWERS } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import {
  answersOfDay,
  type LateAnswer,
  lateAnswerStatements,
} from "#app/features/bank/queries/late-answers.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import type { AssessmentRules } from "../../domain/assessment.ts";
import { type AssessmentDocument, placedQuestions } from "../../domain/assessment.ts";
import {
  openOwnQuestions,
  recordLedgerDay,
  type SittingToRelease,
} from "../../queries/release-steps.server.ts";

/** Answers of a day's limit left for the person's other answers. */
const ROOM = 200;

/** The answers of people who have room under the day's limit: a full day would refuse the whole step. The clock comes back to others. */
async function ledgerStatements(
  { db, read }: Pick<Deps, "db" | "read">,
  assessment: number,
  answers: readonly LateAnswer[],
  at: number,
): Promise<Statement[]> {
  const accounts = [...new Set(answers.map(({ user }) => user))];
  if (accounts.length === 0) return [];
  const day = dayInSaoPaulo(at);
  const today = await read(answersOfDay(db, accounts, day));
  const full = new Set(today.filter(({ count }) => count > MOST_ANSWERS.day - ROOM).map(({ user }) => user));
  const fitting = answers.filter(({ user }) => !full.has(user));
  return [
    ...lateAnswerStatements(db, fitting, at),
    ...(full.size > 0 ? [recordLedgerDay(db, assessment, day)] : []),
  ];
}

type ReleasedSitting = Pick<SittingToRelease, "account" | "answers" | "startedAt" | "endedAt">;

function ledgerAnswersOf(
  { account, answers, startedAt, endedAt }: ReleasedSitting,
  assessment: number,
  document: AssessmentDocument,
): LateAnswer[] {
  if (account === null) return [];
  const placed = placedQuestions(document);
  return answers.split(",").flatMap((answer, place) => {
    const ord = placed[place]?.ord;
    if (answer === "" || ord === undefined) return [];
    const operation = `pratica-avaliacao-${assessment}-${place}`;
    return [{ user: account, ord, answer, operation, seconds: endedAt - startedAt }];
  });
}

type ScoredStep = {
  assessment: number;
  head: { document: AssessmentDocument; rules: AssessmentRules; ledgerDue: number | null };
  best: readonly { row: SittingToRelease }[];
};

/**
 * Bank and school questions of people whose key is shown: written into the ledger, and a school's own opened to them.
 * Both are final, so neither happens while the release can be withdrawn.
 */
export async function keysShown(deps: Deps, read: ScoredStep, at: number): Promise<Statement[]> {
  const { head, best, assessment } = read;
  if (head.ledgerDue !== null || head.rules.showKey === "never" || best.length === 0) return [];
  const ords = placedQuestions(head.document).flatMap(({ ord }) => (isSchoolOrd(ord) ? [ord] : []));
  const people = best.map(({ row }) => row.person);
  const answers = best.flatMap(({ row }) => ledgerAnswersOf(row, assessment, head.document));
  return [
    ...(ords.length > 0 ? [openOwnQuestions(deps.db, assessment, { ords, people })] : []),
    ...(await ledgerStatements(deps, assessment, answers, at)),
  ];
}
