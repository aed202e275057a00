import { arePointsOf, type EssayProfile, essayProfile, largestPoints } from "../essay-profile.ts";
import { PANEL_SEATS } from "./graded-essay.ts";
import { type EssayGrade, readingsOutcome } from "./readings-outcome.ts";
import { NORMAL_SITUATION, situationOf } from "./situations.ts";

/** One row of `essay score --json`; `reason` where the row cannot be scored. */
export type ScoredEssay = {
  id: string | number | null;
  outcome: "final" | "needs-third" | "needs-panel" | "zero" | null;
  total: number | null;
  used: string[];
  reason?: string;
};

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** This year's rule where the file names none. */
const CURRENT_YEAR = 2025;
const MOST_GRADES = 3 + PANEL_SEATS;

class Unscorable extends Error {}

function readGrade(value: unknown, profile: EssayProfile): EssayGrade {
  if (!isObject(value)) throw new Unscorable("a grade is not an object");
  const { grader, competences = [], status = NORMAL_SITUATION } = value;
  if (typeof grader !== "string" && typeof grader !== "number")
    throw new Unscorable("a grade names no grader");
  if (typeof status !== "number" || !situationOf(status))
    throw new Unscorable(`unknown status ${String(status)}`);
  const points: unknown[] = Array.isArray(competences) ? competences : [];
  if (status !== NORMAL_SITUATION) return { grader: String(grader), situation: status, points: [] };
  if (!arePointsOf(profile, points))
    throw new Unscorable(
      `the grades of ${grader} are not levels of ${profile.criteria.length} criteria of ${profile.id}`,
    );
  return { grader: String(grader), situation: status, points };
}

function profileOf(name: unknown): EssayProfile {
  const profile = typeof name === "string" ? essayProfile(name.toLowerCase()) : undefined;
  if (!profile) throw new Unscorable(`unknown profile ${String(name)}`);
  return profile;
}

function yearOf(year: unknown): number {
  if (year === undefined || year === null) return CURRENT_YEAR;
  if (typeof year !== "number" || !Number.isInteger(year))
    throw new Unscorable(`unknown year ${String(year)}`);
  return year;
}

function gradesOf(value: unknown, profile: EssayProfile): EssayGrade[] {
  if (!Array.isArray(value)) throw new Unscorable("no list of grades");
  const grades = value.map((grade: unknown) => readGrade(grade, profile));
  if (new Set(grades.map(({ grader }) => grader)).size < grades.length)
    throw new Unscorable("one grader graded twice: the readings must be independent");
  if (grades.length > MOST_GRADES)
    throw new Unscorable("more than two graders, a third and a panel of three");
  return grades;
}

function scoreOne({ profile: name = "enem", year, status, grades: given }: Fields): Omit<ScoredEssay, "id"> {
  const profile = profileOf(name);
  const rule = profile.ruleOf(yearOf(year));
  if (!rule) throw new Unscorable(`no rule known for ${profile.id} ${String(year)}`);
  const situation = status ?? NORMAL_SITUATION;
  if (typeof situation !== "number" || !situationOf(situation))
    throw new Unscorable(`unknown status ${String(status)}`);
  if (situation !== NORMAL_SITUATION) return { outcome: "zero", total: 0, used: [] };
  const grades = gradesOf(given, profile);
  const readings = { readers: grades.slice(0, 3), panel: grades.slice(3) };
  const { outcome, total, used } = readingsOutcome(readings, rule, largestPoints(profile));
  if (outcome === "waiting") throw new Unscorable("two graders are needed");
  return { outcome, total, used };
}

function scored(row: unknown): ScoredEssay {
  const id = isObject(row) && (typeof row.id === "string" || typeof row.id === "number") ? row.id : null;
  try {
    if (!isObject(row)) throw new Unscorable("not an object");
    return { id, ...scoreOne(row) };
  } catch (error) {
    if (!(error instanceof Unscorable)) throw error;
    return { id, outcome: null, total: null, used: [], reason: error.message };
  }
}

/** Scores each essay of a file of grades, as the stable command `essay score` documents; null where the file is no list. */
export function scoreGradesFile(text: string): ScoredEssay[] | null {
  let rows: unknown;
  try {
    rows = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  return Array.isArray(rows) ? rows.map(scored) : null;
}
