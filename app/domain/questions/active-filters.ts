import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import { topicWithId } from "#app/domain/catalogue/topic-ids.ts";
import { colourWord } from "./booklet-colour.ts";
import { skillLabel } from "./inep-skill.ts";
import {
  answeredDifficultyLabel,
  difficultyLabels,
  kindLabels,
  officialDifficultyLabel,
  originLabels,
} from "./labels.ts";
import { searchAddress } from "./search-address.ts";
import type { SearchFilters } from "./search-filters.ts";
import { yearsLabel } from "./search-title.ts";

/** A filter in force: its words, and the search without it. */
export type ActiveFilter = { label: string; address: string };

type Change = Partial<SearchFilters>;
type Level = 1 | 2 | 3;

const mineLabels = { unanswered: "Não respondidas", right: "Acertei", wrong: "Errei" } as const;

/** A filter of several values, each of which can be taken away alone. */
function each<Value>(
  values: readonly Value[],
  label: (value: Value) => string,
  change: (rest: Value[]) => Change,
) {
  return values.map((value) => ({
    label: label(value),
    change: change(values.filter((other) => other !== value)),
  }));
}

/** How hard, by each of the sources that tell it. */
function difficultyChanges(filters: SearchFilters): { label: string; change: Change }[] {
  const { difficulties, officialDifficulties, answeredDifficulties } = filters;
  return [
    ...each(
      difficulties,
      (level) => difficultyLabels[level as Level],
      (rest) => ({ difficulties: rest }),
    ),
    ...each(
      officialDifficulties,
      (level) => officialDifficultyLabel(level as Level),
      (rest) => ({ officialDifficulties: rest }),
    ),
    ...each(
      answeredDifficulties,
      (level) => answeredDifficultyLabel(level as Level),
      (rest) => ({ answeredDifficulties: rest }),
    ),
  ];
}

/** The filters of a search that are in force, text aside, in the order of the filter column, and the search without each. */
function changesOf(filters: SearchFilters): { label: string; change: Change }[] {
  const { institutions, subjects, topics, years, kinds, solution, origins, skills, colours, mine } = filters;
  const single = (label: string | null, change: Change) => (label ? [{ label, change }] : []);
  const solutionLabel = solution === null ? null : solution ? "Com resolução" : "Sem resolução";
  return [
    ...single(mine && mineLabels[mine], { mine: null }),
    ...each(
      origins,
      (origin) => originLabels[origin],
      (rest) => ({ origins: rest }),
    ),
    // Another institution or subject has other topics.
    ...each(
      institutions,
      (id) => institutionWithId(id)?.name ?? "",
      (rest) => ({ institutions: rest, topics: [] }),
    ),
    ...each(
      subjects,
      (id) => subjectWithId(id)?.name ?? "",
      (rest) => ({ subjects: rest, topics: [] }),
    ),
    ...each(
      topics,
      (id) => topicWithId(id)?.name ?? "",
      (rest) => ({ topics: rest }),
    ),
    ...single(yearsLabel(years), { years: { from: null, to: null } }),
    ...each(
      kinds,
      (kind) => kindLabels[kind],
      (rest) => ({ kinds: rest }),
    ),
    ...difficultyChanges(filters),
    ...single(solutionLabel, { solution: null }),
    ...each(skills, skillLabel, (rest) => ({ skills: rest })),
    ...each(
      colours,
      (colour) => `Caderno ${colourWord(colour)}`,
      (rest) => ({ colours: rest }),
    ),
  ];
}

/** The filters in force, each with the search without it. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  return changesOf(filters).map(({ label, change }) => ({
    label,
    address: searchAddress({ ...filters, ...change }),
  }));
}

/** The words of the filters in force. */
export function filterLabels(filters: SearchFilters): string[] {
  return changesOf(filters).map(({ label }) => label);
}
