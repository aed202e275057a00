import { plural } from "#app/platform/text/format.ts";
import type { Felt } from "../session.ts";
import type { Grade } from "./memory.ts";

/** What a page says before the server has refined it by time and hints. */
export function feltGrade(right: boolean, felt: Felt | null): Grade {
  if (!right) return 1;
  if (felt === "hard") return 2;
  return felt === "easy" ? 4 : 3;
}

export function waitText(days: number): string {
  return days === 1 ? "Volta amanhã." : `Volta em ${plural(days, "dia", "dias")}.`;
}
