import { generalTopics } from "#app/domain/catalogue/general-topics.ts";
import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import { type ChosenTerms, chosenTerms } from "#app/domain/questions/enem/chosen-terms.ts";
import { allTerms } from "#app/domain/questions/search/terms/all-terms.ts";
import { termStem } from "#app/domain/questions/topics/topic-features.ts";

/** By topic id: stems of its name and of the terms people search it by, worth less where many topics share them; chosen terms in full. */
export function topicLexiconOf(rarity: (word: string) => number): Map<number, Map<string, number>> {
  const searched = new Map<number, Set<string>>();
  const chosen = new Map<number, Set<string>>();
  for (const [subject, terms] of Object.entries(chosenTerms) as [SubjectSlug, ChosenTerms][]) {
    const ids = new Map(Object.values(generalTopics[subject]).map(([id, name]) => [name as string, id]));
    for (const [name, id] of ids) searched.set(id, stemsIn([name, ...(typedTerms.get(id) ?? [])]));
    for (const [name, list] of terms) {
      const words = list
        .replaceAll("*", "")
        .split(/\s+/)
        .map((term) => term.replaceAll("_", " "));
      chosen.set(ids.get(name) ?? 0, stemsIn(words));
    }
  }
  const shared = new Map<string, number>();
  for (const stems of searched.values())
    for (const stem of stems) shared.set(stem, (shared.get(stem) ?? 0) + 1);
  return new Map(
    [...searched].map(([id, stems]) => {
      const weights = new Map<string, number>();
      for (const stem of stems) weights.set(stem, rarity(stem) / Math.sqrt(shared.get(stem) ?? 1));
      for (const stem of chosen.get(id) ?? []) weights.set(stem, (weights.get(stem) ?? 0) + rarity(stem));
      return [id, weights];
    }),
  );
}

function stemsIn(terms: readonly string[]): Set<string> {
  return new Set(terms.flatMap((term) => termStem(term) ?? []));
}

/** What people type, by topic id. */
const typedTerms = new Map(
  allTerms
    .flatMap((text) => text.trim().split("\n"))
    .map((line) => {
      const [, id, terms = ""] = /^(\d+) [^:]+:(.*)$/.exec(line) ?? [];
      return [Number(id), terms.split(";")] as const;
    }),
);
