import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { dayOfIso } from "#app/platform/time/calendar.ts";

/** A day of an exam of several days. `date`: 2026-11-08, or null while it is open. */
export type EventDay = { title: string; date: string | null };

export const MOST_DAYS = 10;
const LONGEST_DAY = 80;
export const LONGEST_EVENT_TITLE = 120;
const MOST_ROOMS = 60;
const MOST_SEATS = 500;
const LONGEST_ROOM = 40;

/** Exams that span several days, by the templates of their days (app/features/bank/domain/exams/exam-templates.ts). */
export const eventTemplates = [
  { id: "enem", name: "ENEM", days: ["enem-1", "enem-2"] },
  { id: "ita", name: "ITA, 1ª fase", days: ["ita"] },
  { id: "espcex", name: "EsPCEx", days: ["espcex-1", "espcex-2"] },
  { id: "livre", name: "Outro", days: [] },
] as const;

function lineOf(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export function eventTitle(typed: string): string | null {
  const title = lineOf(typed);
  return title === "" || title.length > LONGEST_EVENT_TITLE ? null : title;
}

/** Null: none, too many, one without a title or with a date that is none. */
export function readDays(titles: readonly string[], dates: readonly string[]): EventDay[] | null {
  const days = titles.map((typed, index) => ({ title: lineOf(typed), date: dates[index] || null }));
  const isFine = days.every(
    ({ title, date }) =>
      title !== "" && title.length <= LONGEST_DAY && (date === null || dayOfIso(date) !== null),
  );
  return isFine && days.length > 0 && days.length <= MOST_DAYS ? days : null;
}

export type EventRoom = { name: string; capacity: number };

/** One room a line: "Sala 12, 35". Null: a line that is none, or too many. */
export function readRooms(typed: string): EventRoom[] | null {
  const lines = typed.split("\n").map(lineOf).filter(Boolean);
  const rooms = lines.flatMap((line): EventRoom[] => {
    const match = /^(.+?)[,;:]\s*(\d{1,3})(?: lugar(?:es)?)?$/.exec(line);
    const [name, capacity] = [match?.[1]?.trim() ?? "", Number(match?.[2])];
    return name !== "" && name.length <= LONGEST_ROOM && capacity >= 1 && capacity <= MOST_SEATS
      ? [{ name, capacity }]
      : [];
  });
  const isWhole = rooms.length === lines.length && rooms.length <= MOST_ROOMS;
  return isWhole ? rooms : null;
}

export function roomLines(rooms: readonly EventRoom[]): string {
  return rooms.map(({ name, capacity }) => `${name}, ${capacity}`).join("\n");
}

/** FNV-1a: the same order for the same seed on every machine. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export type EventPerson = { person: number; name: string };
export type EventSeat = { person: number; room: number; seat: number };

/** Fills the rooms in turn, by name or, with a seed, in pseudo-random order. Null: not enough places. */
export function assignSeats(
  candidates: readonly EventPerson[],
  rooms: readonly Pick<EventRoom, "capacity">[],
  seed: string | null,
): EventSeat[] | null {
  const byName = (one: EventPerson, other: EventPerson) =>
    compareTexts(one.name, other.name) || one.person - other.person;
  const order = (each: EventPerson) => (seed === null ? 0 : hashed(`${seed} ${each.person}`));
  const ordered = [...candidates].sort((one, other) => order(one) - order(other) || byName(one, other));
  const places = rooms.flatMap(({ capacity }, room) =>
    Array.from({ length: capacity }, (_, index) => ({ room, seat: index + 1 })),
  );
  if (places.length < ordered.length) return null;
  return ordered.flatMap(({ person }, index) => {
    const place = places[index];
    return place ? [{ person, ...place }] : [];
  });
}

/** Of one person and day: a score once released, absent where noted so, or where the day is over without a sitting. */
export type DayResult = { score: number | null; present: boolean | null; sat: boolean; over: boolean };
export type DayOutcome = "score" | "absent" | "waiting";

export function dayOutcome({ score, present, sat, over }: DayResult): DayOutcome {
  if (score !== null) return "score";
  if (sat) return "waiting";
  return present === false || (over && present !== true) ? "absent" : "waiting";
}

/** The sum of the days; null for whom a day is missing. */
export function eventTotal(days: readonly DayResult[]): number | null {
  if (days.length === 0 || days.some((day) => dayOutcome(day) !== "score")) return null;
  return days.reduce((sum, { score }) => sum + (score ?? 0), 0);
}

/** Places by total, ties alike; null without a total. */
export function eventPlaces(totals: readonly (number | null)[]): (number | null)[] {
  return totals.map((total) =>
    total === null ? null : 1 + totals.filter((other) => other !== null && other > total + 1e-9).length,
  );
}
