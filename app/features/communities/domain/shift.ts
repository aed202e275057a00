import { dayOfIso } from "#app/platform/time/calendar.ts";
import { readDateTime } from "#app/platform/time/date-field.ts";
import { DAY, MINUTE, WEEK } from "#app/platform/time/units.ts";

/** Minutes, places and weeks of shifts; how far ahead they are planned, in days. */
export const SHIFT = { shortest: 30, longest: 360, places: 20, weeks: 12, ahead: 180 } as const;

export type ShiftFields = { day: string; from: string; to: string; places: string; weeks: string };
export type ShiftField = keyof ShiftFields;

/** Epoch seconds; a shift of each week. */
export type PlannedShifts = { times: { startsAt: number; endsAt: number }[]; places: number };

function whole(text: string, most: number): number | null {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

/** Shifts as typed, or what is wrong with them. */
export function readShifts(
  fields: ShiftFields,
  now: number,
):
  | { planned: PlannedShifts; problems?: never }
  | { planned?: never; problems: Partial<Record<ShiftField, string>> } {
  const from = readDateTime(`${fields.day}T${fields.from}`);
  const to = readDateTime(`${fields.day}T${fields.to}`);
  const [places, weeks] = [whole(fields.places, SHIFT.places), whole(fields.weeks, SHIFT.weeks)];
  const problems: Partial<Record<ShiftField, string>> = {};
  const minutes = from === null || to === null ? 0 : (to - from) / MINUTE;
  if (dayOfIso(fields.day) === null) problems.day = "Escolha o dia.";
  else if (from === null) problems.from = "Diga a hora de começar.";
  else if (from <= now || from > now + SHIFT.ahead * DAY)
    problems.day = `Escolha um horário que ainda não começou, até ${SHIFT.ahead} dias à frente.`;
  else if (to === null) problems.to = "Diga a hora de terminar.";
  else if (minutes < SHIFT.shortest || minutes > SHIFT.longest)
    problems.to = "Um plantão dura de 30 minutos a 6 horas, no mesmo dia.";
  if (places === null) problems.places = `Diga quantas pessoas, de 1 a ${SHIFT.places}.`;
  if (weeks === null) problems.weeks = `Diga por quantas semanas, de 1 a ${SHIFT.weeks}.`;
  if (from === null || to === null || places === null || weeks === null || Object.keys(problems).length > 0)
    return { problems };
  const times = Array.from({ length: weeks }, (_, week) => ({
    startsAt: from + week * WEEK,
    endsAt: to + week * WEEK,
  }));
  return { planned: { times, places } };
}

type Served = { startsAt: number; endsAt: number; answers: number; confirmedAt: number | null };

/** Whether an ended shift counts: a doubt was answered in it, or an admin says that the volunteer was there. */
export function isServed({ answers, confirmedAt }: Pick<Served, "answers" | "confirmedAt">): boolean {
  return answers > 0 || confirmedAt !== null;
}

/** What a volunteer has served, of ended shifts. `seconds`: their length. */
export function servedTally(shifts: readonly Served[]) {
  const served = shifts.filter(isServed);
  return {
    shifts: served.length,
    seconds: served.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0),
    answers: served.reduce((sum, { answers }) => sum + answers, 0),
  };
}
