import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { readDateTime } from "#app/platform/time/date-field.ts";
import type { EssayExam, MotivatingText } from "../essay.ts";
import { essayExams, isEssayExam } from "../essay-exams.ts";
import { essayProfile } from "../essay-profile.ts";
import {
  LONGEST_COMMAND,
  LONGEST_MOTIVATING_TEXT,
  LONGEST_TASK_NOTE,
  LONGEST_THEME_TITLE,
  MOST_OWN_TEXTS,
  OWN_THEME,
  PEERS,
} from "./essay-task-limits.ts";

export type EssayTaskField =
  | "tema"
  | "titulo"
  | "textos"
  | "perfil"
  | "turma"
  | "leituras"
  | "abre"
  | "vence";

export type OwnTheme = { title: string; command: string; exam: EssayExam; texts: MotivatingText[] };

/**
 * A task as entered by staff. Ids of the school's; times in epoch seconds, `opensAt` null: now; `graders` none: all of
 * the staff.
 */
export type EssayTaskInput = {
  theme: { id: string } | OwnTheme;
  profile: string;
  classes: readonly string[];
  people: readonly string[];
  graders: readonly string[];
  readers: 1 | 2;
  /** The first two readings are of its students. */
  peers: boolean;
  opensAt: number | null;
  dueAt: number | null;
  note: string;
};

type TaskProblems = Partial<Record<EssayTaskField, string>>;

function ownTexts(form: SentForm): MotivatingText[] {
  return Array.from({ length: MOST_OWN_TEXTS }, (_, index) => ({
    title: form.text(`texto${index + 1}titulo`, LONGEST_THEME_TITLE).trim() || `Texto motivador ${index + 1}`,
    text: form.text(`texto${index + 1}`, LONGEST_MOTIVATING_TEXT).trim(),
    source: form.text(`texto${index + 1}fonte`, LONGEST_THEME_TITLE).trim(),
  })).filter(({ text }) => text !== "");
}

function readOwnTheme(form: SentForm, profile: string): OwnTheme {
  const title = form.text("titulo", LONGEST_THEME_TITLE).trim();
  const exam = isEssayExam(profile) ? profile : "enem";
  const command = form.text("comando", LONGEST_COMMAND).trim() || essayExams[exam].command(title);
  return { title, command, exam, texts: ownTexts(form) };
}

function problemsOf(form: SentForm, task: EssayTaskInput, now: number): TaskProblems {
  const problems: TaskProblems = {};
  const { theme, opensAt, dueAt } = task;
  if ("id" in theme && theme.id === "") problems.tema = "Escolha um tema, ou escreva o da escola.";
  if ("title" in theme && theme.title === "") problems.titulo = "Escreva o tema.";
  if (!essayProfile(task.profile)) problems.perfil = "Escolha como se corrige.";
  if (task.classes.length + task.people.length === 0)
    problems.turma = "Escolha para quem é: ao menos uma turma ou um estudante.";
  if (form.text("abre") !== "" && opensAt === null) problems.abre = "Escreva data e hora.";
  if (form.text("vence") !== "" && dueAt === null) problems.vence = "Escreva data e hora.";
  if (dueAt !== null && dueAt <= Math.max(opensAt ?? now, now))
    problems.vence = "O prazo precisa ser depois da abertura e no futuro.";
  return problems;
}

/** A task as its form was filled in, and what is wrong with it by field. */
export function readEssayTask(form: SentForm, now: number): { task: EssayTaskInput; problems: TaskProblems } {
  const profile = form.text("perfil");
  const themeId = form.text("tema", 80);
  const readings = form.text("leituras");
  const ids = (name: string) => form.texts(name).filter((id) => id !== "");
  const task: EssayTaskInput = {
    theme: themeId === OWN_THEME ? readOwnTheme(form, profile) : { id: themeId },
    profile,
    classes: ids("turma"),
    people: ids("pessoa"),
    graders: ids("corretor"),
    readers: readings === "2" || readings === PEERS ? 2 : 1,
    peers: readings === PEERS,
    opensAt: readDateTime(form.text("abre")),
    dueAt: readDateTime(form.text("vence")),
    note: form.text("recado", LONGEST_TASK_NOTE).trim(),
  };
  return { task, problems: problemsOf(form, task, now) };
}
