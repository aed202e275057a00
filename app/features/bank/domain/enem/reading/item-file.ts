import Papa from "papaparse";
import { wholeNumberOf } from "./read-value.ts";
import type { EnemArea, EnemLanguage } from "./row.ts";

/** A position of an item in one booklet of one area (INEP). */
export type ItemLine = {
  /** Null for a withdrawn item (2009/101), which retains its position. */
  itemCode: number | null;
  area: EnemArea;
  booklet: number;
  colour: string;
  position: number;
  language: EnemLanguage | null;
};

const COLOURS: Readonly<Record<string, string>> = {
  azul: "azul",
  amarela: "amarelo",
  amarelo: "amarelo",
  branca: "branco",
  branco: "branco",
  rosa: "rosa",
  cinza: "cinza",
};

const AREAS: readonly string[] = ["LC", "CH", "CN", "MT"] satisfies EnemArea[];

/** `ITENS_PROVA_<year>.csv` without adapted booklets (other items, Braille, read aloud) and unknown colours. */
export function readItemFile(csv: string): ItemLine[] {
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    delimiter: csv.slice(0, 400).includes(";") ? ";" : ",",
    transformHeader: (name) => name.trim().toUpperCase(),
  });
  return data.flatMap((row) => lineOf(row) ?? []);
}

function lineOf(row: Record<string, string>): ItemLine | null {
  const area = (row.SG_AREA ?? "").trim().toUpperCase();
  const colour = COLOURS[(row.TX_COR ?? "").trim().toLowerCase()];
  const itemCode = wholeNumberOf(withoutFraction(row.CO_ITEM));
  const booklet = wholeNumberOf(withoutFraction(row.CO_PROVA));
  const position = wholeNumberOf(withoutFraction(row.CO_POSICAO));
  const adapted = withoutFraction(row.IN_ITEM_ADAPTADO) === "1";
  if (!AREAS.includes(area) || colour === undefined || adapted) return null;
  if (booklet === null || position === null) return null;
  return { itemCode, area: area as EnemArea, booklet, colour, position, language: languageOf(row.TP_LINGUA) };
}

function withoutFraction(text: string | undefined): string {
  return (text ?? "").trim().replace(/\.0$/, "");
}

/** INEP: 0 is English, 1 is Spanish; null for common items. */
function languageOf(text: string | undefined): EnemLanguage | null {
  const value = withoutFraction(text);
  if (value === "0") return "ingles";
  return value === "1" ? "espanhol" : null;
}
