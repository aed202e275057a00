import type { EntryStanding } from "./entry-rules.ts";

/** What an account would save: the right answers, or the answers where none is right. */
export function invitationText({ answers, right }: EntryStanding): string {
  const saved =
    right > 1
      ? `estes ${right} acertos`
      : right === 1
        ? "este acerto"
        : answers > 1
          ? `estas ${answers} respostas`
          : "esta resposta";
  return `Crie a sua conta para guardar ${saved}`;
}
