import fc from "fast-check";
import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { allColours } from "#app/features/bank/domain/exams/booklet-colour.ts";
import { allSkills } from "#app/features/bank/domain/inep-skill.ts";
import { inOrder, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";

function anyOf<Value extends number | string>(values: readonly Value[], most = 3) {
  return fc.uniqueArray(fc.constantFrom(...values), { maxLength: most }).map((each) => inOrder(each));
}

const year = fc.option(fc.integer({ min: 1900, max: 2100 }));
const years = fc
  .tuple(year, year)
  .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));

/** Any text a person could type or paste, control characters and half emojis included. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(..."aé2 \"“”*():^-+{}\\/,.%_'\u0000\n𝔸😀ªº½İßAND"), maxLength: 40 }),
  fc
    .array(fc.constantFrom("AND", "OR", "NOT", "NEAR(", ")", '"', "body:", "meta", "*", "café", "x²"), {
      maxLength: 9,
    })
    .map((parts) => parts.join(" ")),
);

/** Any filters an address can contain. */
export const anyFilters: fc.Arbitrary<SearchFilters> = fc.record({
  text: anyText.map((text) => cleanText(text).trim()),
  institutions: anyOf(institutions.map(({ id }) => id)),
  subjects: anyOf(subjects.map(({ id }) => id)),
  topics: anyOf(seedCatalogue.topics.map(({ id }) => id)),
  kinds: anyOf(["single-choice", "right-wrong", "open"] as const),
  difficulties: anyOf([1, 2, 3]),
  officialDifficulties: anyOf([1, 2, 3]),
  answeredDifficulties: anyOf([1, 2, 3]),
  years,
  solution: fc.option(fc.boolean()),
  origins: anyOf(["exam", "authored", "generated"] as const),
  skills: anyOf(allSkills()),
  colours: anyOf(allColours()),
  mine: fc.option(fc.constantFrom("unanswered", "right", "wrong")),
  literal: fc.boolean(),
  order: fc.constantFrom("newest", "relevance", "hardest", "answered"),
});
