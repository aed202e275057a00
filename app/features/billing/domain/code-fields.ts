import type { PlanId } from "#app/platform/access/tiers-table.ts";
import { readFirstDay, readLastDay } from "#app/platform/time/date-field.ts";
import { DAY } from "#app/platform/time/units.ts";
import { CODES, type CouponField, type SeatField, seatMonths, seatPlans } from "./code-limits.ts";
import { couponCode, isCouponValid } from "./discount.ts";

type Read<Value, Field extends string> =
  | { value: Value; problems?: never }
  | { value?: never; problems: Partial<Record<Field, string>> };

function wholeIn(text: string, most: number): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** The end of a last day as typed; a text: what is wrong with it. */
function readEnd(text: string, from: number, now: number): number | string {
  const end = readLastDay(text);
  if (end === null) return "Escolha o último dia.";
  if (end <= now) return "O último dia já passou.";
  if (end <= from) return "O último dia vem depois do primeiro.";
  return end > now + (CODES.days + 1) * DAY ? `Até ${CODES.days} dias à frente.` : end;
}

export type NewCoupon = {
  code: string;
  percent: number;
  startsAt: number;
  endsAt: number;
  mostUses: number;
};

/** A coupon as typed: from the first day's 00:00 to the end of the last one in São Paulo. */
export function readCoupon(
  fields: Readonly<Record<CouponField, string>>,
  now: number,
): Read<NewCoupon, CouponField> {
  const code = couponCode(fields.code);
  const [percent, mostUses] = [wholeIn(fields.percent, CODES.percent), wholeIn(fields.uses, CODES.uses)];
  const startsAt = readFirstDay(fields.from);
  const endsAt = readEnd(fields.to, startsAt ?? 0, now);
  const problems: Partial<Record<CouponField, string>> = {};
  if (!isCouponValid(code, { enabled: true }))
    problems.code = "Use de 2 a 40 letras, algarismos ou hífens, sem espaços.";
  if (percent === null) problems.percent = `De 1 a ${CODES.percent}.`;
  if (mostUses === null) problems.uses = `De 1 a ${CODES.uses}.`;
  if (startsAt === null) problems.from = "Escolha o primeiro dia.";
  if (typeof endsAt === "string") problems.to = endsAt;
  if (
    percent === null ||
    mostUses === null ||
    startsAt === null ||
    typeof endsAt === "string" ||
    problems.code
  )
    return { problems };
  return { value: { code, percent, startsAt, endsAt, mostUses } };
}

export type NewSeatGroup = {
  name: string;
  plan: PlanId;
  months: number;
  seats: number;
  endsAt: number;
  /** Id of the school whose people alone may use it; null: anybody with the code. */
  school: string | null;
};

/** A group's seats as typed. `schools`: ids of those there are. */
export function readSeatGroup(
  fields: Readonly<Record<SeatField, string>>,
  { schools, now }: { schools: readonly string[]; now: number },
): Read<NewSeatGroup, SeatField> {
  const name = fields.name.replace(/\s+/g, " ").trim();
  const plan = seatPlans.find((each) => each === fields.plan);
  const months = seatMonths.find((each) => String(each) === fields.months);
  const seats = wholeIn(fields.seats, CODES.seats);
  const endsAt = readEnd(fields.to, 0, now);
  const school = fields.school === "" ? null : fields.school;
  const problems: Partial<Record<SeatField, string>> = {};
  if (name === "" || name.length > CODES.name)
    problems.name = `Dê um nome, com até ${CODES.name} caracteres.`;
  if (!plan) problems.plan = "Escolha o plano.";
  if (months === undefined) problems.months = "Escolha por quanto tempo.";
  if (seats === null) problems.seats = `De 1 a ${CODES.seats}.`;
  if (typeof endsAt === "string") problems.to = endsAt;
  if (school !== null && !schools.includes(school)) problems.school = "Esta escola não existe.";
  if (
    !plan ||
    months === undefined ||
    seats === null ||
    typeof endsAt === "string" ||
    problems.name ||
    problems.school
  )
    return { problems };
  return { value: { name, plan, months, seats, endsAt, school } };
}

/** Twelve letters and digits in threes of four, of a random id: "A1B2-C3D4-E5F6". */
export function seatCode(id: string): string {
  return [0, 4, 8].map((at) => id.slice(at, at + 4).toUpperCase()).join("-");
}

/** A group's code as typed; null: it cannot be one. */
export function readSeatCode(text: string): string | null {
  const bare = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[0-9A-F]{12}$/.test(bare) ? seatCode(bare) : null;
}
