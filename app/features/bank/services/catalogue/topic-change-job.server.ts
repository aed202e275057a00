import { adminPaths } from "#app/features/admin/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { JobKind, JobStep, RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { changedCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { readPiece, readTopicJob, writePiece } from "../../domain/catalogue/topic-job.ts";
import { placeAfter, placeBefore } from "../../domain/catalogue/topic-place.ts";
import { changeOfJob, overlaidTopics } from "../../queries/catalogue/changes.server.ts";
import { failIfChanged, questionsOfTopics, questionsToUndo } from "../../queries/catalogue/pieces.server.ts";
import { purgeQuestions } from "../storing/purge-questions.server.ts";
import { changeText } from "./change-view.ts";
import { type Placed, placedStatements } from "./place-questions.server.ts";

/** Questions per step: stays below D1's limits of a statement and of a batch. */
export const QUESTIONS_PER_STEP = 100;

/** A job's change, and the applied ones in order; while it is being undone it is not among them. */
async function readChange(deps: Deps, job: JobRow) {
  const {
    row: [row],
    overlay: [overlay],
  } = await deps.read({ row: changeOfJob(deps.db, job.num), overlay: overlaidTopics(deps.db) });
  if (!row || !overlay) throw new AppError("topic-change-over");
  const { changes } = overlay;
  deps.catalogue.update(overlay);
  return { row, changes, change: { num: row.num, kind: row.kind, topic: row.topic, to: row.becomes } };
}

function isSame(question: { subject: number; topics: readonly number[] }, to: typeof question): boolean {
  return to.subject === question.subject && to.topics.join() === question.topics.join();
}

/** The changes of a step, in a batch that fails if one of the questions is no longer what it was. */
async function writes(deps: Deps, placed: readonly Placed[]): Promise<JobStep["statements"]> {
  if (placed.length === 0) return [];
  const read = placed.map(({ question }) => question);
  return [failIfChanged(deps.db, read), ...(await placedStatements(deps, placed))];
}

const step: RunStep = async (deps, job) => {
  const { row, change, changes } = await readChange(deps, job);
  const before = changedCatalogue(changes.filter((each) => each.num < row.num));
  const members = before.members.get(row.topic) ?? [row.topic];
  const found = await deps.read(questionsOfTopics(deps.db, members, job.place, QUESTIONS_PER_STEP));
  // A rename writes no questions: only the pages that show its name are purged, both ways.
  const isRename = row.kind === "rename";
  const catalogue = changedCatalogue(changes);
  const placed = (isRename ? [] : found).flatMap((question): Placed[] => {
    const to = placeAfter(change, question, { catalogue, members });
    return isSame(question, to) ? [] : [{ question, ...to }];
  });
  return {
    statements: await writes(deps, placed),
    items: placed.map(({ question: { ord, subject, topics }, ...after }) => ({
      id: String(ord),
      name: "",
      outcome: "changed" as const,
      before: writePiece({ ord, before: { subject, topics }, after }),
    })),
    seen: found.length,
    place: found.at(-1)?.ord ?? job.place,
    finished: found.length < QUESTIONS_PER_STEP,
    after: (later) => purgeQuestions(later, isRename ? found : placed.map(({ question }) => question)),
  };
};

const undo: NonNullable<JobKind["undo"]> = async (deps, undone, report) => {
  const pieces = report.items.flatMap(({ before }) => (before ? [readPiece(before)] : []));
  const { change, changes } = await readChange(deps, undone);
  const questions = await deps.read(
    questionsToUndo(
      deps.db,
      pieces.map(({ ord }) => ord),
    ),
  );
  const catalogue = changedCatalogue(changes);
  const written = new Map(pieces.map((piece) => [piece.ord, piece]));
  const placed = questions.flatMap((question): Placed[] => {
    const own = written.get(question.ord);
    if (!own) return [];
    const back = placeBefore(change, { ...own, now: question }, catalogue);
    return isSame(question, back) ? [] : [{ question, ...back }];
  });
  return {
    statements: await writes(deps, placed),
    after: (later) =>
      purgeQuestions(
        later,
        placed.map(({ question }) => question),
      ),
  };
};

function titleOf({ input, undoes }: JobRow): string {
  const job = readTopicJob(input);
  const text = changeText(job, "wish");
  return job.back || undoes !== null ? `Desfazer: ${text}` : text;
}

/** Brings a change of the catalogue to the questions: 100 a step, each in one batch with what its undo needs. */
export const topicChangeJob: JobKind = {
  ...{ step, undo },
  describe: (job) => ({ title: titleOf(job), counted: "questões", link: adminPaths.topics() }),
  uncancellable:
    "O catálogo já mudou, e uma parte das questões ficaria no assunto antigo. Depois, a mudança se desfaz em Assuntos.",
  notice: (job) => ({ content: `Terminou. ${titleOf(job)}.`, link: adminPaths.topics() }),
};
