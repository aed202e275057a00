import { generalTopics } from "#app/features/bank/domain/catalogue/general-topics.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { type ChosenTerms, chosenTerms } from "#app/features/bank/domain/enem/topics/chosen-terms.ts";
import { allTerms } from "#app/features/bank/domain/search/terms/all-terms.ts";
import { termStem } from "#app/features/bank/domain/topics/topic-features.ts";
import { examWords } from "./exam-words/all-exam-words.ts";

/** How likely a question that has the term is about the topic, before any example was seen. */
const prior = { settles: 0.5, searched: 0.3, suggests: 0.15 };

/** By topic id: stems of its name, of the terms people search it by, of the chosen terms and of the words of exams. */
export function topicLexicon(): Map<number, Map<string, number>> {
  const lexicon = new Map<number, Map<string, number>>();
  const add = (id: number, terms: readonly string[], likely: number) => {
    const own = lexicon.get(id) ?? new Map<string, number>();
    for (const term of terms.filter((each) => !/(^|\s)\d+(\s|$)/.test(each.trim()))) {
      const stem = termStem(term);
      if (stem) own.set(stem, Math.max(own.get(stem) ?? 0, likely));
    }
    lexicon.set(id, own);
  };
  for (const [subject, terms] of Object.entries(chosenTerms) as [SubjectSlug, ChosenTerms][]) {
    const ids = new Map(Object.values(generalTopics[subject]).map(([id, name]) => [name as string, id]));
    for (const [name, id] of ids) add(id, [name], prior.searched);
    for (const [name, list] of terms) add(ids.get(name) ?? 0, chosen(list), prior.settles);
  }
  for (const [id, terms] of listed(allTerms)) if (lexicon.has(id)) add(id, terms.split(";"), prior.searched);
  for (const [id, terms] of listed(examWords)) {
    const [settles = "", suggests = ""] = terms.split("|");
    add(id, suggests.split(";"), prior.suggests);
    add(id, settles.split(";"), prior.settles);
  }
  return lexicon;
}

function chosen(list: string): string[] {
  return list
    .replaceAll("*", "")
    .split(/\s+/)
    .map((term) => term.replaceAll("_", " "));
}

/** Lines of "id name: terms"; a name may have a colon ("Romantismo: Poesia"). */
function listed(texts: readonly string[]): [number, string][] {
  return texts
    .flatMap((text) => text.trim().split("\n"))
    .map((line) => {
      const [, id, terms = ""] = /^(\d+) (?:[^:]+: (?=[A-ZÀ-Ú][^;]*:))?[^:]+:(.*)$/.exec(line) ?? [];
      return [Number(id), terms] as const;
    })
    .map(([id, terms]) => [id, terms]);
}
