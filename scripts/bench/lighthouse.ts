import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { freePort } from "../platform/ports.ts";
import { codesOf, READ_SEARCH, type Run } from "./client.ts";
import type { Figure } from "./table.ts";

/** Minimum scores (P12). */
const LEAST = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 1 } as const;

/** Lighthouse's default phone and network, for entry pages. */
export async function measureLighthouse({ base, machine }: Run): Promise<Figure[]> {
  const [code] = await codesOf(base, READ_SEARCH);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  try {
    for (const [what, path] of [
      ["início", "/"],
      ["busca", "/questoes"],
      ["questão", `/q/${code}`],
      ["provas", "/provas-anteriores"],
    ] as const) {
      const result = await lighthouse(base + path, {
        port,
        onlyCategories: Object.keys(LEAST),
        logLevel: "error",
        throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: machine.slowdown },
      });
      const scores = Object.entries(LEAST).map(([category, least]) => {
        const score = result?.lhr.categories[category]?.score ?? 0;
        return { score, ok: score >= least };
      });
      figures.push({
        what: `${what}: Lighthouse (desempenho / acessibilidade / boas práticas / SEO)`,
        value: scores.map(({ score }) => score.toFixed(2)).join(" / "),
        bar: "≥ 0,95 / 1 / 1 / 1",
        ok: scores.every(({ ok }) => ok),
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}
