import type { RosterColumn } from "./guess-columns.ts";
import type { ClassedLine } from "./inherit-classes.ts";
import { entryOf, type LineDefaults } from "./read-line.ts";
import { KINDS, lineKey, type RosterDoubt } from "./roster-doubt.ts";
import type { RosterEntry } from "./roster-entry.ts";
import { plainWords } from "./roster-words.ts";

/** What a line says beside a running number, to compare two lines of one name. */
function restOf({ line }: ClassedLine): string {
  return line.cells
    .filter((cell) => !/^\d{1,3}[.ºª°)]?$/.test(cell))
    .map(plainWords)
    .join("|");
}

/** The people of a table, a line each; namesakes of one class without keys are two people where their lines differ. */
export function entriesOf(
  lines: readonly ClassedLine[],
  columns: readonly RosterColumn[],
  defaults: LineDefaults,
): RosterEntry[] {
  const seen = new Map<string, string[]>();
  return lines.map((line) => {
    const entry = entryOf(line, columns, defaults);
    if (entry.problem || entry.schoolUserId !== "" || entry.email !== "") return entry;
    const key = JSON.stringify([entry.firstName, entry.lastName, entry.classes]).toLowerCase();
    const rests = seen.get(key) ?? [];
    const rest = restOf(line);
    seen.set(key, [...rests, rest]);
    const isSame = defaults.mends.lines[lineKey(entry)]?.twin === "mesma";
    if (rests.length === 0 || rests.includes(rest) || isSame) return entry;
    const options = [
      { value: "outra", label: "É outra pessoa" },
      { value: "mesma", label: "É a mesma pessoa: fica uma linha" },
    ];
    const name = `${entry.firstName} ${entry.lastName}`;
    const twin: RosterDoubt = { field: "twin", kind: KINDS.twin, before: name, after: "outra", options };
    const isChosen = defaults.mends.lines[lineKey(entry)]?.twin === "outra";
    return { ...entry, twin: rests.length, doubts: isChosen ? entry.doubts : [...entry.doubts, twin] };
  });
}
