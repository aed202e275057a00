import { isMinor } from "#app/platform/access/minors.ts";
import { cleanLine } from "#app/platform/text/clean-text.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { readFirstDay, readLastDay } from "#app/platform/time/date-field.ts";
import { DAY, WEEK } from "#app/platform/time/units.ts";
import { startOfWeek, weekBeside, weekOf } from "#app/platform/time/week.ts";

/** Characters of a season's name; its weeks; questions of a week's set; participants of a season; points of a right answer. */
export const CHALLENGE = { name: 80, weeks: 30, questions: 40, participants: 2000, points: 10 } as const;

export type SeasonFields = { name: string; from: string; to: string };
export type NewSeason = { name: string; startsAt: number; endsAt: number };

/** A season as typed: from the first Monday's 00:00 to the end of its last day in São Paulo. */
export function readSeason(
  fields: SeasonFields,
  now: number,
):
  | { season: NewSeason; problems?: never }
  | { season?: never; problems: Partial<Record<keyof SeasonFields, string>> } {
  const name = cleanLine(fields.name);
  const [from, to] = [readFirstDay(fields.from), readLastDay(fields.to)];
  const problems: Partial<Record<keyof SeasonFields, string>> = {};
  if (name === "" || name.length > CHALLENGE.name)
    problems.name = `Dê um nome à temporada, com até ${CHALLENGE.name} caracteres.`;
  if (from === null) problems.from = "Escolha o primeiro dia.";
  if (to === null) problems.to = "Escolha o último dia.";
  else if (to <= now) problems.to = "O último dia já passou.";
  else if (from !== null && (to <= from || to - from > CHALLENGE.weeks * WEEK + DAY))
    problems.to = `O último dia vem depois do primeiro, até ${CHALLENGE.weeks} semanas à frente.`;
  if (from === null || to === null || Object.keys(problems).length > 0) return { problems };
  return { season: { name, startsAt: from, endsAt: to } };
}

type Times = { startsAt: number; endsAt: number };

/** The weeks of a season, by their Mondays. */
export function weeksOf({ startsAt, endsAt }: Times): string[] {
  const weeks: string[] = [];
  for (let week = weekOf(startsAt); startOfWeek(week) < endsAt; week = weekBeside(week, 1)) weeks.push(week);
  return weeks;
}

/** When a week's set opens and closes, within the season. */
export function setTimes(week: string, { startsAt, endsAt }: Times): { opensAt: number; closesAt: number } {
  const start = startOfWeek(week);
  return { opensAt: Math.max(start, startsAt), closesAt: Math.min(start + WEEK, endsAt) };
}

export type SetState = "coming" | "open" | "over";

export function setState(
  { opensAt, closesAt }: { opensAt: number; closesAt: number },
  now: number,
): SetState {
  if (now < opensAt) return "coming";
  return now < closesAt ? "open" : "over";
}

/** What a participant came to by the ledger. */
export type Scored = {
  team: string;
  firstName: string;
  lastName: string;
  ageBand: string | null;
  isHidden: boolean;
  isOwn: boolean;
  right: number;
  answered: number;
};

type Placed = { place: number };

/** Places from the best; equal values share one. */
function placed<Item>(items: readonly Item[], scoreOf: (item: Item) => number): (Item & Placed)[] {
  return items.map((item, index) => {
    const first = items.findIndex((each) => scoreOf(each) === scoreOf(item));
    return { ...item, place: Math.min(first, index) + 1 };
  });
}

/** Teams by the mean of all their participants, so that a large one has no head start. `points`: of a right answer. */
export function teamStandings(people: readonly Scored[], points: number) {
  const teams = new Map<
    string,
    { team: string; people: number; active: number; right: number; isOwn: boolean }
  >();
  for (const { team, right, answered, isOwn } of people) {
    const sum = teams.get(team) ?? { team, people: 0, active: 0, right: 0, isOwn: false };
    teams.set(team, {
      team,
      people: sum.people + 1,
      active: sum.active + (answered > 0 ? 1 : 0),
      right: sum.right + right,
      isOwn: sum.isOwn || isOwn,
    });
  }
  const rows = [...teams.values()].map(({ right, ...team }) => ({
    ...team,
    mean: Math.round((right * points * 10) / team.people) / 10,
  }));
  rows.sort((one, other) => other.mean - one.mean || compareTexts(one.team, other.team));
  return placed(rows, ({ mean }) => mean);
}

/** Of a minor, or of somebody whose age is not known, the first name alone. */
export function shownName({
  firstName,
  lastName,
  ageBand,
}: Pick<Scored, "firstName" | "lastName" | "ageBand">) {
  return isMinor(ageBand) ? firstName : `${firstName} ${lastName}`.trim();
}

/** People with points, best first, without those who left the ranking; one's own row stays. */
export function peopleStandings(people: readonly Scored[], points: number, most: number) {
  const rows = people
    .filter(({ right, isHidden, isOwn }) => right > 0 && (!isHidden || isOwn))
    .map((each) => ({
      name: shownName(each),
      team: each.team,
      isOwn: each.isOwn,
      points: each.right * points,
    }))
    .sort((one, other) => other.points - one.points || compareTexts(one.name, other.name));
  return placed(rows, (row) => row.points).filter(({ isOwn }, index) => index < most || isOwn);
}
