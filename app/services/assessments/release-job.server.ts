import type { ScoredSitting } from "#app/domain/assessments/analysis/tally.ts";
import { type AssessmentDocument, placedQuestions } from "#app/domain/assessments/assessment.ts";
import { bestSittings, marksOf, scoredQuestions } from "#app/domain/assessments/key-changes.ts";
import { openFractions } from "#app/domain/assessments/marking.ts";
import type { ReleaseInput } from "#app/domain/assessments/release-input.ts";
import { type ScoredSubmission, scoreSubmission } from "#app/domain/assessments/score-submission.ts";
import { MOST_ANSWERS } from "#app/domain/progress/answer-limits.ts";
import { resultPaths } from "#app/paths/results.ts";
import { marksForScores } from "#app/queries/assessments/marking.server.ts";
import {
  assessmentToScore,
  type SittingToRelease,
  sittingsToRelease,
} from "#app/queries/assessments/release-steps.server.ts";
import { storeSubmissionScores } from "#app/queries/assessments/releasing.server.ts";
import { keyedQuestions } from "#app/queries/assessments/results.server.ts";
import type { Statement } from "#app/queries/database.server.ts";
import type { JobRow } from "#app/queries/jobs/jobs.server.ts";
import { noticeStatements } from "#app/queries/notifications/personal-notices.server.ts";
import {
  answersOfDay,
  type LateAnswer,
  lateAnswerStatements,
} from "#app/queries/questions/late-answers.server.ts";
import { plural } from "#app/text/format.ts";
import type { Deps } from "../deps.ts";
import type { JobKind, JobStep } from "../jobs/job-kind.ts";
import { personalRow } from "../notifications/notify-people.server.ts";
import { fullName } from "../school/school-person-view.server.ts";
import { analysisOfAll, analysisOfStep, sortedQuestions } from "./analyse-release.server.ts";

/** People a step: 25 × 90 answers into the ledger take a fifth of a second. */
const PEOPLE = 25;
/** Room that a day's limit keeps for what a person answers otherwise. */
const ROOM = 200;

function releaseOf({ input }: Pick<JobRow, "input">): ReleaseInput {
  if (input.act !== "release") throw new Error("the job of another kind");
  return input;
}

/** The classes' results are written whole. */
const EVERYBODY = 5_000;

function sittingOf({ row, scored }: { row: SittingToRelease; scored: ScoredSubmission }): ScoredSitting {
  return {
    person: row.person,
    class: row.class,
    answers: row.answers.split(","),
    shares: scored.places.map(({ fraction }) => fraction),
  };
}

type Scored = { row: SittingToRelease; score: number };

function noticesOf(input: ReleaseInput, title: string, scored: readonly Scored[], at: number) {
  const link = resultPaths.results(input.schoolId, input.id);
  return scored.flatMap(({ row: { userId, person, score: before } }) => {
    if (userId === null) return [];
    const content =
      before === null
        ? `Saiu o resultado de ${title}.`
        : `O gabarito de ${title} mudou, e sua nota foi refeita.`;
    const id = `resultado-${input.cause}-${person}`;
    return [personalRow({ id, userId, type: "aviso", content, link }, at)];
  });
}

/** The answers of people who have room under the day's limit: a full day would refuse the whole step. */
async function ledgerAnswers(deps: Deps, answers: readonly LateAnswer[], at: number): Promise<LateAnswer[]> {
  const accounts = [...new Set(answers.map(({ user }) => user))];
  if (accounts.length === 0) return [];
  // Brasília, as the ledger's trigger counts days.
  const [today] = await deps.read(answersOfDay(deps.db, accounts, Math.floor((at - 10_800) / 86_400)));
  const full = new Set(today.filter(({ count }) => count > MOST_ANSWERS.day - ROOM).map(({ user }) => user));
  return answers.filter(({ user }) => !full.has(user));
}

type Released = { account: number | null; answers: string };

function ledgerAnswersOf(
  { account, answers }: Released,
  assessment: number,
  document: AssessmentDocument,
): LateAnswer[] {
  if (account === null) return [];
  const placed = placedQuestions(document);
  return answers.split(",").flatMap((answer, place) => {
    const ord = placed[place]?.ord;
    if (answer === "" || ord === undefined) return [];
    return [{ user: account, ord, answer, operation: `pratica-avaliacao-${assessment}-${place}` }];
  });
}

async function step(deps: Deps, job: JobRow, at: number): Promise<JobStep> {
  const input = releaseOf(job);
  const { db } = deps;
  const { assessment } = input;
  const [[head], questions, rows, marks] = await deps.read(
    assessmentToScore(db, assessment),
    keyedQuestions(db, assessment),
    sittingsToRelease(db, assessment, { after: job.place, people: PEOPLE, now: at }),
    marksForScores(db, assessment),
  );
  if (!head) return { statements: [], items: [], place: job.place, finished: true };
  const scoring = scoredQuestions(head.document, questions, head.changes);
  const fractions = openFractions(marks);
  const scored = rows.map((row) => ({
    row,
    score: scoreSubmission(scoring, { answers: row.answers, marks: marksOf(fractions, row) }).score,
  }));
  const best = bestSittings(scoring, rows, fractions);
  const changed = scored.filter(({ row, score }) => row.score !== score);
  const { document, rules } = head;
  const given =
    rules.showKey === "never" ? [] : best.flatMap(({ row }) => ledgerAnswersOf(row, assessment, document));
  const told = best.flatMap(({ row, scored: { score } }) => (row.score === score ? [] : [{ row, score }]));
  const notices = noticesOf(input, head.title, told, at);
  const statements: Statement[] = [
    storeSubmissionScores(
      db,
      assessment,
      changed.map(({ row, score }) => [row.person, row.attempt, score] as const),
    ),
    ...lateAnswerStatements(db, await ledgerAnswers(deps, given, at), at),
  ];
  const finished = best.length < PEOPLE;
  const of = {
    assessment,
    questions: sortedQuestions(head.document, questions, deps.catalogue.current()),
  };
  statements.push(...analysisOfStep(db, of, best.map(sittingOf)));
  if (finished) {
    const everybody = await deps.read(
      sittingsToRelease(db, assessment, { after: 0, people: EVERYBODY, now: at }),
    );
    const all = bestSittings(scoring, everybody[0], fractions);
    statements.push(...analysisOfAll(db, of, all.map(sittingOf)));
  }
  if (notices.length > 0) statements.push(...noticeStatements(db, notices));
  const items = best.map(({ row, scored: { score } }) => ({
    id: row.personId,
    name: fullName(row),
    outcome: row.score === score ? ("same" as const) : ("changed" as const),
  }));
  return { statements, items, place: rows.at(-1)?.person ?? job.place, finished };
}

const notice: JobKind["notice"] = (job, { changed }) => {
  const { schoolId, id } = releaseOf(job);
  return {
    content: `Terminou: ${plural(changed, "nota gravada", "notas gravadas")}.`,
    link: resultPaths.results(schoolId, id),
  };
};

/** Scores, the ledger and notifications of a release, and of a key that changed after it; the same again changes nothing. */
export const assessmentRelease: JobKind = { step, undo: null, notice };
