import Papa from "papaparse";
import { wholeNumberOf } from "#app/features/bank/domain/enem/reading/read-value.ts";
import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import type { TriBooklet } from "./booklet-items.ts";
import { scoreBooklet } from "./score-booklet.ts";

/** A line of `tri score`: columns caso;ano;area;co_prova;cor_prova;tp_lingua;respostas. */
export type AnswerRow = {
  name: string;
  year: number | null;
  area: string;
  booklet: number | null;
  language: EnemLanguage | null;
  letters: string;
};

export type ScoredRow = {
  caso: string;
  score: number | null;
  reliability: "exact" | "close" | "band" | null;
  band: [number, number] | null;
  reason?: string;
};

const NEEDED = ["caso", "ano", "area", "co_prova", "respostas"];

/** Null without the columns. */
export function readAnswerRows(csv: string): AnswerRow[] | null {
  const [header = ""] = csv.replace(/^\uFEFF/, "").split(/\r?\n/, 1);
  const names = header.split(";").map((name) => name.trim().toLowerCase());
  if (NEEDED.some((name) => !names.includes(name))) return null;
  const { data } = Papa.parse<Readonly<Record<string, string>>>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    delimiter: ";",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  return data.map((row) => {
    const text = (name: string) => (row[name] ?? "").trim();
    const code = (name: string) => wholeNumberOf(text(name).replace(/\.0$/, ""));
    const language = code("tp_lingua");
    return {
      name: text("caso"),
      year: code("ano"),
      area: text("area").toUpperCase(),
      booklet: code("co_prova"),
      language: language === 0 ? "ingles" : language === 1 ? "espanhol" : null,
      letters: text("respostas").toUpperCase(),
    };
  });
}

/** In one text: the key of a booklet. */
export function bookletKey(year: number | null, booklet: number | null): string {
  return `${year}-${booklet}`;
}

/** A row's score, or why there is none. `booklet`: null where no parameters are known. */
export function scoreRow(row: AnswerRow, booklet: TriBooklet | null): ScoredRow {
  const unscored = { caso: row.name, score: null, reliability: null, band: null };
  if (!booklet) return { ...unscored, reason: "Não há parâmetros deste caderno." };
  if (booklet.area !== row.area)
    return {
      ...unscored,
      reason: `O caderno ${booklet.booklet} de ${booklet.year} é da área ${booklet.area}.`,
    };
  const scored = scoreBooklet(booklet, row.letters, row.language);
  if (scored.score === null) return { ...unscored, reason: scored.reason };
  const { score, reliability, band, reason } = scored;
  return { caso: row.name, score, reliability, band, ...(reason ? { reason } : {}) };
}
