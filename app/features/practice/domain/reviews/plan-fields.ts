import type { ReadText } from "#app/platform/forms/domain/sent-form.ts";
import { dayOfIso } from "#app/platform/time/calendar.ts";
import { RETENTIONS, USUAL_RETENTION } from "./memory.ts";
import type { ReviewPlan } from "./review-plan.ts";

export type PlanField = "limite" | "prova" | "lembrar";
/** Cards a day. */
const MOST_DAILY = 200;
/** Days: two years. */
const FARTHEST_EXAM = 731;

/** What was chosen, or what is wrong with it. `today`: days since 1970. */
export function readPlan(
  text: ReadText,
  today: number,
): { plan: ReviewPlan; problems: null } | { plan: null; problems: Partial<Record<PlanField, string>> } {
  const limit = text("limite", 8).trim();
  const daily = /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  const iso = text("prova", 20).trim();
  const examDay = iso === "" ? null : dayOfIso(iso);
  const problems: Partial<Record<PlanField, string>> = {};
  if (daily < 1 || daily > MOST_DAILY) problems.limite = `Escolha de 1 a ${MOST_DAILY} por dia.`;
  if (iso !== "" && (examDay === null || examDay <= today || examDay > today + FARTHEST_EXAM))
    problems.prova = "Escolha um dia depois de hoje, em até dois anos, ou deixe em branco.";
  if (Object.keys(problems).length > 0) return { plan: null, problems };
  const asked = Number(text("lembrar", 4));
  const retention = RETENTIONS.find((each) => each === asked) ?? USUAL_RETENTION;
  return { plan: { retention, daily, examDay }, problems: null };
}
