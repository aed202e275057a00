import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { inOrder, type SearchFilters } from "./search-filters.ts";

/** Counting panel: filters that panels are keyed by have their own, without their choice. */
export type CountedBy = "within" | "institutions" | "subjects";

export type FilterChange = Partial<SearchFilters>;

/** A multi-value filter (any may match): URL words, search tokens, labels. */
type Definition<Value extends number | string | boolean> = {
  param: string;
  title: string;
  hint?: string;
  /** Default: the search's own. */
  panel?: CountedBy;
  /** Choosing a value replaces the previous one. */
  single?: boolean;
  of: (filters: SearchFilters) => readonly Value[];
  to: (values: Value[]) => FilterChange;
  word: (value: Value) => string;
  read: (word: string, catalogue: TopicCatalogue) => Value | undefined;
  token: (value: Value) => string;
  /** Chip label; empty for ids outside the catalogue. */
  label: (value: Value, catalogue: TopicCatalogue) => string;
  shortLabel?: (value: Value) => string;
  offered: (filters: SearchFilters, catalogue: TopicCatalogue) => readonly Value[];
};

type FilterValue = { label: string; token: string; chosen: boolean; change: FilterChange };

/** Hides the type of the values. */
export type FilterKind = {
  param: string;
  title: string;
  hint: string | undefined;
  panel: CountedBy;
  read: (query: URLSearchParams, catalogue: TopicCatalogue) => FilterChange;
  words: (filters: SearchFilters) => string;
  tokens: (filters: SearchFilters) => string[];
  active: (filters: SearchFilters, catalogue: TopicCatalogue) => { label: string; change: FilterChange }[];
  offers: (filters: SearchFilters, catalogue: TopicCatalogue) => FilterValue[];
};

const MOST_WORDS = 100;

export function defineFilter<Value extends number | string | boolean>(
  definition: Definition<Value>,
): FilterKind {
  const { param, title, hint, panel = "within", single = false } = definition;
  const { of, to, word, read, token, label, shortLabel = label, offered } = definition;
  const without = (values: readonly Value[], value: Value) => to(values.filter((each) => each !== value));
  return {
    param,
    title,
    hint,
    panel,
    read(query, catalogue) {
      const found = query.getAll(param).flatMap((each) => each.split(",", MOST_WORDS));
      const values = found.map((each) => read(each.trim(), catalogue));
      return to(inOrder(values.filter((value) => value !== undefined)));
    },
    words: (filters) => of(filters).map(word).join(","),
    tokens: (filters) => of(filters).map(token),
    active(filters, catalogue) {
      const values = of(filters);
      return values.map((value) => ({ label: label(value, catalogue), change: without(values, value) }));
    },
    offers(filters, catalogue) {
      const values = of(filters);
      return offered(filters, catalogue).map((value) => {
        const chosen = values.includes(value);
        const more = single ? [value] : inOrder([...values, value]);
        const change = chosen ? without(values, value) : to(more);
        return { label: shortLabel(value, catalogue), token: token(value), chosen, change };
      });
    },
  };
}
