import { plural } from "#app/platform/text/format.ts";
import { DAY } from "#app/platform/time/units.ts";
import { lastWeeks } from "#app/platform/time/week.ts";

type Weeks = Readonly<Record<string, number>>;

/** What is known of a mentee this week. Times in epoch seconds. */
export type MenteeFacts = {
  since: number;
  lastAnsweredAt: number | null;
  weekQuestions: Weeks;
  weekCorrect: Weeks;
  tasks: number;
  done: number;
  late: number;
};

export type Need = { score: number; reasons: string[] };

/** Days without an answer that are worth a word. */
const QUIET_DAYS = 4;
/** Weeks that the present one is compared with. */
const BEFORE = 4;
/** Answers needed on each side, and the fall in accuracy that is reported. */
const ENOUGH = { now: 10, before: 20, fall: 0.15 };

function sumOf(map: Weeks, weeks: readonly string[]): number {
  return weeks.reduce((sum, week) => sum + (map[week] ?? 0), 0);
}

/** Accuracy of this week and of the four before; null with too few answers. */
export function accuracyTurn(
  { weekQuestions, weekCorrect }: Pick<MenteeFacts, "weekQuestions" | "weekCorrect">,
  now: number,
): { before: number; now: number } | null {
  const weeks = lastWeeks(now, BEFORE + 1);
  const [earlier, current] = [weeks.slice(0, BEFORE), weeks.slice(BEFORE)];
  const [answered, answeredBefore] = [sumOf(weekQuestions, current), sumOf(weekQuestions, earlier)];
  if (answered < ENOUGH.now || answeredBefore < ENOUGH.before) return null;
  return {
    before: sumOf(weekCorrect, earlier) / answeredBefore,
    now: sumOf(weekCorrect, current) / answered,
  };
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** Who needs the mentor, and why: the greater the score, the sooner. */
export function needOf(facts: MenteeFacts, now: number): Need {
  const { since, lastAnsweredAt, tasks, late } = facts;
  const reasons: [number, string][] = [];
  const quiet = Math.floor((now - (lastAnsweredAt ?? since)) / DAY);
  if (lastAnsweredAt === null && quiet >= 1) reasons.push([3, "ainda não respondeu nenhuma questão"]);
  else if (quiet >= QUIET_DAYS) reasons.push([2 + Math.min(3, quiet / 7), `sem responder há ${quiet} dias`]);
  if (late > 0) reasons.push([1 + Math.min(3, late), plural(late, "tarefa atrasada", "tarefas atrasadas")]);
  const turn = accuracyTurn(facts, now);
  if (turn && turn.before - turn.now >= ENOUGH.fall)
    reasons.push([3, `acerto caiu de ${percent(turn.before)}% para ${percent(turn.now)}%`]);
  if (tasks === 0) reasons.push([1, "sem tarefas nesta semana"]);
  const score = reasons.reduce((sum, [weight]) => sum + weight, 0);
  return { score, reasons: reasons.sort(([one], [other]) => other - one).map(([, text]) => text) };
}
