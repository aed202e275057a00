import Papa from "papaparse";
import { keyOf, languageOf, wholeNumberOf } from "#app/domain/questions/enem/read-value.ts";
import type { EnemArea, EnemLanguage, EnemRow } from "#app/domain/questions/enem/row.ts";

/** What INEP's item file says of one question of the first source. */
export type InepLink = {
  area: EnemArea;
  itemCode: number | null;
  /** 1–30, null for 2009. */
  skill: number | null;
  /** The official letter; null for an annulled question or where the file gives none. */
  key: string | null;
  /** Publicly annulled: INEP prints X. Being left out of the score is not the same. */
  annulled: boolean;
  leftOut: boolean;
  /** INEP's number of the booklet that the numbering follows. */
  booklet: number | null;
  a: number | null;
  b: number | null;
  c: number | null;
};

export type InepLinks = ReadonlyMap<string, InepLink>;

/**
 * The rows of `ligacao_inep.csv` by question. Columns are found by name, in any order; semicolon, comma or tab; unjoined
 * rows (without an area) are left out; of two rows for one question the first counts.
 */
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

/**
 * The link of a row, or null. Only the first source is numbered like INEP's file. Where the source left the language out,
 * the file may have done the same.
 */
export function linkFor(links: InepLinks, row: EnemRow): InepLink | null {
  if (row.source !== "enem-provas") return null;
  const exact = links.get(placeKey(row.year, row.index, row.language));
  return exact ?? links.get(placeKey(row.year, row.index, null)) ?? null;
}

/** The separator that the header uses most; decimal commas below do not count. */
function delimiterOf(text: string): string {
  const header = text.slice(0, `${text}\n`.indexOf("\n"));
  const uses = (separator: string) => header.split(separator).length;
  return [";", "\t", ","].reduce((best, each) => (uses(each) > uses(best) ? each : best));
}

function linkOf(row: Record<string, string>): InepLink | null {
  const area = (row.area_inep ?? "").trim().toUpperCase();
  if (!isArea(area)) return null;
  const key = keyOf(row.gabarito_inep);
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
