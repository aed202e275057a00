import { foldedName } from "./merge-entries.ts";
import type { KnownPerson, PlanContext } from "./plan-person.ts";
import type { RosterEntry } from "./roster-entry.ts";

/** Which key says who somebody is, first. */
export type RecognisedBy = "schoolUserId" | "email";

type Found = { person: KnownPerson | null; ambiguous: boolean };

/** Who each entry is: by school user id, then e-mail, then, without either, by the whole name in the same class. */
export function personFinder(
  people: readonly KnownPerson[],
  recognise: RecognisedBy,
  resolve: PlanContext["resolve"],
) {
  const byId = new Map(
    people.filter(({ schoolUserId }) => schoolUserId).map((each) => [each.schoolUserId, each]),
  );
  const byEmail = new Map(people.filter(({ email }) => email).map((each) => [each.email, each]));
  const byName = new Map<string, KnownPerson[]>();
  for (const each of people) {
    const name = foldedName(each);
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  const find = (entry: RosterEntry): Found => {
    const keyed = [byId.get(entry.schoolUserId), byEmail.get(entry.email)];
    const [first, second] = recognise === "email" ? keyed.reverse() : keyed;
    const found = first ?? matching(second, entry, recognise);
    if (found) return { person: found, ambiguous: false };
    if (entry.schoolUserId || entry.email) return { person: null, ambiguous: false };
    const [only = null, ...more] = namesakes(byName.get(foldedName(entry)) ?? [], entry, resolve);
    return { person: more.length === 0 ? only : null, ambiguous: more.length > 0 };
  };
  return find;
}

/** Those of several who fit, if any do. */
function rather(
  people: readonly KnownPerson[],
  fits: (person: KnownPerson) => boolean,
): readonly KnownPerson[] {
  const found = people.filter(fits);
  return found.length > 0 ? found : people;
}

/** Of people of one name those whom an entry without keys may mean: in its classes, first those without keys, then in no class. */
function namesakes(same: readonly KnownPerson[], entry: RosterEntry, resolve: PlanContext["resolve"]) {
  const ids = entry.classes.map(resolve).flatMap((at) => ("id" in at ? [at.id] : []));
  const here =
    entry.classes.length > 0 ? same.filter(({ classes }) => ids.some((id) => classes.includes(id))) : same;
  const keyless = rather(here, ({ schoolUserId, email }) => schoolUserId === "" && email === "");
  return entry.classes.length > 0 ? keyless : rather(keyless, ({ classes }) => classes.length === 0);
}

/** By the second key only people whose first one does not match somebody else. */
function matching(found: KnownPerson | undefined, entry: RosterEntry, recognise: RecognisedBy) {
  const key = recognise === "email" ? "email" : "schoolUserId";
  if (!found || (found[key] !== "" && entry[key] !== "" && found[key] !== entry[key])) return undefined;
  return found;
}
