import type { GradingMark } from "../essay.ts";
import type { EssayProfile } from "../essay-profile.ts";
import { currentSituations } from "./situation-words.ts";

/** What a grader has written of one essay, as it is saved while they type. */
export type GradingDraft = {
  status: string;
  /** By criterion; null: not chosen yet. */
  grades: (number | null)[];
  /** Chosen sub-criteria by criterion: `id:option`. */
  details: string[][];
  marks: GradingMark[];
  /** By criterion, then of the whole. */
  comments: string[];
};

export const LONGEST_GRADING_COMMENT = 2000;
const MOST_MARKS = 200;
const LONGEST_NOTE = 500;
const MOST_PHOTOS = 12;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;
const isPlace = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;

function readPlace(place: unknown, length: number): GradingMark["place"] | null {
  if (!isObject(place)) return null;
  const { from, to, photo, x, y, width, height } = place;
  if (isPlace(from, length) && isPlace(to, length)) return from < to ? { from, to } : null;
  if (!isPlace(photo, MOST_PHOTOS) || !isShare(x) || !isShare(y) || !isShare(width) || !isShare(height))
    return null;
  return { photo, x, y, width, height };
}

function readMark(value: unknown, criteria: number, length: number): GradingMark[] {
  if (!isObject(value)) return [];
  const { id, part, note, place } = value;
  const read = readPlace(place, length);
  if (!read || typeof id !== "string" || !/^[\w-]{1,40}$/.test(id) || !isPlace(part, criteria - 1)) return [];
  return [{ id, part, note: typeof note === "string" ? note.slice(0, LONGEST_NOTE) : "", place: read }];
}

/** From a browser: what is no level, mark or situation of this profile is left out. `length`: of the essay's text. */
export function readGradingDraft(sent: unknown, { criteria }: EssayProfile, length: number): GradingDraft {
  const { status, grades, details, marks, comments } = isObject(sent) ? sent : {};
  const texts = listOf(comments);
  return {
    status: currentSituations.find(({ key }) => key === status)?.key ?? "normal",
    grades: criteria.map(({ levels }, at) => {
      return levels.find(({ points }) => points === listOf(grades)[at])?.points ?? null;
    }),
    details: criteria.map(({ subs }, at) => {
      const known = subs.flatMap(({ id, options }) => options.map((_, option) => `${id}:${option}`));
      const chosen = listOf(listOf(details)[at]);
      return known.filter((each) => chosen.includes(each));
    }),
    marks: listOf(marks)
      .slice(0, MOST_MARKS)
      .flatMap((mark) => readMark(mark, criteria.length, length)),
    comments: Array.from({ length: criteria.length + 1 }, (_, at) => {
      const text = texts[at];
      return typeof text === "string" ? text.slice(0, LONGEST_GRADING_COMMENT) : "";
    }),
  };
}

/** Zero where the situation says so; null while a criterion lacks its level. */
export function totalOfDraft({ status, grades }: Pick<GradingDraft, "status" | "grades">): number | null {
  if (status !== "normal") return 0;
  return grades.reduce<number | null>(
    (sum, points) => (sum === null || points === null ? null : sum + points),
    0,
  );
}

/** A reusable comment; `part`: index of its criterion, null: of the whole. */
export type BankedComment = { part: number | null; text: string };

const SHORTEST_BANKED = 8;
const LONGEST_BANKED = 400;

/** Comments of a reading worth reusing. */
export function bankedComments(comments: readonly string[]): BankedComment[] {
  return comments
    .map((text, part) => ({ part: part === comments.length - 1 ? null : part, text: text.trim() }))
    .filter(({ text }) => text.length >= SHORTEST_BANKED && text.length <= LONGEST_BANKED);
}
