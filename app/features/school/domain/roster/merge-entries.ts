import { fold } from "#app/platform/text/normalize.ts";
import type { NamedClass, RosterEntry, RosterProblem } from "./roster-entry.ts";

const sameClass = (one: NamedClass, other: NamedClass) =>
  one.year === other.year && fold(one.name) === fold(other.name);

export function nameOf({ firstName, lastName }: Pick<RosterEntry, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

/** The folded whole name. */
export function foldedName(person: Pick<RosterEntry, "firstName" | "lastName">): string {
  return fold(nameOf(person));
}

/** Where an entry is written. */
export type WrittenAt = Pick<RosterEntry, "sheet" | "line">;

/** "linha 5", or of several sheets "linha 5 da aba “3º A”". */
export function lineInFile({ sheet, line }: WrittenAt): string {
  return sheet ? `linha ${line} da aba “${sheet}”` : `linha ${line}`;
}

function samePerson(one: RosterEntry, other: RosterEntry): boolean {
  const ids = one.schoolUserId === "" || other.schoolUserId === "" || one.schoolUserId === other.schoolUserId;
  return ids && foldedName(one) === foldedName(other) && one.role === other.role;
}

function repeated(entry: RosterEntry, first: RosterEntry): RosterProblem {
  if (samePerson(entry, first))
    return { kind: "Linha repetida", text: `Linha repetida: esta pessoa já está na ${lineInFile(first)}` };
  const what =
    entry.schoolUserId !== "" && entry.schoolUserId === first.schoolUserId ? "A matrícula" : "O e-mail";
  const kind = `${what.slice(2)} de duas pessoas`;
  return {
    kind: kind.charAt(0).toUpperCase() + kind.slice(1),
    text: `${what} já está na ${lineInFile(first)}, de ${nameOf(first)}`,
  };
}

/**
 * One entry a person: further lines of the same person add their classes, repeated ones and those that claim another
 * person's keys are refused.
 */
export function mergeEntries(entries: readonly RosterEntry[]): RosterEntry[] {
  const merged: RosterEntry[] = [];
  const first = new Map<string, number>();
  for (const entry of entries) {
    const { schoolUserId, email } = entry;
    const keys = [...(schoolUserId ? [`m ${schoolUserId}`] : []), ...(email ? [`e ${email}`] : [])];
    if (keys.length === 0) keys.push(`n ${foldedName(entry)} ${JSON.stringify(entry.classes)}`);
    const known = entry.problem
      ? undefined
      : keys.map((key) => first.get(key)).find((each) => each !== undefined);
    const other = known === undefined ? undefined : merged[known];
    if (other && known !== undefined) {
      const more = entry.classes.filter((each) => !other.classes.some((have) => sameClass(have, each)));
      if (samePerson(entry, other) && more.length > 0) {
        merged[known] = { ...other, classes: [...other.classes, ...more] };
        continue;
      }
      merged.push({ ...entry, problem: repeated(entry, other) });
      continue;
    }
    merged.push(entry);
    if (!entry.problem) for (const key of keys) first.set(key, merged.length - 1);
  }
  return merged;
}
