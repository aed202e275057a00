import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { EssayOutcome } from "../domain/essay.ts";
import type { EssayProfile } from "../domain/essay-profile.ts";
import { changesSince, essayAdvice, levelsInWords, outcomeSentence } from "../domain/estimate/next-step.ts";
import { profileOfTheme } from "../domain/grading/graded-essay.ts";
import { levelAdvice } from "../domain/grading/level-advice.ts";
import { seenByGraders } from "../domain/grading/seen-by-graders.ts";
import { zeroInWords } from "../domain/grading/situation-words.ts";
import { codeOfSituation } from "../domain/grading/situations.ts";
import { photosOfEssay } from "../queries/own-essays.server.ts";
import { attemptsOfTheme, type ReturnedRow, returnedEssay } from "../queries/returned.server.ts";

function appealOf(row: ReturnedRow) {
  if (row.appealAt === null) return null;
  return { reason: row.appealReason, answer: row.appealDecidedAt === null ? null : row.appealAnswer };
}

/**
 * The feedback of an outcome: levels, what was missing for the next one, what to do. Empty for a zero, whose reason
 * says it.
 */
function teachingOf(profile: EssayProfile, outcome: EssayOutcome, { readings, formerOutcome }: ReturnedRow) {
  if (outcome.zero !== null) return { levels: [], seen: [], advice: [], changes: null, next: null };
  return {
    levels: levelsInWords(profile, outcome),
    seen: seenByGraders(profile, readings),
    advice: levelAdvice(
      profile,
      outcome.parts.map(({ grade }) => grade),
    ),
    changes: changesSince(outcome, formerOutcome),
    next: essayAdvice(profile, outcome),
  };
}

/** Attempts at a theme that are listed. */
const ATTEMPTS = 8;

/**
 * An own essay that came back: the mirror, what to do next, the readings without names, the other attempts at its theme. One trip.
 * Throws essay-not-returned.
 */
export async function loadEssayResult(deps: Deps, viewer: Viewer, id: string) {
  const {
    row: [row],
    photos,
    attempts,
  } = await deps.read({
    row: returnedEssay(deps.db, viewer.num, id),
    photos: photosOfEssay(deps.db, id, viewer.num),
    attempts: attemptsOfTheme(deps.db, viewer.num, id, ATTEMPTS),
  });
  if (!row?.outcome) throw new AppError("essay-not-returned");
  const { outcome, readings, former, formerId, draft } = row;
  const profile = profileOfTheme(row.profile);
  return {
    id: row.id,
    school: row.school,
    peers: row.peers,
    themeId: row.themeId,
    theme: row.theme,
    way: row.way,
    text: row.text,
    lines: row.lines,
    words: row.words,
    returnedAt: row.returnedAt,
    isAppealed: row.state === "appealed",
    appeal: appealOf(row),
    profile: { name: profile.name, source: profile.source },
    outcome,
    ...teachingOf(profile, outcome, row),
    sentence: outcomeSentence(outcome, row.formerOutcome?.total ?? null),
    zero: outcome.zero === null ? null : zeroInWords(codeOfSituation(outcome.zero), row.lines || null),
    readings: readings.map(({ details: _, ...shown }) => shown),
    former: former && row.text ? { id: formerId, text: former } : null,
    draft,
    photos: photos.map((photo) => photo.id),
    attempts: attempts.flatMap(({ outcome: graded, ...attempt }) => (graded ? [{ ...attempt, graded }] : [])),
  };
}

export type LoadedEssayResult = Awaited<ReturnType<typeof loadEssayResult>>;
