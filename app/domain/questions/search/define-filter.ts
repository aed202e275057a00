import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { inOrder, type SearchFilters } from "./search-filters.ts";

/** The panel that counts the values of a filter: a filter that panels are by has its own, without its choice. */
export type CountedBy = "within" | "institutions" | "subjects";

export type Change = Partial<SearchFilters>;

/** A filter of several values, any of which may match: how an address, a search token and a person name them. */
type Definition<Value extends number | string | boolean> = {
  /** Its parameter in addresses. */
  param: string;
  title: string;
  /** What its values go by, where the title does not say it. */
  hint?: string;
  /** The panel that counts its values, where it is not the search's own. */
  panel?: CountedBy;
  /** Whether choosing a value drops the one before. */
  single?: boolean;
  of: (filters: SearchFilters) => readonly Value[];
  to: (values: Value[]) => Change;
  word: (value: Value) => string;
  read: (word: string, catalogue: TopicCatalogue) => Value | undefined;
  token: (value: Value) => string;
  /** What a chip says; empty for what the catalogue does not have. */
  label: (value: Value, catalogue: TopicCatalogue) => string;
  /** What the filter column says below the title, where it is less than the chip. */
  shortLabel?: (value: Value) => string;
  offered: (filters: SearchFilters, catalogue: TopicCatalogue) => readonly Value[];
};

type FilterValue = { label: string; token: string; chosen: boolean; change: Change };

/** A filter with the type of its values behind it. */
export type FilterKind = {
  param: string;
  title: string;
  hint: string | undefined;
  panel: CountedBy;
  /** The values an address names; unknown words are skipped. */
  read: (query: URLSearchParams, catalogue: TopicCatalogue) => Change;
  /** The words of its values in an address; empty where it is not in use. */
  words: (filters: SearchFilters) => string;
  /** The search tokens of its values. */
  tokens: (filters: SearchFilters) => string[];
  /** Each value in use, with what takes it away. */
  active: (filters: SearchFilters, catalogue: TopicCatalogue) => { label: string; change: Change }[];
  /** Each value on offer, with what chooses it or takes it away. */
  offers: (filters: SearchFilters, catalogue: TopicCatalogue) => FilterValue[];
};

/** Words of one parameter that are read. */
const MOST_WORDS = 100;

/** Makes a filter of its definition. */
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
