import { DAY } from "#app/platform/time/units.ts";
import type { EssayOutcome } from "../essay.ts";
import { type EssayProfile, essayProfile, largestPoints } from "../essay-profile.ts";
import {
  type EssayGrade,
  middleOf,
  type ReadingsOutcome,
  readingsOutcome,
  settledBy,
} from "./readings-outcome.ts";
import { codeOfSituation, situationOf } from "./situations.ts";

/** Rounds of a grading: two blind readings, the third, the panel's. */
export const THIRD_ROUND = 3;
export const PANEL_ROUND = 4;
/** People of the panel that sets the grade after a discrepancy; an appeal has one. */
export const PANEL_SEATS = 3;

/** Seconds that a grader has. */
export const GRADING_SECONDS = 5 * DAY;
/** Seconds that a panel has to fill; then a coordinator closes it with who has read (decision 061). */
export const PANEL_SECONDS = 2 * GRADING_SECONDS;
/** Open readings per person, so that no grader can empty the queue. */
export const MOST_OPEN_GRADINGS = 6;

/** Essays of colleagues that a student reads in a task: as many as read theirs. */
export const READINGS_OF_PEER = 2;

/** A concluded reading as stored. */
export type ConcludedGrading = {
  num: number;
  round: number;
  seat: number;
  status: string;
  grades: readonly (number | null)[];
};

/** ENEM's unless the theme's exam has its own; those without a published grid are graded as ITA's. */
export function profileOfTheme(id: string): EssayProfile {
  return (essayProfile(id) ??
    essayProfile(id === "ime" || id === "militar" ? "ita" : "enem")) as EssayProfile;
}

function gradeOf({ num, status, grades }: ConcludedGrading): EssayGrade {
  return {
    grader: String(num),
    situation: codeOfSituation(status),
    points: grades.map((points) => points ?? 0),
  };
}

const inOrder = (a: ConcludedGrading, b: ConcludedGrading) => a.round - b.round || a.seat - b.seat;

/**
 * The outcome of the finished gradings; of the panel once all have finished. `appealed`: the panel's newest grade alone
 * sets it. `isSingle`: a school's task with one reader, whose reading is final (decision 052). `year`: of the
 * submission.
 */
export function outcomeOfGradings(
  profile: EssayProfile,
  gradings: readonly ConcludedGrading[],
  { year, appealed, isSingle = false }: { year: number; appealed: boolean; isSingle?: boolean },
): ReadingsOutcome {
  const ordered = gradings.toSorted(inOrder);
  const panel = ordered.filter(({ round }) => round === PANEL_ROUND).map(gradeOf);
  const answer = appealed ? panel.at(-1) : undefined;
  const readers = ordered.filter(({ round }) => round < PANEL_ROUND).map(gradeOf);
  const rule = profile.ruleOf(year);
  const [only] = readers;
  if (isSingle && only) return settledBy(answer ?? only);
  if (!rule || readers.length < 2) return { outcome: "waiting", total: null, used: [] };
  return answer ? settledBy(answer) : readingsOutcome({ readers, panel }, rule, largestPoints(profile));
}

/** What the author gets: each criterion is the middle of the readings that count. Null while it is open. */
export function returnedOutcome(
  profile: EssayProfile,
  gradings: readonly ConcludedGrading[],
  outcome: ReadingsOutcome,
): EssayOutcome | null {
  if (outcome.outcome !== "final" && outcome.outcome !== "zero") return null;
  const used = gradings.filter(({ num }) => outcome.used.includes(String(num)));
  const most = largestPoints(profile);
  return {
    total: outcome.total,
    most: most.reduce((sum, each) => sum + each, 0),
    parts: profile.criteria.map(({ short, title }, at) => ({
      label: `${short} ${title}`,
      grade: outcome.outcome === "zero" ? 0 : middleOf(used.map(({ grades }) => grades[at] ?? 0)),
      most: most[at] as number,
    })),
    zero: outcome.outcome === "zero" ? (situationOf(outcome.situation)?.key ?? null) : null,
    used: used.map(({ num }) => num),
  };
}
