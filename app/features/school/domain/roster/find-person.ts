import { areDifferent, foldedName } from "./merge-entries.ts";
import type { KnownPerson, PlanContext } from "./plan-person.ts";
import type { RosterEntry } from "./roster-entry.ts";

/** Which key says who somebody is, first. */
export type RecognisedBy = "schoolUserId" | "email";

/** `namesakes`: people of the school who may be meant, too; `likely`: the only one of the class whose keys are not known. */
type Found = {
  person: KnownPerson | null;
  ambiguous: boolean;
  namesakes: readonly KnownPerson[];
  likely: KnownPerson | null;
};

/** Who each entry is: by school user id, then e-mail, then, without either, by the whole name in the same class. */
export function personFinder(
  people: readonly KnownPerson[],
  recognise: RecognisedBy,
  resolve: PlanContext["resolve"],
) {
  const byPlace = new Map(people.map((each) => [each.id, each]));
  const byId = new Map(
    people.filter(({ schoolUserId }) => schoolUserId).map((each) => [each.schoolUserId, each]),
  );
  const byEmail = new Map(people.filter(({ email }) => email).map((each) => [each.email, each]));
  const byName = new Map<string, KnownPerson[]>();
  for (const each of people) {
    const name = foldedName(each);
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  const byKeys = (entry: RosterEntry) => {
    const owner = byEmail.get(entry.email);
    // Brothers share an address.
    const keyed = [byId.get(entry.schoolUserId), owner && areDifferent(owner, entry) ? undefined : owner];
    const [first, second] = recognise === "email" ? keyed.reverse() : keyed;
    return {
      found: first ?? matching(second, entry, recognise),
      shares: owner !== undefined && !keyed.includes(owner),
    };
  };
  const find = (entry: RosterEntry): Found => {
    const sure = { ambiguous: false, namesakes: [], likely: null };
    if (entry.is !== null) return { ...sure, person: byPlace.get(entry.is) ?? null };
    const { found, shares } = byKeys(entry);
    if (found) return { ...sure, person: found };
    const same = byName.get(foldedName(entry)) ?? [];
    if (entry.schoolUserId || (entry.email && !shares))
      return {
        ...sure,
        person: null,
        namesakes: entry.lastName === "" ? [] : same,
        likely: keyless(same, entry, resolve),
      };
    const likely = namesakes(same, entry, resolve);
    const [only = null, ...more] = rather(likely, ({ mobile }) => mobile !== "" && mobile === entry.mobile);
    const ambiguous = more.length > 0;
    return { ...sure, person: ambiguous ? null : only, ambiguous, namesakes: ambiguous ? likely : [] };
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

/** The only namesake in one of the entry's classes who has no keys yet. */
function keyless(same: readonly KnownPerson[], entry: RosterEntry, resolve: PlanContext["resolve"]) {
  if (entry.lastName === "" || entry.classes.length === 0) return null;
  const [only, ...more] = namesakes(same, entry, resolve).filter(
    ({ schoolUserId, email }) => schoolUserId === "" && email === "",
  );
  return only && more.length === 0 ? only : null;
}

/** By the second key only people whose first one does not match somebody else. */
function matching(found: KnownPerson | undefined, entry: RosterEntry, recognise: RecognisedBy) {
  const key = recognise === "email" ? "email" : "schoolUserId";
  if (!found || (found[key] !== "" && entry[key] !== "" && found[key] !== entry[key])) return undefined;
  return found;
}
