import { slug } from "#app/platform/text/normalize.ts";
import type { NamedClass } from "./roster-entry.ts";
import { looseClass } from "./roster-words.ts";

export type KnownClass = { id: string; name: string; slug: string; year: number; active: boolean };

/** What to do with a class that does not exist: make it, use this one (its id), or refuse its lines. */
export type MissingClass = { make: true } | { use: string } | { refuse: true };

/** "2026|3o-d": names a class that an import makes. */
export function classKey({ name, year }: NamedClass): string {
  return `${year}|${slug(name)}`;
}

type Resolved = { id: string; known: KnownClass } | { made: string } | { refused: string };
export type ClassResolver = (named: NamedClass) => Resolved;

const looseKey = ({ name, year }: NamedClass) => `${year}|${looseClass(name)}`;

/** Finds classes by name and year, however they are written, unless two are written alike. */
export function classResolver(
  classes: readonly KnownClass[],
  choices: Readonly<Record<string, MissingClass>>,
): ClassResolver {
  const exact = new Map(classes.map((each) => [`${each.year}|${each.slug}`, each]));
  const byId = new Map(classes.map((each) => [each.id, each]));
  const loose = new Map<string, KnownClass | null>();
  for (const each of classes) loose.set(looseKey(each), loose.has(looseKey(each)) ? null : each);
  const made = new Map<string, string>();
  const resolved = new Map<string, Resolved>();
  const resolve: ClassResolver = (named) => {
    const key = classKey(named);
    const choice = Object.hasOwn(choices, key) ? choices[key] : undefined;
    const chosen = choice && "use" in choice ? byId.get(choice.use) : undefined;
    const known = exact.get(key) ?? chosen ?? (choice ? undefined : loose.get(looseKey(named)));
    if (known) return { id: known.id, known };
    if (choice && !("make" in choice)) return { refused: key };
    const same = made.get(looseKey(named)) ?? key;
    made.set(looseKey(named), same);
    return { made: same };
  };
  // Thousands of lines name few classes.
  return (named) => {
    const asked = `${named.year}|${named.name}`;
    const found = resolved.get(asked) ?? resolve(named);
    resolved.set(asked, found);
    return found;
  };
}

/** A class that an import makes, with its id. */
export type NewClassOf = { id: string; name: string; slug: string; year: number };
