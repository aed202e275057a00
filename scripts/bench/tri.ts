import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TriBooklet } from "#app/features/practice/domain/tri/booklet-items.ts";
import { readTriBooklets } from "#app/features/practice/domain/tri/read-items.ts";
import { bookletKey, readAnswerRows, scoreRow } from "#app/features/practice/domain/tri/score-rows.ts";
import { root } from "../platform/state.ts";
import { onBareWorker } from "./bare-worker.ts";
import type { Figure } from "./table.ts";

const DATA = join(root, "..", "shared", "data", "tri-enem");
/** Years whose published decimal is to come out. */
const EXACT_YEARS = [2010, 2014, 2020, 2022, 2023, 2024];
const PATTERNS = 5000;

function readBooklets(): Map<string, TriBooklet> {
  const files = readdirSync(join(DATA, "itens")).map((name) => {
    const year = Number(/\d{4}/.exec(name)?.[0]);
    return readTriBooklets(readFileSync(join(DATA, "itens", name), "utf8"), year);
  });
  return new Map(files.flat().map((each) => [bookletKey(each.year, each.booklet), each]));
}

function againstOfficial(): Figure[] {
  const booklets = readBooklets();
  const csv = readFileSync(join(DATA, "notas_oficiais.csv"), "utf8");
  const official = csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => Number(line.split(";").at(-1)));
  const rows = (readAnswerRows(csv) ?? []).map((row, at) => {
    const scored = scoreRow(row, booklets.get(bookletKey(row.year, row.booklet)) ?? null);
    return { ...scored, year: row.year, off: Math.abs((scored.score ?? Infinity) - (official[at] ?? 0)) };
  });
  const near = rows.filter(({ off }) => off <= 0.1001).length / rows.length;
  const named = rows.filter(({ year }) => EXACT_YEARS.includes(year ?? 0));
  const equal = named.filter(({ off }) => off < 0.05).length;
  const outside = rows.filter(
    ({ band, score }, at) =>
      score !== null && band && !((official[at] ?? 0) >= band[0] && (official[at] ?? 0) <= band[1]),
  ).length;
  return [
    {
      what: `notas oficiais iguais ao décimo em ${EXACT_YEARS.join(", ")}`,
      value: `${equal} de ${named.length}`,
      bar: "todas",
      ok: equal === named.length,
    },
    {
      what: `notas oficiais a 0,1 ou menos, de ${rows.length} de todos os anos`,
      value: `${(near * 100).toFixed(1)} %`,
      bar: "≥ 91 %",
      ok: near >= 0.91,
    },
    {
      what: "notas oficiais fora da faixa que a acompanha",
      value: String(outside),
      bar: "0",
      ok: outside === 0,
    },
  ];
}

/** A Worker that scores `n` patterns of 45 items. */
const WORKER = `
import { estimateAbility, patternTables, enemScore } from ${JSON.stringify(join(root, "app/features/practice/domain/tri/score-model.ts"))};
const items = Array.from({ length: 45 }, (_, at) => ({ a: 1 + (at % 9) / 5, b: -1.5 + at / 12, c: 0.1 + (at % 5) / 40 }));
const tables = patternTables(items);
export class Channel {}
export default {
  fetch(request, env) {
    const n = Number(new URL(request.url).searchParams.get("n") ?? 0);
    if (n === 0) return new Response("farol " + env.FAROL_INSTANCE);
    let sum = 0;
    for (let pattern = 0; pattern < n; pattern++)
      sum += enemScore("MT", estimateAbility(tables, items.map((_, at) => (pattern * (at + 7)) % 11 < 6)).theta);
    return new Response(String(sum));
  },
};
`;

/** By the time of whole requests: a Worker's own clock does not move while it computes. */
async function inWorkerd(): Promise<Figure[]> {
  return onBareWorker(async (base) => {
    const ask = async (n: number) => {
      const start = performance.now();
      await (await fetch(`${base}/?n=${n}`)).text();
      return performance.now() - start;
    };
    await ask(PATTERNS);
    const [one, all] = [await ask(1), await ask(PATTERNS)];
    const each = (all - one) / (PATTERNS - 1);
    return [
      {
        what: `uma prova de 45 questões corrigida em workerd (média de ${PATTERNS})`,
        value: `${each.toFixed(4)} ms`,
        bar: "≤ 0,2 ms",
        ok: each <= 0.2,
      },
    ];
  }, WORKER);
}

/** The score against INEP's, where its files lie beside the project, and its time. */
export async function measureTri(): Promise<Figure[]> {
  const official = existsSync(DATA)
    ? againstOfficial()
    : [{ what: "notas oficiais", value: "não medido: faltam os arquivos em ../shared/data" }];
  return [...official, ...(await inWorkerd())];
}
