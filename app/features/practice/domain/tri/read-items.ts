import Papa from "papaparse";
import { wholeNumberOf } from "#app/features/bank/domain/enem/reading/read-value.ts";
import type { EnemArea, EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import type { TriBooklet, TriItem } from "./booklet-items.ts";
import { corrected } from "./corrections.ts";

type Row = Readonly<Record<string, string>>;
type Line = Omit<TriBooklet, "items"> & { item: TriItem; foreign: EnemLanguage | null };

const areas: readonly string[] = ["LC", "CH", "CN", "MT"] satisfies EnemArea[];

/** All booklets of `ITENS_PROVA_<year>.csv`, adapted and digital ones too, as corrected by `corrections`. */
export function readTriBooklets(csv: string, year: number): TriBooklet[] {
  const { data } = Papa.parse<Row>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    delimiter: csv.slice(0, 400).includes(";") ? ";" : ",",
    transformHeader: (name) => name.trim().toUpperCase(),
  });
  const byBooklet = new Map<number, Line[]>();
  for (const row of data) {
    const line = lineOf(row, year);
    if (line) byBooklet.set(line.booklet, [...(byBooklet.get(line.booklet) ?? []), line]);
  }
  return [...byBooklet.values()].map(bookletOf);
}

const foreignOrder = ["ingles", "espanhol", null] satisfies (EnemLanguage | null)[];

function bookletOf(lines: readonly Line[]): TriBooklet {
  const [{ year, booklet, area, colour }] = lines as [Line];
  const items = [...lines]
    .sort(
      (one, other) =>
        foreignOrder.indexOf(one.foreign) - foreignOrder.indexOf(other.foreign) ||
        one.item.position - other.item.position,
    )
    .map(({ item }) => item);
  return { year, booklet, area, colour, items };
}

function lineOf(row: Row, year: number): Line | null {
  const area = (row.SG_AREA ?? "").trim().toUpperCase();
  const booklet = wholeNumberOf(whole(row.CO_PROVA));
  const position = wholeNumberOf(whole(row.CO_POSICAO));
  if (!areas.includes(area) || booklet === null || position === null) return null;
  const foreign = languageOf(row.TP_LINGUA);
  const item = corrected(year, booklet, {
    code: wholeNumberOf(whole(row.CO_ITEM)),
    position,
    letter: (row.TX_GABARITO ?? "").trim().toUpperCase() || "X",
    skill: wholeNumberOf(whole(row.CO_HABILIDADE)),
    annulled: whole(row.IN_ITEM_ABAN) === "1",
    // The digital exam of 2020 has the common items once for each language.
    language: foreign ?? languageOf(row.TP_VERSAO_DIGITAL),
    ...parametersOf(row),
  });
  const colour = (row.TX_COR ?? "").trim().toLowerCase();
  return { year, booklet, area: area as EnemArea, colour, item, foreign };
}

function parametersOf(row: Row): Pick<TriItem, "a" | "b" | "c"> {
  const [a, b, c] = [numberOf(row.NU_PARAM_A), numberOf(row.NU_PARAM_B), numberOf(row.NU_PARAM_C)];
  const valid = a !== null && b !== null && c !== null && a > 0 && c >= 0 && c < 1;
  return valid ? { a, b, c } : { a: null, b: null, c: null };
}

function numberOf(text: string | undefined): number | null {
  const value = Number((text ?? "").trim().replace(",", ".") || Number.NaN);
  return Number.isFinite(value) ? value : null;
}

function whole(text: string | undefined): string {
  return (text ?? "").trim().replace(/\.0$/, "");
}

/** INEP: 0 is English, 1 is Spanish. */
function languageOf(text: string | undefined): EnemLanguage | null {
  const value = whole(text);
  if (value === "0") return "ingles";
  return value === "1" ? "espanhol" : null;
}
