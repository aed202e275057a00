import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { freePort } from "../platform/ports.ts";
import { codesIn } from "./client.ts";
import type { Figure } from "./table.ts";

/** The least share of each category (quality.md, P12). */
const LEAST = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 1 } as const;

/** Lighthouse's own phone, network and scores, for the pages on which visits begin. */
export async function measureLighthouse(base: string): Promise<Figure[]> {
  const executablePath = browserPath();
  if (!executablePath) return [{ what: "Lighthouse", value: "não medido: não há Chromium aqui" }];
  const [code = ""] = codesIn(await (await fetch(`${base}/questoes`)).text());
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
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
