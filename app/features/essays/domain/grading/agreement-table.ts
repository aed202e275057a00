import { compareTexts } from "#app/platform/text/compare-texts.ts";
import type { EssayProfile } from "../essay-profile.ts";
import { type Agreement, agreementOf, type LevelPair } from "./grader-agreement.ts";

/** Profile, own grades, the other reader's, and 1 once an essay: for the figures of all graders together. */
export type SidedPair = readonly [
  profile: string,
  own: readonly (number | null)[],
  other: readonly (number | null)[],
  first: 0 | 1,
];
type GraderPairs = { grader: string; name: string; pairs: readonly SidedPair[] };

export type AgreementRow = { label: string; agreement: Agreement };
/** `pairs`: readings of which the other one is known. */
export type AgreementTable = { grader: string; name: string; pairs: number; rows: AgreementRow[] };

function rowsOf({ criteria }: EssayProfile, pairs: readonly SidedPair[]): AgreementRow[] {
  return criteria.map(({ short, title, levels }, at) => {
    const place = (grades: readonly (number | null)[]) =>
      levels.findIndex(({ points }) => points === grades[at]);
    const placed = pairs.map(([, own, other]): LevelPair => [place(own), place(other)]);
    const known = placed.filter(([own, other]) => own >= 0 && other >= 0);
    return { label: `${short} ${title}`, agreement: agreementOf(known, levels.length) };
  });
}

/** Agreement under one profile: of all graders together, with each essay counted once, and of each grader with their co-readers, by number of pairs descending. */
export function agreementTables(
  profile: EssayProfile,
  graders: readonly GraderPairs[],
): { essays: number; all: AgreementRow[]; graders: AgreementTable[] } {
  const own = graders
    .map(({ pairs, ...grader }) => ({ ...grader, pairs: pairs.filter(([id]) => id === profile.id) }))
    .filter(({ pairs }) => pairs.length > 0);
  const once = own.flatMap(({ pairs }) => pairs.filter(([, , , first]) => first === 1));
  return {
    essays: once.length,
    all: rowsOf(profile, once),
    graders: own
      .map(({ grader, name, pairs }) => ({ grader, name, pairs: pairs.length, rows: rowsOf(profile, pairs) }))
      .sort((one, other) => other.pairs - one.pairs || compareTexts(one.name, other.name)),
  };
}
