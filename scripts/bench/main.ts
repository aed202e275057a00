import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { seedBank } from "../farol/commands/seed-bank.ts";
import { seedDemo } from "../farol/commands/seed-demo.ts";
import { buildProduct } from "../platform/build.ts";
import { browserPath } from "../platform/chromium.ts";
import { migrateLocal } from "../platform/migrate.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { freePort } from "../platform/ports.ts";
import { serveWorker, stopWorker } from "../platform/serve.ts";
import { root, stateFolder } from "../platform/state.ts";
import { measureAssessments } from "./assessments.ts";
import { measureBundles } from "./bundles.ts";
import type { Run } from "./client.ts";
import { measureContactSheet } from "./contact-sheet.ts";
import { measureCrowd } from "./crowd.ts";
import { measureEssays } from "./essays.ts";
import { givenBenchForum, measureForum, noForum } from "./forum.ts";
import { measureGenerator } from "./generator.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { machineFigures, measureMachine } from "./machine.ts";
import { measureMocks } from "./mocks.ts";
import { measurePages } from "./pages.ts";
import { measurePhotos } from "./photos.ts";
import { measureRanking } from "./ranking.ts";
import { measureRecall } from "./recall.ts";
import { measureRelevance } from "./relevance.ts";
import { measureReviews } from "./reviews.ts";
import { measureRoutes } from "./routes.ts";
import { givenBenchSchool, measureSchool, noSchool } from "./school.ts";
import { measureSearch } from "./search.ts";
import { measureSession } from "./session.ts";
import { measureSideBySide } from "./side-by-side/measure.ts";
import { measureSignIn } from "./sign-in.ts";
import { givenStudents } from "./students.ts";
import { attempted, type Figure, printFigures } from "./table.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTri } from "./tri.ts";
import { measureTutor } from "./tutor.ts";

/** `vars`: the Worker's variables that differ from development. */
type Part = { measure: (run: Run) => Promise<Figure[]>; browser?: true; vars?: Record<string, string> };

/**
 * Its million doubts need minutes to write, and it needs few questions: measured only with `--only`, on a bank of its
 * own.
 */
const FORUM = "forum";

/** Parts on a Worker, by `--only` name. A trip from a Brazilian edge site costs 100 ms (docs/quality.md). */
const parts: Readonly<Record<string, Part>> = {
  routes: { measure: measureRoutes },
  search: { measure: measureSearch },
  generator: { measure: measureGenerator },
  throughput: { measure: measureThroughput },
  "sign-in": { measure: measureSignIn },
  crowd: { measure: measureCrowd },
  school: { measure: measureSchool },
  [FORUM]: { measure: measureForum },
  bundles: { measure: measureBundles },
  lighthouse: { measure: measureLighthouse, browser: true },
  session: { measure: measureSession, browser: true },
  /** Near its database, and from a Brazilian edge site. */
  tutor: { measure: measureTutor, browser: true },
  "tutor-far": { measure: measureTutor, browser: true, vars: { DB_DELAY_MS: "100" } },
  pages: { measure: measurePages, browser: true, vars: { DB_DELAY_MS: "100" } },
};

const CONTACT_SHEET = "contact-sheet";
const PHOTOS = "photos";
const TRI = "tri";
const ESSAYS = "essays";
const ASSESSMENTS = "assessments";
const MOCKS = "mocks";
/** They kill their own server: each measured alone, on a small bank. */
const alone = {
  [ASSESSMENTS]: { measure: measureAssessments, title: "Simulados de escola" },
  [MOCKS]: { measure: measureMocks, title: "Simulados do Farol" },
} as const;

/** People without a Worker: a small bank is enough. */
const people = { review: measureReviews, ranking: measureRanking };

/** Slow parts, measured only with `--only`. */
const apart: Readonly<Record<string, (platform: Platform) => Promise<Figure[]>>> = {
  recall: ({ deps }) => measureRecall(deps),
  relevance: measureRelevance,
  "side-by-side": measureSideBySide,
  [TRI]: measureTri,
  ...people,
};

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    questions: { type: "string" },
    state: { type: "string" },
    /** Comma-separated names of `parts`, `apart`, or one of contact-sheet and photos. */
    only: { type: "string" },
    /** Of photos: the first one to read again; and how many in this run. */
    from: { type: "string" },
    count: { type: "string", default: "120" },
    seed: { type: "string", default: "1" },
    /** Of essays: puts the fit into the code. */
    write: { type: "boolean", default: false },
    "no-browser": { type: "boolean", default: false },
  },
});

const names = values.only?.split(",") ?? Object.keys(parts).filter((name) => name !== FORUM);
const hasWorker = names.some((name) => parts[name]);
/** Relevance alone is measured on a small bank of its own, with the real exams in it. */
const isRelevance = names.every((name) => name === "relevance");

/** Marks a loaded bank, so that later runs skip loading. */
const STAMP = "carregado";
/** Each may answer once a second; the measure sends hundreds. */
const STUDENTS = 100;
/** One channel each. */
const CROWD = 500;

async function loaded(platform: Platform, questions: number): Promise<Figure[]> {
  // A reused bank may have an older index version.
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

async function onPlatform(
  questions: number,
): Promise<{ figures: Figure[] } & Pick<Run, "students" | "reader" | "school" | "forum">> {
  const platform = await openPlatform({ remote: false });
  try {
    const figures = await loaded(platform, questions);
    for (const name of names) {
      const measure = apart[name];
      if (measure) figures.push(...(await attempted(name, () => measure(platform))));
    }
    const crowd = names.includes("crowd") ? CROWD : STUDENTS;
    const [reader = "", ...students] = hasWorker ? await givenStudents(platform, 1 + crowd) : [];
    const school = names.includes("school") ? await givenBenchSchool(platform) : noSchool;
    const forum = names.includes(FORUM) ? await givenBenchForum(platform) : noForum;
    return { figures, students, reader, school, forum };
  } finally {
    await platform.close();
  }
}

/** A fresh Worker per part isolates the measures. */
async function onWorker(part: Part, run: Omit<Run, "base">): Promise<Figure[]> {
  const port = await freePort();
  const worker = await serveWorker({ port, vars: part.vars });
  try {
    return await part.measure({ ...run, base: `http://localhost:${port}` });
  } finally {
    await stopWorker(worker);
  }
}

/** A database of its own, migrated; returns its folder. */
async function openState(name: string): Promise<string> {
  const state = values.state ?? join(root, ".cache", `bench-${name}`);
  process.env.FAROL_STATE = state;
  mkdirSync(state, { recursive: true });
  await migrateLocal();
  return state;
}

async function onOwnServer(name: keyof typeof alone): Promise<void> {
  const state = await openState(name);
  const { measure, title } = alone[name];
  const figures = await attempted(name, () => measure(state, (platform) => loaded(platform, 1000)));
  printFigures(figures, title);
  setFailed(figures);
}

/** Throws, naming them, for parts that are not there. */
function refuseStrange(): void {
  const known = [
    ...Object.keys(parts),
    ...Object.keys(apart),
    CONTACT_SHEET,
    PHOTOS,
    ESSAYS,
    ASSESSMENTS,
    MOCKS,
  ];
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) throw new Error(`--only: ${strange.join(", ")}? Há ${known.join(", ")}.`);
}

function setFailed(figures: readonly Figure[]): void {
  if (figures.some((figure) => figure.ok === false)) process.exitCode = 1;
}

/** Figures of docs/performance.md, on a separate bank that is loaded once. */
async function main(): Promise<void> {
  refuseStrange();
  // Needs neither a bank nor the pages.
  if (names.every((name) => name === TRI)) {
    const figures = await attempted(TRI, measureTri);
    setFailed(figures);
    return printFigures(figures, "A nota do ENEM");
  }
  if (names.every((name) => name === ESSAYS))
    return printFigures(measureEssays(values.write), "A estimativa da redação");
  const isSmall = names.every((name) => [FORUM, TRI, ...Object.keys(people)].includes(name));
  const questions = Number(values.questions ?? (isRelevance ? 15_000 : isSmall ? 3000 : 200_000));
  if (!isRelevance) buildProduct();
  if (names.every((name) => name === CONTACT_SHEET))
    return printFigures(await measureContactSheet(Number(values.seed)), "As provas do ENEM");
  if (names.every((name) => name === PHOTOS)) {
    const part = {
      from: values.from === undefined ? null : Number(values.from),
      count: Number(values.count),
    };
    return printFigures(await measurePhotos(await measureMachine(), part), "Fotos de questões");
  }
  for (const name of [ASSESSMENTS, MOCKS] as const)
    if (names.every((each) => each === name)) return onOwnServer(name);
  await openState(isRelevance ? "relevance" : String(questions));
  const machine = await measureMachine();
  const { figures, ...given } = await onPlatform(questions);
  figures.unshift(...machineFigures(machine));
  for (const name of names) {
    const part = parts[name];
    if (!part || (part.browser && values["no-browser"])) continue;
    if (part.browser && !browserPath())
      figures.push({ what: name, value: "não medido: não há Chromium aqui" });
    else figures.push(...(await attempted(name, () => onWorker(part, { machine, ...given }))));
  }
  printFigures(figures, `Com ${questions.toLocaleString("pt-BR")} questões`);
  setFailed(figures);
}

// Prevents this process from exiting without a figure when a browser or Worker dies.
const alive = setInterval(() => undefined, 1000);
try {
  await main();
} finally {
  clearInterval(alive);
}
