import { noticeStatements } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow } from "#app/features/messages/services/notify-people.server.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Database, Statement } from "#app/platform/db/database.server.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { JobKind, JobStep } from "#app/platform/jobs/services/job-kind.ts";
import { plural } from "#app/platform/text/format.ts";
import type { ScoredSitting } from "../../domain/analysis/tally.ts";
import { bestSittings, marksOf, scoredQuestions } from "../../domain/results/key-changes.ts";
import { openFractions } from "../../domain/results/marking.ts";
import type { ReleaseInput } from "../../domain/results/release-input.ts";
import { type ScoredSubmission, scoreSubmission } from "../../domain/results/score-submission.ts";
import { resultPaths } from "../../paths.ts";
import { marksForScores } from "../../queries/marking.server.ts";
import {
  assessmentToScore,
  failUnlessScoring,
  nextPeople,
  recordScored,
  recordScoringBasis,
  type SittingToRelease,
  sittingsToRelease,
} from "../../queries/release-steps.server.ts";
import { storeSubmissionScores } from "../../queries/releasing.server.ts";
import { keyedQuestions } from "../../queries/results.server.ts";
import {
  type AnalysedAssessment,
  analysisOfAll,
  analysisOfStep,
  sortedQuestions,
} from "./analyse-release.server.ts";
import { keysShown } from "./release-ledger.server.ts";

/** People a step: 25 × 90 answers into the ledger need a fifth of a second. */
const PEOPLE = 25;

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

/** A student is notified of a first result once, whichever job finds it. */
function noticesOf(input: ReleaseInput, title: string, scored: readonly Scored[], at: number) {
  const link = resultPaths.results(input.schoolId, input.id);
  const cause = input.why === "mark" ? "A correção" : "O gabarito";
  return scored.flatMap(({ row: { userId, person, score: before } }) => {
    if (userId === null) return [];
    const isFirst = before === null;
    const content = isFirst
      ? `Saiu o resultado de ${title}.`
      : `${cause} de ${title} mudou, e sua nota foi refeita.`;
    const id = `resultado-${isFirst ? input.assessment : input.cause}-${person}`;
    return [personalRow({ id, userId, type: "aviso", content, link }, at)];
  });
}

async function readStep(deps: Deps, { place }: JobRow, { assessment }: ReleaseInput, at: number) {
  const { db } = deps;
  const next = { after: place, people: PEOPLE, now: at };
  const {
    head: [head],
    questions,
    rows,
    marks,
  } = await deps.read({
    head: assessmentToScore(db, assessment),
    questions: keyedQuestions(db, assessment),
    rows: sittingsToRelease(db, assessment, next),
    marks: marksForScores(db, assessment, nextPeople(assessment, next)),
  });
  if (!head) return null;
  const scoring = scoredQuestions(head.document, questions, head.changes);
  const fractions = openFractions(marks);
  const best = bestSittings(scoring, rows, fractions);
  return { assessment, head, questions, rows, scoring, fractions, best };
}

type ReadStep = NonNullable<Awaited<ReturnType<typeof readStep>>>;

function scoreStatement(db: Database, { assessment, rows, scoring, fractions }: ReadStep): Statement {
  const scores = rows.flatMap((row) => {
    const marks = marksOf(fractions, row);
    const { score } = scoreSubmission(scoring, { answers: row.answers, marks });
    return score === row.score ? [] : [[row.person, row.attempt, score] as const];
  });
  return storeSubmissionScores(db, assessment, scores);
}

/** The classes' results, whole, from everybody's sittings. */
async function endStatements(
  deps: Deps,
  read: ReadStep,
  of: AnalysedAssessment,
  at: number,
): Promise<Statement[]> {
  const { assessment, head, scoring } = read;
  const { everybody, marks } = await deps.read({
    everybody: sittingsToRelease(deps.db, assessment, { after: 0, people: EVERYBODY, now: at }),
    marks: marksForScores(deps.db, assessment),
  });
  const all = bestSittings(scoring, everybody, openFractions(marks));
  return [
    ...analysisOfAll(deps.db, of, all.map(sittingOf)),
    recordScored(deps.db, { assessment, scoring: head.scoring }),
  ];
}

async function step(deps: Deps, job: JobRow, at: number): Promise<JobStep> {
  const input = releaseOf(job);
  const { db } = deps;
  const read = await readStep(deps, job, input, at);
  if (!read) return { statements: [], items: [], place: job.place, finished: true };
  const { assessment, head, questions, rows, best } = read;
  const now = { assessment, scoring: head.scoring };
  const told = best.flatMap(({ row, scored: { score } }) => (row.score === score ? [] : [{ row, score }]));
  const notices = noticesOf(input, head.title, told, at);
  const of = { assessment, questions: sortedQuestions(head.document, questions, deps.catalogue.current()) };
  const statements: Statement[] = [
    failUnlessScoring(db, job.num, now),
    scoreStatement(db, read),
    ...(await keysShown(deps, read, at)),
    ...analysisOfStep(db, of, best.map(sittingOf)),
  ];
  if (job.place === 0) statements.push(recordScoringBasis(db, now));
  const isLast = best.length < PEOPLE;
  // A key or a mark changed since the first step: the people before it are scored again.
  const again = isLast && job.place !== 0 && head.scoringFrom !== head.scoring;
  if (isLast && !again) statements.push(...(await endStatements(deps, read, of, at)));
  if (notices.length > 0) statements.push(...noticeStatements(db, notices));
  const items = best.map(({ row, scored: { score } }) => ({
    id: row.personId,
    name: fullName(row),
    outcome: row.score === score ? ("same" as const) : ("changed" as const),
  }));
  const place = again ? 0 : (rows.at(-1)?.person ?? job.place);
  return { statements, items, place, finished: isLast && !again };
}

const notice: JobKind["notice"] = (job, { changed }) => {
  const { schoolId, id, why } = releaseOf(job);
  if (why === "mark" && changed === 0) return null;
  return {
    content: `Terminou: ${plural(changed, "nota gravada", "notas gravadas")}.`,
    link: resultPaths.results(schoolId, id),
  };
};

/** Scores, the ledger and notifications of a release, and of a key that changed after it. Idempotent. */
export const assessmentRelease: JobKind = {
  ...{ step, undo: null, notice },
  describe: (job) => {
    const { schoolId, id, why } = releaseOf(job);
    const title = why === undefined ? "Liberar resultados" : "Refazer as notas de uma avaliação";
    return { title, counted: "pessoas", link: resultPaths.results(schoolId, id) };
  },
  uncancellable: "Parte da turma ficaria sem nota. A liberação se retira na página dos resultados.",
};
