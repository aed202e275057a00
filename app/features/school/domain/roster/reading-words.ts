import { plural } from "#app/platform/text/format.ts";
import type { ClassReading } from "./inherit-classes.ts";
import { lineInFile } from "./merge-entries.ts";
import type { ReadClasses } from "./read-tables.ts";

/** A way of reading classes that the file makes use of, in words for a secretary. */
export type ReadingNote = { key: keyof ClassReading; name: string; detail: string };

const SHOWN = 4;

function listed(all: readonly string[]): string {
  const more = all.length - SHOWN;
  return all.slice(0, SHOWN).join("; ") + (more > 0 ? `; e mais ${more}` : "");
}

/** What the reading does, or would do where it is switched off. */
export function readingNotes(inherited: readonly ReadClasses[]): ReadingNote[] {
  const named = inherited.filter(({ sheet }) => sheet > 0);
  const groups = inherited.flatMap(({ name: sheet, groups: named }) =>
    named.map(
      ({ line, name }) => `${lineInFile({ sheet: inherited.length > 1 ? sheet : "", line })}: turma ${name}`,
    ),
  );
  const filled = inherited.reduce((sum, { filled: count }) => sum + count, 0);
  const notes: ReadingNote[] = [];
  if (named.length > 0)
    notes.push({
      key: "sheetNames",
      name: "Usar a turma de cada aba",
      detail: listed(
        named.map(
          ({ name, className, sheet }) =>
            `aba “${name}”: turma ${className}, ${plural(sheet, "linha", "linhas")}`,
        ),
      ),
    });
  if (groups.length > 0)
    notes.push({
      key: "groups",
      name: "Usar a turma escrita acima das pessoas",
      detail: listed(groups),
    });
  if (filled > 0)
    notes.push({
      key: "fill",
      name: "Repetir a turma da linha de cima onde ela está em branco",
      detail: `${plural(filled, "linha", "linhas")} sem turma abaixo de uma linha com turma`,
    });
  return notes;
}
