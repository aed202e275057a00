import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { createRandom } from "#content/generator/random.ts";
import { importEnemCommand } from "../farol/commands/import-enem.ts";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { openMigrated } from "../platform/migrate.ts";
import type { Platform } from "../platform/open-platform.ts";
import { freePort } from "../platform/ports.ts";
import { serveWorker, stopWorker } from "../platform/serve.ts";
import { root } from "../platform/state.ts";
import { type Shot, writeSheets } from "./sheets.ts";
import type { Figure } from "./table.ts";
import { wholeBank } from "./whole-bank.ts";

export const EXAMS = join(root, "..", "shared", "data", "enem-provas-2009-2022");
const STATE = join(root, ".cache", "contact-sheet");
const SAMPLE = 60;
/** A phone; the question part of the page. */
const VIEWPORT = { width: 360, height: 740 };
const QUESTION = "article";
/** Fixed elements would cover the text of a long picture. */
const STANDING = ".fixed, .sticky";

type Stored = { ord: number; draft: QuestionDraft };

/** Strata: area, year, with or without pictures. */
function kindOf({ draft }: Stored): string {
  const pictures = draft.statement.includes("![") || draft.alternatives.some(({ picture }) => picture);
  return [draft.exam.year, draft.inep?.area ?? draft.subject, pictures ? "figuras" : ""].join(" ");
}

/** Deterministic by seed: one question of each kind in turn. */
export function sampleOf(bank: readonly Stored[], seed: number, size = SAMPLE): Stored[] {
  const random = createRandom(seed);
  const kinds = new Map<string, Stored[]>();
  for (const question of random.shuffle([...bank]))
    kinds.set(kindOf(question), [...(kinds.get(kindOf(question)) ?? []), question]);
  const turns = random.shuffle([...kinds.values()]);
  const sample: Stored[] = [];
  for (let turn = 0; sample.length < Math.min(size, bank.length); turn++)
    sample.push(...turns.flatMap((questions) => questions[turn] ?? []).slice(0, size - sample.length));
  return sample.sort((one, other) => one.ord - other.ord);
}

/** All exams beside the project, in a separate bank. */
export async function importedBank(platform: Platform): Promise<Stored[]> {
  const files = readdirSync(EXAMS).filter((name) => name.endsWith(".jsonl"));
  await importEnemCommand(
    platform,
    files.map((name) => join(EXAMS, name)),
    {
      images: join(EXAMS, "imagens"),
      inep: join(EXAMS, "ligacao_inep.csv"),
      items: [],
      dryRun: false,
      json: true,
    },
  );
  const bank: Stored[] = [];
  for await (const question of wholeBank(platform.deps)) bank.push(question);
  return bank;
}

/** Phone screenshots without scripts, so that no overlay appears. */
async function photographed(base: string, sample: readonly Stored[]): Promise<Shot[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled: false });
    const page = await context.newPage();
    const shots: Shot[] = [];
    for (const { ord, draft } of sample) {
      const code = questionCode(ord);
      const reply = await page.goto(`${base}/q/${code}`, { waitUntil: "networkidle" });
      if (!reply?.ok()) throw new Error(`/q/${code} answered ${reply?.status()}: ${await page.content()}`);
      await page.locator(STANDING).evaluateAll((bars) => {
        for (const bar of bars) (bar as HTMLElement).style.position = "static";
      });
      const png = await page.locator(QUESTION).screenshot();
      shots.push({ label: `${draft.exam.year}/${draft.number} ${code}`, png });
    }
    return shots;
  } finally {
    await browser.close();
  }
}

export async function measureContactSheet(seed: number): Promise<Figure[]> {
  if (!existsSync(EXAMS) || !browserPath())
    return [{ what: "folha de contato", value: "não feita: faltam as provas ou o Chromium aqui" }];
  process.env.FAROL_STATE = STATE;
  // Rebuilt each time: rendering happens on storage.
  rmSync(join(STATE, "v3"), { recursive: true, force: true });
  mkdirSync(STATE, { recursive: true });
  const platform = await openMigrated();
  const bank = await importedBank(platform).finally(() => platform.close());
  const port = await freePort();
  const worker = await serveWorker({ port });
  try {
    const sample = sampleOf(bank, seed);
    const shots = await photographed(`http://localhost:${port}`, sample);
    const folder = join(STATE, `folhas-${seed}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const sheets = await writeSheets(folder, shots);
    return [{ what: `folha de contato de ${shots.length} questões em ${folder}`, value: `${sheets} folhas` }];
  } finally {
    await stopWorker(worker);
  }
}
