import { FEWEST_ANSWERS } from "./answered-difficulty.ts";
import {
  colourOptions,
  difficultyOptions,
  institutionOptions,
  kindOptions,
  type Option,
  originOptions,
  skillOptions,
  solutionOptions,
  subjectOptions,
  topicOptions,
} from "./facet-options.ts";
import type { FacetCounts, SearchPanels } from "./facet-panels.ts";
import { searchAddress } from "./search-address.ts";
import { inOrder, onlyOne, type SearchFilters } from "./search-filters.ts";
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
export type FacetGroup = {
  name: string;
  title: string;
  /** What its values go by, where its title does not say it. */
  hint?: string;
  values: FacetValue[];
};

type Change = Partial<SearchFilters>;

function toggled<Value extends number | string>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : inOrder([...list, value]);
}

type Counts = Record<keyof SearchPanels, FacetCounts>;

/** A group before it is counted: its options, and what choosing or dropping one of them changes. */
type GroupDraft = {
  name: string;
  title: string;
  hint?: string;
  panel: keyof SearchPanels;
  options: { label: string; token: string; chosen: boolean; change: Change }[];
};

function draft<Value>(
  [name, title]: [string, string],
  options: readonly Option<Value>[],
  read: (value: Value) => { chosen: boolean; change: Change },
  panel: keyof SearchPanels = "within",
): GroupDraft {
  return { name, title, panel, options: options.map(({ value, ...rest }) => ({ ...rest, ...read(value) })) };
}

/** Where a question comes from: what an exam asked, or what was made for Farol. */
function originGroup({ origins }: SearchFilters): GroupDraft {
  return draft(["origem", "Origem"], originOptions(), (origin) => ({
    chosen: origins.includes(origin),
    change: { origins: toggled(origins, origin) },
  }));
}

/** What is known of an exam's item alone: INEP's skill, the colour of the booklet. */
function itemGroups(filters: SearchFilters): GroupDraft[] {
  const { skills, colours } = filters;
  return [
    draft(["habilidade", "Habilidade do ENEM"], skillOptions(filters), (skill) => ({
      chosen: skills.includes(skill),
      change: { skills: toggled(skills, skill) },
    })),
    draft(["caderno", "Cor do caderno"], colourOptions(), (colour) => ({
      chosen: colours.includes(colour),
      change: { colours: toggled(colours, colour) },
    })),
  ];
}

/** Where a question stands: institution, subject, topic. Another institution or subject has other topics. */
function placeGroups(filters: SearchFilters): GroupDraft[] {
  const { institutions: chosenInstitutions, subjects: chosenSubjects, topics } = filters;
  const institution = draft(
    ["instituicao", "Instituição"],
    institutionOptions(),
    (id) => ({
      chosen: chosenInstitutions.includes(id),
      change: { institutions: toggled(chosenInstitutions, id), topics: [] },
    }),
    "institutions",
  );
  const subject = draft(
    ["disciplina", "Disciplina"],
    subjectOptions(),
    (id) => ({
      chosen: chosenSubjects.includes(id),
      change: { subjects: toggled(chosenSubjects, id), topics: [] },
    }),
    "subjects",
  );
  const topic = draft(["assunto", "Assunto"], topicOptions(filters), (id) => ({
    chosen: topics.includes(id),
    change: { topics: toggled(topics, id) },
  }));
  return [institution, subject, topic];
}

/** How hard a question is, by each source that tells it. */
function difficultyGroups(filters: SearchFilters): GroupDraft[] {
  const { difficulties, officialDifficulties, answeredDifficulties } = filters;
  const given = draft(
    ["dificuldade", "Dificuldade estimada"],
    difficultyOptions(token.difficulty),
    (level) => ({
      chosen: difficulties.includes(level),
      change: { difficulties: toggled(difficulties, level) },
    }),
  );
  const answered = draft(
    ["dificuldade-respostas", "Dificuldade pelas respostas"],
    difficultyOptions(token.answeredDifficulty),
    (level) => ({
      chosen: answeredDifficulties.includes(level),
      change: { answeredDifficulties: toggled(answeredDifficulties, level) },
    }),
  );
  const official = draft(
    ["dificuldade-inep", "Dificuldade pelo INEP (TRI)"],
    difficultyOptions(token.officialDifficulty),
    (level) => ({
      chosen: officialDifficulties.includes(level),
      change: { officialDifficulties: toggled(officialDifficulties, level) },
    }),
  );
  return [
    { ...given, hint: "Por quem cadastrou a questão ou, no ENEM, pelo INEP." },
    { ...answered, hint: `Pelos acertos no Farol, a partir de ${FEWEST_ANSWERS} respostas.` },
    { ...official, hint: "Pelos parâmetros oficiais das questões do ENEM." },
  ];
}

/** What kind of question it is: kind, difficulty, with or without solution. */
function kindGroups(filters: SearchFilters): GroupDraft[] {
  const { kinds, solution: wanted } = filters;
  return [
    draft(["tipo", "Tipo"], kindOptions(), (kind) => ({
      chosen: kinds.includes(kind),
      change: { kinds: toggled(kinds, kind) },
    })),
    ...difficultyGroups(filters),
    draft(["resolucao", "Resolução"], solutionOptions(), (solution) => ({
      chosen: wanted === solution,
      change: { solution: wanted === solution ? null : solution },
    })),
  ];
}

/**
 * The filter groups of a search, each value with its count in the group's panel. Values nobody would find are left out.
 * A panel knows no text: the counts of a text search come apart (`countFacets`), and the panel only says what exists.
 */
export function facetGroups(filters: SearchFilters, counts: Counts, signedIn: boolean): FacetGroup[] {
  const go = (change: Change) => searchAddress({ ...filters, ...change });
  const drafts = [
    originGroup(filters),
    ...placeGroups(filters),
    ...kindGroups(filters),
    ...itemGroups(filters),
  ];
  const counted = drafts.map(({ name, title, hint, panel, options }) => {
    const values = options.flatMap(({ label, token: key, chosen, change }) => {
      const found = counts[panel][key] ?? null;
      const count = filters.text === "" ? found : null;
      return chosen || found ? [{ label, token: key, count, chosen, address: go(change) }] : [];
    });
    return {
      name,
      title,
      ...(hint && { hint }),
      values: panel === "institutions" ? mostFirst(values) : values,
    };
  });
  const groups = signedIn ? [mineGroup(filters, go), ...counted] : counted;
  return groups.filter((each) => each.values.length > 0);
}

/** The same search in real exams alone, or out of them again; null where that is no choice: all are, or none is. */
export function realOnlyOf(filters: SearchFilters, { within }: Counts): FacetValue | null {
  const chosen = onlyOne(filters.origins) === "exam";
  const count = within[token.origin("exam")] ?? 0;
  if (!chosen && (count === 0 || count === within[token.every])) return null;
  const address = searchAddress({ ...filters, origins: chosen ? [] : ["exam"] });
  return { label: "Só provas reais", token: null, count: null, chosen, address };
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
