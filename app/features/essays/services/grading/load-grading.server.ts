import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { essayExams } from "../../domain/essay-exams.ts";
import { copyCheck, turnedPassage } from "../../domain/estimate/copied-lines.ts";
import { estimateGrade } from "../../domain/estimate/estimated-grade.ts";
import { PANEL_ROUND, profileOfTheme, THIRD_ROUND } from "../../domain/grading/graded-essay.ts";
import { readGradingDraft } from "../../domain/grading/sent-grading.server.ts";
import { ownComments } from "../../queries/comment-bank.server.ts";
import { copiesToGrade } from "../../queries/copies.server.ts";
import { newEssays, ownGradings, waitingGradings } from "../../queries/grading-queue.server.ts";
import { type EssayGrader, waitingPanels } from "../../queries/grading-seats.server.ts";
import { gradingOfGrader, otherGradings, photosToGrade } from "../../queries/gradings.server.ts";

/** Other essays of the school with passages of this one. */
const MOST_COPIES = 5;
/** More are not counted. */
const MOST_COUNTED = 500;

/** The grader's own readings, how many wait, and the panels that they may sit on. One trip. */
export async function loadGradingQueue(deps: Deps, grader: EssayGrader) {
  const now = deps.now();
  const {
    own,
    waiting,
    fresh: [fresh],
    panel,
  } = await deps.read({
    own: ownGradings(deps.db, grader),
    waiting: waitingGradings(deps.db, grader, now),
    fresh: newEssays(deps.db, grader, now, MOST_COUNTED),
    panel: waitingPanels(deps.db, grader, now),
  });
  const before = waiting.filter(({ round }) => round < PANEL_ROUND);
  const sum = (rows: typeof waiting) => rows.reduce((all, { seats }) => all + seats, 0);
  return {
    now,
    own,
    coordinates: grader.coordinates,
    waiting: sum(before) + (fresh?.essays ?? 0),
    thirds: sum(before.filter(({ round }) => round === THIRD_ROUND)),
    overdue: waiting.reduce((all, { late }) => all + late, 0),
    sits: grader.coordinates || (grader.school !== null && !grader.peer),
    peer: grader.peer === true,
    panel,
  };
}

/** A nameless essay at its grader's desk. One trip. Throws grading-not-found. */
export async function loadGrading(deps: Deps, grader: EssayGrader, num: number) {
  const {
    row: [row],
    others,
    comments,
    photos,
    copies,
  } = await deps.read({
    row: gradingOfGrader(deps.db, grader, num),
    others: otherGradings(deps.db, grader, num),
    comments: ownComments(deps.db, grader.accountId, num),
    photos: photosToGrade(deps.db, grader, num),
    copies: copiesToGrade(deps.db, grader, num, MOST_COPIES),
  });
  if (!row) throw new AppError("grading-not-found");
  const {
    essay: _,
    status,
    grades,
    details,
    marks,
    comments: written,
    school: _school,
    exam,
    canCalibrate,
    isCalibration,
    ...shown
  } = row;
  const check = copyCheck(row.text, { title: row.theme, texts: row.texts });
  const profile = profileOfTheme(row.profile);
  /** Only after the grader's own conclusion: it must not lead them. */
  const mayEstimate = !grader.peer && row.concludedAt !== null && row.way === "text" && profile.id === "enem";
  return {
    ...shown,
    estimate: mayEstimate ? estimateGrade(row.text) : null,
    draft: readGradingDraft({ status, grades, details, marks, comments: written }, profile, row.text.length),
    /** To a coordinator, of an essay that may be one: whether it is marked. */
    calibration:
      grader.coordinates && canCalibrate && row.concludedAt !== null ? { marked: isCalibration } : null,
    others,
    bank: comments,
    photos,
    /** To staff: whose the other essay is, a colleague may know. */
    copies: (grader.peer ? [] : copies).map(({ isTurned, passages, ...each }) => ({
      ...each,
      passages: isTurned ? passages.map(turnedPassage) : passages,
    })),
    copy: row.way === "photos" ? null : { ...check, least: essayExams[exam].least },
  };
}

export type LoadedGrading = Awaited<ReturnType<typeof loadGrading>>;
export type LoadedGradingQueue = Awaited<ReturnType<typeof loadGradingQueue>>;
