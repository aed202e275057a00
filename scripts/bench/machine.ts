import { loadavg } from "node:os";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import type { Figure } from "./table.ts";

/** Lighthouse benchmark index of the reference machine (docs/quality.md). */
const REFERENCE_INDEX = 2400;
/** Emulated phone: four times slower. */
const PHONE_INDEX = REFERENCE_INDEX / 4;
/** The highest is used: other load only lowers an index. */
const ROUNDS = 3;

/** `slowdown`: CPU throttling for the emulated phone; `faster`: below 1 on a slower machine. */
export type Machine = { index: number; slowdown: number; faster: number };

/** Lighthouse's benchmark in Chromium, or in this process without one. */
export async function measureMachine(): Promise<Machine> {
  const executablePath = browserPath();
  const browser = executablePath ? await chromium.launch({ executablePath, args: chromiumFlags }) : null;
  try {
    const page = await browser?.newPage();
    let index = 0;
    for (let round = 0; round < ROUNDS; round++)
      index = Math.max(
        index,
        await (page?.evaluate(pageFunctions.computeBenchmarkIndex) ?? pageFunctions.computeBenchmarkIndex()),
      );
    return { index, slowdown: Math.max(1, index / PHONE_INDEX), faster: index / REFERENCE_INDEX };
  } finally {
    await browser?.close();
  }
}

export function machineFigures({ index, slowdown }: Machine): Figure[] {
  const [load = 0] = loadavg();
  return [
    {
      what: `máquina: índice de desempenho do Lighthouse (referência ${REFERENCE_INDEX}) e carga`,
      value: `${Math.round(index)}, carga ${load.toFixed(1)}`,
    },
    { what: "celular emulado: CPU mais lenta que a da máquina", value: `${slowdown.toFixed(1)} vezes` },
  ];
}
