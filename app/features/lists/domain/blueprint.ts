import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAt } from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";

/** So many questions of a search. Text, order and one's own answers are the blueprint's. */
export type BlueprintLine = { count: number; filters: SearchFilters };

export type Blueprint = {
  lines: BlueprintLine[];
  mine: "unanswered" | "wrong" | null;
  /** Also what was generated for the person before. */
  repeats: boolean;
  /** Generated questions fill the lines for which there are not enough others. */
  training: boolean;
  seed: number;
};

export const MOST_LINES = 12;
/** Two days of ENEM. */
export const MOST_GENERATED = 180;
const LARGEST_SEED = 999_999;
const LONGEST_LINE = 2000;

export function readCount(text: string): number {
  return /^\d{1,3}$/.test(text) ? Math.min(Number(text), MOST_GENERATED) : 0;
}

/** Only what says which questions there are. */
export function lineFilters(filters: SearchFilters): SearchFilters {
  return { ...filters, text: "", literal: false, mine: null, order: "newest" };
}

/** "20 /questoes/ENEM": a line in an address. Null where it is none. */
function readLine(text: string, catalogue: TopicCatalogue): BlueprintLine | null {
  const [, count = "", address = ""] = /^(\d{1,3}) (\/questoes.*)$/.exec(text.slice(0, LONGEST_LINE)) ?? [];
  const filters = address ? searchAt(address, catalogue) : null;
  return filters && readCount(count) > 0 ? { count: readCount(count), filters: lineFilters(filters) } : null;
}

/** Lines past the most questions of a blueprint are cut. */
export function fittedLines(lines: readonly BlueprintLine[]): BlueprintLine[] {
  let room = MOST_GENERATED;
  return lines.slice(0, MOST_LINES).flatMap((line) => {
    const count = Math.min(line.count, room);
    room -= count;
    return count > 0 ? [{ ...line, count }] : [];
  });
}

export function readBlueprint(query: URLSearchParams, catalogue: TopicCatalogue): Blueprint {
  const lines = query.getAll("linha").slice(0, MOST_LINES);
  const seed = query.get("semente") ?? "";
  const mine = query.get("minhas");
  return {
    lines: fittedLines(lines.flatMap((each) => readLine(each, catalogue) ?? [])),
    mine: mine === "novas" ? "unanswered" : mine === "erradas" ? "wrong" : null,
    repeats: query.get("repetir") === "sim",
    training: query.get("completar") === "sim",
    seed: /^\d{1,6}$/.test(seed) ? Number(seed) : 0,
  };
}

/** The query of a blueprint; `readBlueprint` reads it back. */
export function blueprintQuery({ lines, mine, repeats, training, seed }: Blueprint): URLSearchParams {
  const query = new URLSearchParams();
  for (const { count, filters } of lines)
    query.append("linha", `${count} ${searchAddress(lineFilters(filters))}`);
  if (mine) query.set("minhas", mine === "wrong" ? "erradas" : "novas");
  if (repeats) query.set("repetir", "sim");
  if (training) query.set("completar", "sim");
  if (seed > 0) query.set("semente", String(seed));
  return query;
}

/** From random hexadecimal digits. */
export function seedOf(id: string): number {
  return 1 + (Number.parseInt(id.slice(0, 8), 16) % LARGEST_SEED);
}

export const emptyLine: BlueprintLine = { count: 10, filters: { ...noFilters, order: "newest" } };
