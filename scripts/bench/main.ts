import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seedBank } from "../farol/commands/seed-bank.ts";
import { seedDemo } from "../farol/commands/seed-demo.ts";
import { buildPages } from "../platform/build.ts";
import { migrateLocal } from "../platform/migrate.ts";
import { openPlatform } from "../platform/open-platform.ts";
import { serveWorker } from "../platform/serve.ts";
import { root } from "../platform/state.ts";
import { measureBundles } from "./bundles.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePages } from "./pages.ts";
import { measureRoutes } from "./routes.ts";
import { measureSearch } from "./search.ts";
import { measureSession } from "./session.ts";
import { measureSignIn } from "./sign-in.ts";
import { type Figure, printFigures } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

/** An uncommon port of our own, so that a running `npm start` is left alone. */
const PORT = 8941;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    questions: { type: "string", default: "200000" },
    state: { type: "string" },
    /** Leaves out what needs a browser. */
    "no-browser": { type: "boolean", default: false },
  },
});

/** The figures of docs/performance.md, on a bank of their own that is loaded once and kept. */
async function main(): Promise<void> {
  const questions = Number(values.questions);
  process.env.FAROL_STATE = values.state ?? join(root, ".cache", `bench-${questions}`);
  mkdirSync(process.env.FAROL_STATE, { recursive: true });
  buildPages();
  migrateLocal();
  const platform = await openPlatform({ remote: false });
  const figures: Figure[] = [];
  try {
    await seedDemo(platform);
    const { stored, seconds } = await seedBank(platform, { questions });
    if (stored > 1000)
      figures.push({
        what: `carga de ${stored} questões`,
        value: `${seconds} s`,
        bar: "≤ 300 s",
        ok: seconds <= 300,
      });
  } finally {
    await platform.close();
  }
  const worker = await serveWorker({ port: PORT });
  const base = `http://localhost:${PORT}`;
  try {
    figures.push(...(await measureRoutes(base)));
    figures.push(...(await measureSearch(base)));
    figures.push(...(await measureThroughput(base)));
    figures.push(...(await measureSignIn(base)));
    figures.push(...(await measureBundles(base)));
    if (!values["no-browser"]) {
      figures.push(...(await measureLighthouse(base)));
      figures.push(...(await measureSession(base)));
    }
  } finally {
    worker.kill();
  }
  if (!values["no-browser"]) figures.push(...(await measurePages(PORT + 1)));
  printFigures(figures, questions);
  if (figures.some((figure) => figure.ok === false)) process.exitCode = 1;
}

await main();
