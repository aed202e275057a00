import { institutions } from "#app/domain/catalogue/institutions.ts";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { topicWithId } from "#app/domain/catalogue/topic-ids.ts";
import { generalTopicsOf, topicsOf } from "#app/domain/catalogue/topics-of.ts";
import type { FacetCounts, SearchPanels } from "./facet-panels.ts";
import { difficultyLabels, kindLabels } from "./labels.ts";
import { searchAddress } from "./search-address.ts";
import { inOrder, type SearchFilters } from "./search-filters.ts";
import { token } from "./search-tokens.ts";

/** One value a person can choose: its words, how many questions have it, and where choosing (or dropping) it leads. */
export type FacetValue = {
  label: string;
  /** The search token counted; null for what is not counted. */
  token: string | null;
  count: number | null;
  chosen: boolean;
  address: string;
};
export type FacetGroup = { name: string; title: string; values: FacetValue[] };

type Change = Partial<SearchFilters>;
type Option<Value> = { value: Value; label: string; token: string };

function toggled<Value extends number | string>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : inOrder([...list, value]);
}

type Counts = Record<keyof SearchPanels, FacetCounts>;

/**
 * The filter groups of a search, each value with its count in the group's panel. Values nobody would find are left out.
 * A panel knows no text: the counts of a text search come apart (`countFacets`), and the panel only says what exists.
 */
export function facetGroups(filters: SearchFilters, counts: Counts, signedIn: boolean): FacetGroup[] {
  const go = (change: Change) => searchAddress({ ...filters, ...change });
  function group<Value>(
    [name, title]: [string, string],
    options: Option<Value>[],
    read: (value: Value) => { chosen: boolean; change: Change },
    panel: keyof SearchPanels = "within",
  ): FacetGroup {
    const values = options.flatMap((option) => {
      const { chosen, change } = read(option.value);
      const found = counts[panel][option.token] ?? null;
      const count = filters.text === "" ? found : null;
      return chosen || found
        ? [{ label: option.label, token: option.token, count, chosen, address: go(change) }]
        : [];
    });
    return { name, title, values: panel === "institutions" ? mostFirst(values) : values };
  }
  const groups: FacetGroup[] = [
    group(
      ["instituicao", "Instituição"],
      institutionOptions(),
      (id) => ({
        chosen: filters.institutions.includes(id),
        change: { institutions: toggled(filters.institutions, id), topics: [] },
      }),
      "institutions",
    ),
    group(
      ["disciplina", "Disciplina"],
      subjectOptions(),
      (id) => ({
        chosen: filters.subjects.includes(id),
        change: { subjects: toggled(filters.subjects, id), topics: [] },
      }),
      "subjects",
    ),
    group(["assunto", "Assunto"], topicOptions(filters), (id) => ({
      chosen: filters.topics.includes(id),
      change: { topics: toggled(filters.topics, id) },
    })),
    group(["tipo", "Tipo"], kindOptions(), (kind) => ({
      chosen: filters.kinds.includes(kind),
      change: { kinds: toggled(filters.kinds, kind) },
    })),
    group(["dificuldade", "Dificuldade"], difficultyOptions(), (difficulty) => ({
      chosen: filters.difficulties.includes(difficulty),
      change: { difficulties: toggled(filters.difficulties, difficulty) },
    })),
    group(["resolucao", "Resolução"], solutionOptions(), (solution) => ({
      chosen: filters.solution === solution,
      change: { solution: filters.solution === solution ? null : solution },
    })),
  ];
  if (signedIn) groups.unshift(mineGroup(filters, go));
  return groups.filter((each) => each.values.length > 0);
}

/** Institutions are looked for by how much they matter, not by name: the chosen first, then the largest. */
function mostFirst(values: FacetValue[]): FacetValue[] {
  return values.sort(
    (one, other) => Number(other.chosen) - Number(one.chosen) || (other.count ?? 0) - (one.count ?? 0),
  );
}

function mineGroup(filters: SearchFilters, go: (change: Change) => string): FacetGroup {
  const options = [
    { value: "unanswered", label: "Não respondidas" },
    { value: "right", label: "Acertei" },
    { value: "wrong", label: "Errei" },
  ] as const;
  const values = options.map(({ value, label }) => {
    const chosen = filters.mine === value;
    return { label, token: null, count: null, chosen, address: go({ mine: chosen ? null : value }) };
  });
  return { name: "minhas", title: "Minhas respostas", values };
}

const institutionOptions = () =>
  institutions.map(({ id, name }) => ({ value: id as number, label: name, token: token.institution(id) }));
const subjectOptions = () =>
  subjects.map(({ id, name }) => ({ value: id as number, label: name, token: token.subject(id) }));
const kindOptions = () =>
  (["single-choice", "right-wrong", "open"] as const).map((kind) => ({
    value: kind,
    label: kindLabels[kind],
    token: token.kind(kind),
  }));
const difficultyOptions = () =>
  ([1, 2, 3] as const).map((each) => ({
    value: each as number,
    label: difficultyLabels[each],
    token: token.difficulty(each),
  }));
const solutionOptions = () => [
  { value: true, label: "Com resolução", token: token.solution(true) },
  { value: false, label: "Sem resolução", token: token.solution(false) },
];

/** Topics are offered once a subject is chosen: those of the institution where one is, and whatever is chosen already. */
function topicOptions(filters: SearchFilters): Option<number>[] {
  const chosen = filters.topics.flatMap((id) => topicWithId(id) ?? []);
  const offered = filters.subjects.flatMap((id) => {
    const slug = subjects.find((each) => each.id === id)?.slug ?? "";
    const codes = institutions
      .filter((each) => filters.institutions.includes(each.id))
      .map((each) => each.code);
    return codes.length > 0 ? codes.flatMap((code) => topicsOf(code, slug)) : generalTopicsOf(slug);
  });
  const byId = new Map(
    [...offered, ...chosen].map(({ id, name }) => [id, { value: id, label: name, token: token.topic(id) }]),
  );
  return [...byId.values()];
}
