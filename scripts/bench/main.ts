import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reindexBank } from "#app/services/questions/reindex-bank.server.ts";
import { seedBank } from "../farol/commands/seed-bank.ts";
import { seedDemo } from "../farol/commands/seed-demo.ts";
import { buildPages } from "../platform/build.ts";
import { migrateLocal } from "../platform/migrate.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { serveWorker } from "../platform/serve.ts";
import { root, stateFolder } from "../platform/state.ts";
import { measureBundles } from "./bundles.ts";
import { measureContactSheet } from "./contact-sheet.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePages } from "./pages.ts";
import { measureRecall } from "./recall.ts";
import { measureRoutes } from "./routes.ts";
import { measureSearch } from "./search.ts";
import { measureSession } from "./session.ts";
import { measureSideBySide } from "./side-by-side/measure.ts";
import { measureSignIn } from "./sign-in.ts";
import { type Figure, printFigures } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

/** An uncommon port of our own, so that a running `npm start` is left alone. */
const PORT = 8941;

/** What is measured through the Worker, by the name `--only` has for it. */
const throughWorker: Readonly<Record<string, (base: string) => Promise<Figure[]>>> = {
  routes: measureRoutes,
  search: measureSearch,
  throughput: measureThroughput,
  "sign-in": measureSignIn,
  bundles: measureBundles,
  lighthouse: measureLighthouse,
  session: measureSession,
};

/** What of it needs a browser. */
const inBrowser = ["lighthouse", "session"];

/** What has a state of its own. */
const CONTACT_SHEET = "contact-sheet";

/** What takes minutes of its own, and is measured only when `--only` names it. */
const apart: Readonly<Record<string, (platform: Platform) => Promise<Figure[]>>> = {
  recall: ({ deps }) => measureRecall(deps),
  "side-by-side": measureSideBySide,
};

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    questions: { type: "string", default: "200000" },
    state: { type: "string" },
    /** Names of what is measured, with commas between them: routes, search, throughput, sign-in, bundles, lighthouse, session, pages, recall, side-by-side, contact-sheet. */
    only: { type: "string" },
    /** Another sample of the contact sheet. */
    seed: { type: "string", default: "1" },
    /** Leaves out what needs a browser. */
    "no-browser": { type: "boolean", default: false },
  },
});

const names = values.only?.split(",") ?? [...Object.keys(throughWorker), "pages"];

/** Says that a bank of so many questions is there, so that no other run looks for each of them again. */
const STAMP = "carregado";

async function loaded(platform: Platform, questions: number): Promise<Figure[]> {
  // What an older version wrote, the newest reads: a bank that was kept is brought up to it.
  await reindexBank(platform.deps);
  const stamp = join(stateFolder(), STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === String(questions)) return [];
  await seedDemo(platform);
  const { stored, seconds } = await seedBank(platform, { questions });
  writeFileSync(stamp, String(questions));
  if (stored <= 1000) return [];
  const ok = seconds <= 300;
  return [{ what: `carga de ${stored} questões`, value: `${seconds} s`, bar: "≤ 300 s", ok }];
}

async function onPlatform(questions: number): Promise<Figure[]> {
  const platform = await openPlatform({ remote: false });
  try {
    const figures = await loaded(platform, questions);
    for (const name of names) figures.push(...((await apart[name]?.(platform)) ?? []));
    return figures;
  } finally {
    await platform.close();
  }
}

async function onWorker(): Promise<Figure[]> {
  const allowed = names.filter((name) => !(values["no-browser"] && inBrowser.includes(name)));
  const wanted = allowed.flatMap((name) => throughWorker[name] ?? []);
  if (wanted.length === 0) return [];
  const worker = await serveWorker({ port: PORT });
  try {
    const figures: Figure[] = [];
    for (const measure of wanted) figures.push(...(await measure(`http://localhost:${PORT}`)));
    return figures;
  } finally {
    worker.kill();
  }
}

/** The figures of docs/performance.md, on a bank of their own that is loaded once and kept. */
async function main(): Promise<void> {
  const known = [...Object.keys(throughWorker), ...Object.keys(apart), "pages", CONTACT_SHEET];
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) throw new Error(`--only: ${strange.join(", ")}? Há ${known.join(", ")}.`);
  const questions = Number(values.questions);
  buildPages();
  if (names.every((name) => name === CONTACT_SHEET))
    return printFigures(await measureContactSheet(PORT + 2, Number(values.seed)), "As provas do ENEM");
  process.env.FAROL_STATE = values.state ?? join(root, ".cache", `bench-${questions}`);
  mkdirSync(process.env.FAROL_STATE, { recursive: true });
  migrateLocal();
  const figures = [...(await onPlatform(questions)), ...(await onWorker())];
  if (names.includes("pages") && !values["no-browser"]) figures.push(...(await measurePages(PORT + 1)));
  printFigures(figures, `Com ${questions.toLocaleString("pt-BR")} questões`);
  if (figures.some((figure) => figure.ok === false)) process.exitCode = 1;
}

await main();
