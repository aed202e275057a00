import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { filterLabels } from "#app/features/bank/domain/search/filters/active-filters.ts";
import type { FilterKind } from "#app/features/bank/domain/search/filters/define-filter.ts";
import {
  institutionFilter,
  subjectFilter,
  topicFilter,
} from "#app/features/bank/domain/search/filters/place-filters.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import {
  estimatedFilter,
  kindFilter,
  skillFilter,
} from "#app/features/bank/domain/search/filters/trait-filters.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Blueprint, BlueprintLine } from "../domain/blueprint.ts";
import type { LineCount } from "../domain/line-counts.ts";
import { lineCounting } from "./count-lines.server.ts";

/** A select of a line. */
export type LineField = {
  param: string;
  title: string;
  value: string;
  options: { value: string; label: string }[];
};

const nothing: LineCount = { count: 0, more: false };

/** Of every line, and those behind "Ajustes". */
const MAIN = [subjectFilter, topicFilter] as const;
const MORE = [institutionFilter, kindFilter, estimatedFilter, skillFilter] as const;

function fieldOf(kind: FilterKind, { filters }: BlueprintLine, catalogue: TopicCatalogue): LineField {
  const { param, title } = kind;
  const value = kind.words(filters);
  const within = kind === topicFilter ? { ...noFilters, subjects: filters.subjects } : noFilters;
  const offered = kind.offers(within, catalogue).map(({ label, change }) => ({
    value: kind.words({ ...noFilters, ...change }),
    label,
  }));
  const labels = kind.active(filters, catalogue).map(({ label }) => label);
  const several =
    value === "" || offered.some((each) => each.value === value) ? [] : [{ value, label: labels.join(", ") }];
  return { param, title, value, options: [{ value: "", label: "Tanto faz" }, ...several, ...offered] };
}

export function lineLabel({ filters }: BlueprintLine, catalogue: TopicCatalogue): string {
  const labels = filterLabels(filters, catalogue);
  return labels.length > 0 ? labels.join(", ") : "Todas as questões";
}

export function lineView(line: BlueprintLine, available: LineCount | undefined, catalogue: TopicCatalogue) {
  return {
    count: line.count,
    available: available ?? nothing,
    label: lineLabel(line, catalogue),
    main: MAIN.map((kind) => fieldOf(kind, line, catalogue)),
    more: MORE.map((kind) => fieldOf(kind, line, catalogue)),
    from: line.filters.years.from,
    to: line.filters.years.to,
  };
}

/** What the form's lines say while they are changed. One round trip. */
export async function loadGeneratorLines(deps: Deps, viewer: Viewer | null, blueprint: Blueprint) {
  const catalogue = deps.catalogue.current();
  const counting = lineCounting(deps, viewer, blueprint);
  const { counted } = await deps.read({ counted: counting.statements });
  const counts = counting.counts(counted);
  return blueprint.lines.map((line, at) => ({
    count: line.count,
    available: counts[at] ?? nothing,
    topics: fieldOf(topicFilter, line, catalogue),
  }));
}
export type LiveLine = Awaited<ReturnType<typeof loadGeneratorLines>>[number];
