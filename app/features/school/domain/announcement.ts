import { LONGEST_CONTENT } from "#app/features/messages/domain/notification.ts";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { readDateTime, readLastDay } from "#app/platform/time/date-field.ts";
import type { ClassChoice } from "./class-choice.ts";
import { type SchoolPeopleFilter, schoolRoleNames } from "./people-filter.ts";

/** Who an announcement goes to: the people of these roles and classes, these people, and those of a filter. Ids. */
export type AnnouncementAudience = {
  roles: readonly RoleInSchool[];
  classes: readonly string[];
  people: readonly string[];
  filter?: SchoolPeopleFilter | null;
};

const rolePlurals: Readonly<Record<RoleInSchool, string>> = {
  student: "Estudantes",
  teacher: "Professores",
  assistant: "Assistentes",
  admin: "Administração",
};

export const audienceRoles = schoolRoleNames.map((role) => ({ role, name: rolePlurals[role] }));

/** The content of the notification names who speaks. */
const LONGEST_NAME = 80;
export const LONGEST_ANNOUNCEMENT = LONGEST_CONTENT - LONGEST_NAME - 14;

export type AnnouncementField = "to" | "content" | "from" | "until";

/** As typed; `from` and `until`: date and time, date, in São Paulo; "" where left open. */
export type AnnouncementFields = AnnouncementAudience & { content: string; from: string; until: string };

export function isEmptyAudience({ roles, classes, people, filter = null }: AnnouncementAudience): boolean {
  return roles.length + classes.length + people.length === 0 && filter === null;
}

/** When an announcement shows, in epoch seconds; `until` is a whole day. Null where a text is no date. */
export function announcementTimes({ from, until }: Pick<AnnouncementFields, "from" | "until">) {
  const visibleFrom = from === "" ? null : readDateTime(from);
  const expiresAt = until === "" ? null : readLastDay(until);
  if ((from !== "" && visibleFrom === null) || (until !== "" && expiresAt === null)) return null;
  return { visibleFrom, expiresAt };
}

/** The first problem of what was typed, or null. */
export function announcementProblem(
  fields: AnnouncementFields,
): { field: AnnouncementField; message: string } | null {
  if (isEmptyAudience(fields)) return { field: "to", message: "Escolha para quem é o recado." };
  if (fields.content === "") return { field: "content", message: "Escreva o recado." };
  if (fields.content.length > LONGEST_ANNOUNCEMENT)
    return { field: "content", message: `O recado tem no máximo ${LONGEST_ANNOUNCEMENT} caracteres.` };
  if (announcementTimes({ from: fields.from, until: "" }) === null)
    return { field: "from", message: "Escreva data e hora, como 21/11/2026 14:30." };
  if (announcementTimes({ from: "", until: fields.until }) === null)
    return { field: "until", message: "Escreva uma data, como 30/11/2026." };
  return null;
}

/** The notification's text. */
export function announcementText(sender: string, content: string): string {
  return `Recado de ${sender.slice(0, LONGEST_NAME)}: ${content}`;
}

/** "Estudantes de 3º A, do ano letivo de 2026": people of a filter. */
export function filterWords(
  { text, roles, year, classId }: SchoolPeopleFilter,
  choices: readonly Pick<ClassChoice, "id" | "name">[],
): string {
  const [last, ...others] = roles.map((role) => rolePlurals[role]).reverse();
  const who = last
    ? [...(others.length > 0 ? [others.reverse().join(", ")] : []), last].join(" e ")
    : "Pessoas da escola";
  const className = choices.find(({ id }) => id === classId)?.name ?? "uma turma arquivada";
  return [
    classId ? `${who} de ${className}` : who,
    ...(year === null ? [] : [`do ano letivo de ${year}`]),
    ...(text === "" ? [] : [`da busca “${text}”`]),
  ].join(", ");
}

/** "3º A, Professores e 2 pessoas"; archived classes as a count. */
export function audienceWords(audience: AnnouncementAudience, choices: readonly ClassChoice[]): string {
  const known = choices.filter(({ id }) => audience.classes.includes(id)).map(({ name }) => name);
  const gone = audience.classes.length - known.length;
  const count = audience.people.length;
  const parts = [
    ...known,
    ...(gone > 0 ? [gone === 1 ? "uma turma arquivada" : `${gone} turmas arquivadas`] : []),
    ...audience.roles.map((role) => rolePlurals[role]),
    ...(audience.filter ? [filterWords(audience.filter, choices)] : []),
    ...(count > 0 ? [count === 1 ? "1 pessoa" : `${count} pessoas`] : []),
  ];
  const last = parts.pop() ?? "";
  return parts.length > 0 ? `${parts.join(", ")} e ${last}` : last;
}

export type AnnouncementState = "scheduled" | "live" | "over" | "cancelled";

export function announcementState(
  row: { visibleFrom: number; expiresAt: number; cancelledAt: number | null },
  now: number,
): AnnouncementState {
  if (row.cancelledAt !== null) return "cancelled";
  if (row.expiresAt <= now) return "over";
  return row.visibleFrom > now ? "scheduled" : "live";
}
