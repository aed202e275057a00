import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { RosterColumn } from "./guess-columns.ts";
import type { ClassReading } from "./inherit-classes.ts";
import type { KnownPerson, PersonAfter, RosterActor } from "./plan-person.ts";
import type { RosterOptions } from "./plan-roster.ts";
import type { NewClassOf } from "./resolve-classes.ts";
import type { RosterMends } from "./roster-doubt.ts";
import type { RosterEntry } from "./roster-entry.ts";

/** Lines in a part, and in a step of the job. */
const ROSTER_CHUNK = 400;
/** Parts of a sheet at most: a part's number is the sheet's × this + its own. */
export const SHEET_PARTS = 10_000;
/** Characters in a part, three bytes each at most. */
const MOST_WRITTEN = 400_000;
/** Classes that one import makes: more is a column that is no class. */
export const MOST_CLASSES = 500;

/** A table of a file. `name`: "" where the file has no sheets. */
type RosterSheet = { name: string; lines: number; notes: readonly string[] };

/** What a stored roster was read from. `sheets`: at least one; `full`: null where the file does not say. */
export type RosterOrigin = {
  kind: "table" | "oneroster";
  name: string;
  sheets: readonly RosterSheet[];
  full: boolean | null;
  reasons: readonly RosterReason[];
};

export type RosterReason = { source: string; line: number; reason: string };

/** `headings`: index of the line with the names of the columns. `role`: of lines that say none. */
export type GuessedTable = {
  headings: number | null;
  columns: readonly RosterColumn[];
  role: RoleInSchool | null;
};

/** A table and what is read of it. `className`: the class of its people who name none, "" for none. */
export type ChosenTable = GuessedTable & { chosen: boolean; className: string };

/** The choices of the pages. `tables`: one for each sheet of the origin; none of a OneRoster bundle. */
export type RosterChoices = Pick<RosterOptions, "year" | "recognise" | "choices"> & {
  tables: readonly ChosenTable[];
  reading: ClassReading;
  full: boolean;
  inactivate: boolean;
  mends: RosterMends;
};

/** A line as it is to be imported; `id`: who it is, or null for somebody new. */
export type PlannedLine = { entry: RosterEntry; id: string | null };

/** The input of the job. `made`: the classes of its first step. */
export type RosterJob = {
  act: "import";
  schoolId: string;
  importId: string;
  actor: RosterActor;
  options: Pick<RosterOptions, "year" | "recognise" | "choices">;
  made: readonly NewClassOf[];
  parts: number;
};

/** A current stay in a class. `class`: its number. */
export type KnownStay = { class: number; since: number; role: "student" | "teacher" };

/** What the undo of an item needs. */
export type RosterBefore =
  | { kind: "class" }
  | { kind: "created" }
  | { kind: "updated"; person: PersonBefore; stays: readonly KnownStay[] };

/** A person's row, as it was. */
export type PersonBefore = Omit<KnownPerson, "classes" | "num" | "email" | "mobile" | "schoolUserId"> & {
  place: number;
  email: string | null;
  mobile: string | null;
  schoolUserId: string | null;
  words: string;
  updatedAt: number;
  updatedBy: string | null;
};

export type WrittenPerson = { id: string; after: PersonAfter };

/** Parts of 400, or fewer where their text is long: D1 accepts values of 2 MB. */
export function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  let chunk: Item[] = [];
  let written = 0;
  for (const item of items) {
    const { length } = JSON.stringify(item);
    if (chunk.length === ROSTER_CHUNK || (chunk.length > 0 && written + length > MOST_WRITTEN)) {
      chunks.push(chunk);
      chunk = [];
      written = 0;
    }
    chunk.push(item);
    written += length;
  }
  return chunk.length > 0 ? [...chunks, chunk] : chunks;
}

/** As stored in a job's item. */
export function writeRosterBefore(before: RosterBefore): string {
  return JSON.stringify(before);
}

export function readRosterBefore(text: string): RosterBefore {
  return JSON.parse(text) as RosterBefore;
}
