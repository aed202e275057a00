import { fold, words } from "#app/platform/text/normalize.ts";
import { KINDS, type RosterDoubt } from "./roster-doubt.ts";
import type { NamedClass, RosterEntry, RosterProblem } from "./roster-entry.ts";

const PARTICLE = /^(?:d[aeo]s?|e)$/;

const sameClass = (one: NamedClass, other: NamedClass) =>
  one.year === other.year && fold(one.name) === fold(other.name);

export function nameOf({ firstName, lastName }: Pick<RosterEntry, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

/** The folded whole name. */
export function foldedName(person: Pick<RosterEntry, "firstName" | "lastName">): string {
  return fold(nameOf(person));
}

type Named = Pick<RosterEntry, "firstName" | "lastName">;

/** Whether one spelling may stand for the other: "C." for "Clara", "Thiago" for "Tiago". */
function isAlike(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return rest.slice(1) === otherRest || rest === otherRest.slice(1) || rest.slice(1) === otherRest.slice(1);
}

/** Whether two whole names are of two people, as brothers have, and not one person's before and after a wedding. */
export function areDifferent(one: Named, other: Named): boolean {
  if (one.lastName === "" || other.lastName === "") return false;
  const names = [one, other].map((each) => words(nameOf(each)).filter((word) => !PARTICLE.test(word)));
  const [[first = "", ...rest] = [], [second = "", ...otherRest] = []] = names;
  if (!isAlike(first, second)) return true;
  if (!isAlike(rest.at(-1) ?? "", otherRest.at(-1) ?? "")) return false;
  const misses = (all: readonly string[], among: readonly string[]) =>
    all.some((word) => !among.some((each) => isAlike(word, each)));
  return misses(rest, otherRest) && misses(otherRest, rest);
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

/** Two whole names in one file are two people, though one may have the other's key. */
const isNamedOtherwise = (one: RosterEntry, other: RosterEntry) =>
  one.lastName !== "" && other.lastName !== "" && foldedName(one) !== foldedName(other);

function repeated(entry: RosterEntry, first: RosterEntry): RosterProblem {
  if (samePerson(entry, first))
    return { kind: "Linha repetida", text: `Linha repetida: esta pessoa já está na ${lineInFile(first)}` };
  const isCode = entry.schoolUserId !== "" && entry.schoolUserId === first.schoolUserId;
  return {
    kind: isCode ? KINDS.sharedCode : KINDS.sharedEmail,
    text: `${isCode ? "A matrícula" : "O e-mail"} já está na ${lineInFile(first)}, de ${nameOf(first)}`,
  };
}

type Key = "schoolUserId" | "email";

/** A person without a key that is somebody else's. */
export function withoutKey(entry: RosterEntry, key: Key, owner: string): RosterEntry {
  const kind = key === "email" ? KINDS.sharedEmail : KINDS.sharedCode;
  const doubt: RosterDoubt = { field: key, kind, before: `${entry[key]}, de ${owner}`, after: "" };
  return { ...entry, [key]: "", doubts: [...entry.doubts, doubt] };
}

const ofKey = (entry: RosterEntry, key: Key) => `${key} ${entry[key]}`;

function keysOf(entry: RosterEntry): string[] {
  const keys = (["schoolUserId", "email"] as const).filter((key) => entry[key] !== "");
  if (keys.length > 0) return keys.map((key) => ofKey(entry, key));
  return [`name ${foldedName(entry)} ${entry.twin} ${JSON.stringify(entry.classes)}`];
}

/**
 * One entry a person: further lines of the same person add their classes, repeated ones are refused, and who has a key of
 * an earlier person goes in without it.
 */
export function mergeEntries(entries: readonly RosterEntry[]): RosterEntry[] {
  const merged: RosterEntry[] = [];
  const first = new Map<string, number>();
  const earlier = (key: string) => {
    const index = first.get(key);
    return index === undefined ? undefined : merged[index];
  };
  const ownKeys = (entry: RosterEntry) => {
    let own = entry;
    for (const key of ["schoolUserId", "email"] as const) {
      const other = own[key] === "" ? undefined : earlier(ofKey(own, key));
      if (other && isNamedOtherwise(own, other)) own = withoutKey(own, key, nameOf(other));
    }
    return own;
  };
  for (const each of entries) {
    if (each.problem) {
      merged.push(each);
      continue;
    }
    const entry = ownKeys(each);
    const keys = keysOf(entry);
    const known = keys.map((key) => first.get(key)).find((index) => index !== undefined);
    const other = known === undefined ? undefined : merged[known];
    if (known === undefined || !other) {
      merged.push(entry);
      for (const key of keys) first.set(key, merged.length - 1);
      continue;
    }
    const more = entry.classes.filter((one) => !other.classes.some((have) => sameClass(have, one)));
    if (samePerson(entry, other) && more.length > 0)
      merged[known] = { ...other, classes: [...other.classes, ...more] };
    else merged.push({ ...entry, problem: repeated(entry, other) });
  }
  return merged;
}
