import Papa from "papaparse";
import { keyValueOf, languageOf, wholeNumberOf } from "./read-value.ts";
import type { EnemArea, EnemLanguage, EnemRow } from "./row.ts";

export type InepLink = {
  area: EnemArea;
  itemCode: number | null;
  /** 1–30, null for 2009. */
  skill: number | null;
  /** Null for an annulled question or a missing key. */
  key: string | null;
  /** INEP prints X. Not the same as excluded from the score. */
  annulled: boolean;
  leftOut: boolean;
  booklet: number | null;
  a: number | null;
  b: number | null;
  c: number | null;
};

export type InepLinks = ReadonlyMap<string, InepLink>;

/** Rows of `ligacao_inep.csv`: columns by name; separated by ; , or tab; without an area skipped; the first of duplicates. */
export function readInepLinks(csv: string): InepLinks {
  const text = csv.replace(/^\uFEFF/, "");
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    delimiter: delimiterOf(text),
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const links = new Map<string, InepLink>();
  for (const row of data) {
    const year = wholeNumberOf(row.ano);
    const index = wholeNumberOf(row.indice);
    const link = linkOf(row);
    if (year === null || index === null || !link) continue;
    const place = placeKey(year, index, languageOf(row.lingua));
    if (!links.has(place)) links.set(place, link);
  }
  return links;
}

/** Only the first source follows INEP's numbering. Matches a missing language too. */
export function linkFor(links: InepLinks, row: EnemRow): InepLink | null {
  if (row.source !== "enem-provas") return null;
  const exact = links.get(placeKey(row.year, row.index, row.language));
  return exact ?? links.get(placeKey(row.year, row.index, null)) ?? null;
}

/** The header's most frequent separator; decimal commas of rows do not count. */
function delimiterOf(text: string): string {
  const header = text.slice(0, `${text}\n`.indexOf("\n"));
  const uses = (separator: string) => header.split(separator).length;
  return [";", "\t", ","].reduce((best, each) => (uses(each) > uses(best) ? each : best));
}

function linkOf(row: Record<string, string>): InepLink | null {
  const area = (row.area_inep ?? "").trim().toUpperCase();
  if (!isArea(area)) return null;
  const key = keyValueOf(row.gabarito_inep);
  return {
    area,
    itemCode: wholeNumberOf(row.co_item?.replace(/\.0$/, "")),
    skill: skillOf(row.habilidade),
    key: key === "X" ? null : key,
    annulled: key === "X",
    leftOut: row.fora_do_calculo_tri?.trim() === "1",
    booklet: wholeNumberOf(row.co_prova),
    a: decimalOf(row.param_a),
    b: decimalOf(row.param_b),
    c: decimalOf(row.param_c),
  };
}

function placeKey(year: number, index: number, language: EnemLanguage | null): string {
  return `${year}/${index}/${language ?? ""}`;
}

function isArea(text: string): text is EnemArea {
  return text === "LC" || text === "CH" || text === "CN" || text === "MT";
}

function skillOf(text: string | undefined): number | null {
  const skill = wholeNumberOf(text?.replace(/^\s*H/i, ""));
  return skill !== null && skill >= 1 && skill <= 30 ? skill : null;
}

function decimalOf(text: string | undefined): number | null {
  const value = (text ?? "").trim().replace(",", ".");
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value) ? Number(value) : null;
}
