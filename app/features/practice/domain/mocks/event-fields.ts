import { examTemplateOf } from "#app/features/bank/domain/exams/exam-templates.ts";
import { readDateTime } from "#app/platform/time/date-field.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";

/** The form of an event of the calendar. `from` and `until`: date and time in São Paulo. */
export type EventFields = { title: string; template: string; from: string; until: string };

export const LONGEST_MOCK_TITLE = 100;
/** The longest exam lasts 5 h 30; one that stays open longer than a month is a template. */
const LONGEST_EVENT = 31 * DAY;
/** Seconds ahead that an event can be put into the calendar. */
const FURTHEST = 400 * DAY;
const SHORTEST_EVENT = 600;

export type EventTimes = { startsAt: number; endsAt: number };
type Problems = Partial<Record<keyof EventFields, string>>;

/** The times of a form, or what is wrong with them. `now`: epoch seconds. */
export function eventTimes(
  { from, until }: Pick<EventFields, "from" | "until">,
  now: number,
): { times: EventTimes; problems: null } | { times: null; problems: Problems } {
  const [startsAt, endsAt] = [readDateTime(from), readDateTime(until)];
  const refused = (problems: Problems) => ({ times: null, problems });
  if (startsAt === null) return refused({ from: "Escreva data e hora, como 06/12/2026 13:30." });
  if (endsAt === null) return refused({ until: "Escreva data e hora, como 06/12/2026 18:30." });
  if (startsAt <= now) return refused({ from: "O começo precisa estar no futuro." });
  if (startsAt > now + FURTHEST)
    return refused({ from: "O começo está longe demais: marque até um ano antes." });
  if (endsAt < startsAt + SHORTEST_EVENT)
    return refused({ until: "O fim precisa vir ao menos 10 minutos depois do começo." });
  if (endsAt > startsAt + LONGEST_EVENT)
    return refused({ until: "O simulado fica aberto por no máximo 31 dias." });
  return { times: { startsAt, endsAt }, problems: null };
}

/** What is wrong with the title and the template; empty where nothing is. */
export function eventProblems({ title, template }: Pick<EventFields, "title" | "template">): Problems {
  const problems: Problems = {};
  if (title.trim() === "") problems.title = "Dê um nome ao simulado.";
  if (!examTemplateOf(template)) problems.template = "Escolha o modelo da prova.";
  return problems;
}

/** Seconds before the start at which the people signed up are reminded. */
export const REMINDED_BEFORE = HOUR;

type EventState = "cancelled" | "upcoming" | "open" | "over";

/** The state of an event at a time. */
export function eventState(
  { startsAt, endsAt, cancelledAt }: EventTimes & { cancelledAt: number | null },
  now: number,
): EventState {
  if (cancelledAt !== null) return "cancelled";
  if (now < startsAt) return "upcoming";
  return now < endsAt ? "open" : "over";
}
