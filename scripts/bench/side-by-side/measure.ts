import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { matchesOf } from "#tests/support/brute-force.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { stateFolder } from "../../platform/state.ts";
import { readCorpus } from "../corpus.ts";
import { type Figure, quantile } from "../table.ts";
import { type Answer, type Engine, PAGE, timed } from "./engine.ts";
import { farolEngine } from "./farol.ts";
import { inMemory } from "./in-memory.ts";
import { postgres } from "./postgres.ts";
import { type KindOfSearch, searchesOver } from "./searches.ts";
import { sqliteNaive } from "./sqlite-naive.ts";

const ROUNDS = 5;

/** Local D1 in total: questions, sources, indexes. */
function databaseMegabytes(): number {
  const folder = join(stateFolder(), "v3", "d1", "miniflare-D1DatabaseObject");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  return Math.max(...files.map((name) => statSync(join(folder, name)).size)) / 2 ** 20;
}

/** Pages equal to brute force, by kind of search. */
function agreement(
  searches: readonly KindOfSearch[],
  wanted: number[][],
  answers: readonly Answer[],
): string {
  const same = new Map<string, [number, number]>();
  searches.forEach(({ kind }, index) => {
    const [right, all] = same.get(kind) ?? [0, 0];
    const page = (wanted[index] ?? []).slice(0, PAGE).join();
    same.set(kind, [right + (answers[index]?.ords.join() === page ? 1 : 0), all + 1]);
  });
  return [...same].map(([kind, [right, all]]) => `${kind} ${right}/${all}`).join(", ");
}

type Measured = { engine: Engine; megabytes: number; seconds: number; times: number[]; answers: Answer[] };

async function built(engines: readonly Engine[], rows: Awaited<ReturnType<typeof readCorpus>>) {
  const here: Measured[] = [];
  const absent: Figure[] = [];
  for (const engine of engines) {
    const [size, milliseconds] = await timed(() => engine.build(rows));
    if (size) here.push({ engine, ...size, seconds: milliseconds / 1000, times: [], answers: [] });
    else absent.push({ what: engine.name, value: "não está nesta máquina" });
  }
  return { here, absent };
}

function figuresOf(measured: Measured, searches: readonly KindOfSearch[], wanted: number[][]): Figure[] {
  const { engine, megabytes, seconds, times, answers } = measured;
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  const made = seconds < 0.1 ? "" : `, feito em ${seconds.toFixed(0)} s`;
  return [
    { what: `${engine.name}: p50 e p95`, value: `${p50.toFixed(1)} e ${p95.toFixed(1)} ms` },
    { what: `${engine.name}: tamanho`, value: `${megabytes.toFixed(0)} MB${made}` },
    { what: `${engine.name}: páginas iguais às da força bruta`, value: agreement(searches, wanted, answers) },
  ];
}

/** Our page, SQLite without full-text, PostgreSQL and MiniSearch, in turns. */
export async function measureSideBySide(platform: Platform): Promise<Figure[]> {
  const rows = await readCorpus(platform.deps);
  const searches = searchesOver(rows);
  const filters = searches.map((each) => each.filters);
  const wanted = filters.map((each) => matchesOf(rows, each));
  const trips: number[] = [];
  const engines = [farolEngine(platform, databaseMegabytes(), trips), sqliteNaive(), postgres(), inMemory()];
  try {
    const { here, absent } = await built(engines, rows);
    for (let round = 0; round < ROUNDS; round++)
      for (const measured of here) {
        measured.answers = await measured.engine.run(filters);
        measured.times.push(...measured.answers.map(({ milliseconds }) => milliseconds));
      }
    const whole = `${quantile(trips, 0.5).toFixed(1)} e ${quantile(trips, 0.95).toFixed(1)} ms`;
    return [
      ...here.flatMap((each) => figuresOf(each, searches, wanted)),
      { what: "Farol: p50 e p95 da viagem inteira", value: whole },
      ...absent,
    ];
  } finally {
    for (const engine of engines) await engine.close();
  }
}
