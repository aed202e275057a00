import type { ReadText } from "#app/platform/forms/domain/sent-form.ts";
import type { Grade } from "./memory.ts";

/** Characters. */
export const NOTE_TEXTS = { front: 500, back: 2000 } as const;
/** Cards of one's own that a person has at most. */
export const MOST_NOTES = 1000;
/** On one page. */
export const NOTES_A_PAGE = 30;

export type NoteField = "frente" | "verso";
export type NoteTexts = { front: string; back: string };

function problemOf(text: string, longest: number, missing: string): string | null {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return missing;
  return text.length > longest ? `Use até ${longest} caracteres: agora são ${text.length}.` : null;
}

/** Both sides of a card, or what is wrong with them. */
export function readCardSides(
  text: ReadText,
): { texts: NoteTexts; problems: null } | { texts: null; problems: Partial<Record<NoteField, string>> } {
  const front = text("frente", NOTE_TEXTS.front * 4).trim();
  const back = text("verso", NOTE_TEXTS.back * 2).trim();
  const problems = Object.entries({
    frente: problemOf(front, NOTE_TEXTS.front, "Escreva o que você quer lembrar."),
    verso: problemOf(back, NOTE_TEXTS.back, "Escreva a resposta."),
  }).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem] as const]));
  if (problems.length > 0) return { texts: null, problems: Object.fromEntries(problems) };
  return { texts: { front, back }, problems: null };
}

/** Buttons of a card's back, from forgotten to easy. */
export const noteGrades: readonly { grade: Grade; label: string }[] = [
  { grade: 1, label: "Esqueci" },
  { grade: 2, label: "Foi difícil" },
  { grade: 3, label: "Lembrei" },
  { grade: 4, label: "Foi fácil" },
];

export function noteGrade(sent: number | null): Grade | null {
  return noteGrades.find(({ grade }) => grade === sent)?.grade ?? null;
}
