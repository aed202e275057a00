import { notificationLink } from "#app/features/messages/domain/notification-link.ts";

/** Characters, minutes and questions of a task; tasks of a mentee's week. */
export const TASK = { title: 120, link: 300, minutes: 600, questions: 500, most: 60 } as const;
export const LONGEST_MENTOR_NOTE = 1500;

export type TaskFields = { day: string; title: string; minutes: string; questions: string; link: string };
export type TaskField = keyof TaskFields;

export type NewTask = { day: number; title: string; minutes: number; questions: number; link: string | null };

function whole(text: string, most: number): number | null {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** An address inside the product: a path, or one of our own pages pasted whole. Null: none of ours. */
export function ownAddress(text: string, origin: string): string | null {
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  return path.startsWith("/") ? notificationLink(path) : null;
}

/** A task as typed, or what is wrong with it. `origin`: the product's own. */
export function readTask(
  fields: TaskFields,
  origin: string,
): { task: NewTask; problems?: never } | { task?: never; problems: Partial<Record<TaskField, string>> } {
  const title = fields.title.replace(/\s+/g, " ").trim();
  const day = whole(fields.day, 6);
  const minutes = whole(fields.minutes.trim(), TASK.minutes);
  const questions = fields.questions.trim() === "" ? 0 : whole(fields.questions.trim(), TASK.questions);
  const typed = fields.link.trim();
  const link = typed === "" ? null : ownAddress(typed, origin);
  const problems: Partial<Record<TaskField, string>> = {};
  if (title === "" || title.length > TASK.title)
    problems.title = `Diga a tarefa em até ${TASK.title} caracteres.`;
  if (day === null) problems.day = "Escolha o dia.";
  if (minutes === null || minutes === 0) problems.minutes = `Diga os minutos, de 1 a ${TASK.minutes}.`;
  if (questions === null)
    problems.questions = `Diga quantas questões, até ${TASK.questions}, ou deixe em branco.`;
  if (typed !== "" && link === null)
    problems.link = "Cole o endereço de uma página daqui, como /listas ou /q/7K2M9XQ4.";
  if (day === null || minutes === null || questions === null || Object.keys(problems).length > 0)
    return { problems };
  return { task: { day, title, minutes, questions, link } };
}

/** Trimmed; null where it is invalid. */
export function readNote(typed: string): string | null {
  const content = typed.trim();
  return content === "" || content.length > LONGEST_MENTOR_NOTE ? null : content;
}
