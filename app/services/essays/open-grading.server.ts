import { PANEL_ROUND, profileOfTheme } from "#app/domain/essays/graded-essay.ts";
import { readGradingDraft } from "#app/domain/essays/grading-draft.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  type EssayGrader,
  gradingOfGrader,
  otherGradings,
  ownComments,
  ownGradings,
  panelGradings,
  photosToGrade,
  waitingGradings,
} from "#app/queries/essays/gradings.server.ts";
import type { Deps } from "../deps.ts";

/** The grader's own readings, how many wait, and the panel's to a coordinator. One trip. */
export async function openGradingQueue(deps: Deps, grader: EssayGrader) {
  const now = deps.now();
  const [own, waiting, panel] = await deps.read(
    ownGradings(deps.db, grader),
    waitingGradings(deps.db, grader, now),
    panelGradings(deps.db, grader),
  );
  const seats = (wanted: (round: number) => boolean) =>
    waiting.reduce((sum, { round, seats: count }) => sum + (wanted(round) ? count : 0), 0);
  return {
    now,
    own,
    coordinates: grader.coordinates,
    waiting: seats((round) => round < PANEL_ROUND),
    thirds: seats((round) => round === 3),
    panel: grader.coordinates ? panel : [],
  };
}

/** A nameless essay at its grader's desk. One trip. Throws grading-not-found. */
export async function openGrading(deps: Deps, grader: EssayGrader, num: number) {
  const [[row], others, comments, photos] = await deps.read(
    gradingOfGrader(deps.db, grader, num),
    otherGradings(deps.db, grader, num),
    ownComments(deps.db, grader.accountId, num),
    photosToGrade(deps.db, grader, num),
  );
  if (!row) throw new AppError("grading-not-found");
  const { essay: _, status, grades, details, marks, comments: written, school: _school, ...shown } = row;
  const profile = profileOfTheme(row.profile);
  return {
    ...shown,
    draft: readGradingDraft({ status, grades, details, marks, comments: written }, profile, row.text.length),
    others,
    bank: comments,
    photos,
  };
}

export type OpenedGrading = Awaited<ReturnType<typeof openGrading>>;
export type OpenedGradingQueue = Awaited<ReturnType<typeof openGradingQueue>>;
