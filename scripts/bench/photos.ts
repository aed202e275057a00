import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { questionCode } from "#app/platform/text/question-code.ts";
import { createRandom, type Random } from "#content/generator/random.ts";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { migrateLocal } from "../platform/migrate.ts";
import { openPlatform } from "../platform/open-platform.ts";
import { freePort } from "../platform/ports.ts";
import { serveWorker, stopWorker } from "../platform/serve.ts";
import { root } from "../platform/state.ts";
import { EXAMS, importedBank, sampleOf } from "./contact-sheet.ts";
import type { Machine } from "./machine.ts";
import { emulatePhone, PHONE_SCREEN } from "./phone.ts";
import { type Figure, quantile } from "./table.ts";

const STATE = join(root, ".cache", "bench-photos");
const PHOTOS = 120;
/** Photos of one browser: what it leaves behind does not add up, and one that dies costs no more. */
const CHUNK = 8;
/** Milliseconds for one photo, from the file to the question. */
const PATIENCE = 180_000;

/** One line of the file of results; `seconds`: from "Ler o texto" to the text. */
type Read = { index: number; code: string; first: boolean; seconds: number; failed?: string };
type Sample = { index: number; code: string };

/** What a phone does to a page: deterministic by the index. */
function distortionOf(random: Random) {
  const within = (most: number) => (random.next() * 2 - 1) * most;
  return {
    dark: random.next() < 0.2,
    serif: random.next() < 0.5,
    blur: random.next() * 0.5,
    shadow: 0.1 + random.next() * 0.4,
    side: Math.round(random.next() * 360),
    turn: `rotate(${within(8).toFixed(1)}deg) rotateX(${within(8).toFixed(1)}deg) rotateY(${within(8).toFixed(1)}deg)`,
  };
}

/** The question's page on a desk, through a cheap camera: JPEG 40. */
async function photographed(browser: Browser, base: string, { index, code }: Sample): Promise<Buffer> {
  const look = distortionOf(createRandom(1000 + index));
  const context = await browser.newContext({
    viewport: { width: 700, height: 900 },
    deviceScaleFactor: 2,
    javaScriptEnabled: false,
    colorScheme: look.dark ? "dark" : "light",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${base}/q/${code}`, { waitUntil: "load" });
    await page.addStyleTag({
      content: `.fixed,.sticky{position:static!important} article *{font-family:"${look.serif ? "Liberation Serif" : "Liberation Sans"}"!important}`,
    });
    const png = (await page.locator("article").first().screenshot()).toString("base64");
    const desk = await context.newPage();
    await desk.setContent(`<body style="margin:0;background:#8a7b66;display:grid;place-items:center;padding:60px">
      <div style="perspective:1800px;filter:blur(${look.blur}px)"><img src="data:image/png;base64,${png}" style="width:580px;transform:${look.turn}"></div>
      <div style="position:absolute;inset:0;background:linear-gradient(${look.side}deg,rgba(0,0,0,${look.shadow}),transparent 60%)"></div>`);
    return await desk.screenshot({ type: "jpeg", quality: 40, fullPage: true });
  } finally {
    await context.close();
  }
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** The text of a photo as the page reads it: through its warnings, with the reader fetched where it is missing. */
async function readText(page: Page, photo: Buffer): Promise<number> {
  await page
    .getByLabel("Escolher uma foto")
    .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
  await press(page, "Ler o texto");
  let started = performance.now();
  const text = page.getByLabel("Confira o texto");
  for (const name of ["Ler assim mesmo", "Baixar e continuar"]) {
    const button = page.getByRole("button", { name, exact: true });
    await text
      .or(button)
      .or(page.getByText(/^Lendo a foto/))
      .first()
      .waitFor();
    if (!(await button.isVisible())) continue;
    await button.click();
    started = performance.now();
  }
  await text.waitFor();
  return (performance.now() - started) / 1000;
}

async function soughtBy(
  context: BrowserContext,
  base: string,
  sample: Sample,
  photo: Buffer,
  slowdown: number,
): Promise<Read> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    await page.goto(`${base}/foto`, { waitUntil: "networkidle" });
    await emulatePhone(page, slowdown);
    const seconds = await readText(page, photo);
    await press(page, "Encontrar a questão");
    await page.getByRole("heading", { name: /^(?:É esta\?|Talvez seja|Nenhuma questão)/ }).waitFor();
    const links = await page
      .locator("section article a[href^='/q/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    return { ...sample, seconds, first: links[0]?.startsWith(`/q/${sample.code}`) ?? false };
  } finally {
    await page.close();
  }
}

/** A browser for a few photos. What fails is a photo that was not found, with its reason. */
async function readChunk(base: string, chunk: readonly Sample[], slowdown: number): Promise<Read[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: PHONE_SCREEN, hasTouch: true });
    const read: Read[] = [];
    for (const sample of chunk) {
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error("too late")), PATIENCE + 30_000).unref(),
      );
      const reading = photographed(browser, base, sample).then((photo) =>
        soughtBy(context, base, sample, photo, slowdown),
      );
      read.push(
        await Promise.race([reading, late]).catch((error: unknown) => ({
          ...sample,
          seconds: 0,
          first: false,
          failed: String(error).split("\n")[0] ?? "",
        })),
      );
    }
    return read;
  } finally {
    await browser.close().catch(() => undefined);
  }
}

/** The exams, imported once; the codes of the questions that are photographed. */
async function givenSamples(): Promise<string[]> {
  const list = join(STATE, "amostra.json");
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8")) as string[];
  const platform = await openPlatform({ remote: false });
  try {
    const bank = await importedBank(platform);
    const codes = sampleOf(bank, 1, PHOTOS).map(({ ord }) => questionCode(ord));
    writeFileSync(list, JSON.stringify(codes));
    return codes;
  } finally {
    await platform.close();
  }
}

function resultsIn(file: string): Read[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Read);
}

function figuresOf(read: readonly Read[]): Figure[] {
  const found = read.filter(({ first }) => first).length;
  const times = read.filter(({ failed }) => !failed).map(({ seconds }) => seconds);
  const failed = read.filter((each) => each.failed);
  return [
    {
      what: `fotos: a questão certa em primeiro, de ${read.length} (de ${PHOTOS})`,
      value: `${found} (${Math.round((100 * found) / Math.max(1, read.length))} %)`,
      bar: "≥ 90 %",
      ok: found >= 0.9 * read.length,
    },
    {
      what: "fotos: segundos da leitura, p50 / p95, CPU do celular",
      value: `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} s`,
    },
    ...(failed.length > 0
      ? [
          {
            what: "fotos: sem leitura",
            value: failed.map(({ index, failed: why }) => `${index}: ${why}`).join("; "),
            ok: false,
          },
        ]
      : []),
  ];
}

/**
 * Photos of questions, read and searched by /foto. Continues where an earlier run ended: each photo's result is a line
 * of a file. `from` reads again from that index; `count`: photos of this run.
 */
export async function measurePhotos(
  machine: Machine,
  { from, count }: { from: number | null; count: number },
): Promise<Figure[]> {
  if (!existsSync(EXAMS) || !browserPath())
    return [{ what: "fotos", value: "não medido: faltam as provas ou o Chromium aqui" }];
  process.env.FAROL_STATE = STATE;
  mkdirSync(STATE, { recursive: true });
  await migrateLocal();
  const codes = await givenSamples();
  const file = join(STATE, "lidas.jsonl");
  const before = resultsIn(file).filter(({ index }) => from === null || index < from);
  writeFileSync(file, before.map((each) => `${JSON.stringify(each)}\n`).join(""));
  const known = new Set(before.map(({ index }) => index));
  const samples = codes
    .map((code, index) => ({ index, code }))
    .filter(({ index }) => !known.has(index))
    .slice(0, count);
  const port = await freePort();
  const worker = await serveWorker({ port });
  try {
    for (let at = 0; at < samples.length; at += CHUNK) {
      const read = await readChunk(
        `http://localhost:${port}`,
        samples.slice(at, at + CHUNK),
        machine.slowdown,
      );
      for (const each of read) appendFileSync(file, `${JSON.stringify(each)}\n`);
      const all = resultsIn(file);
      console.log(
        `Fotos ${all.length} de ${codes.length}: ${all.filter(({ first }) => first).length} encontradas`,
      );
    }
  } finally {
    await stopWorker(worker);
  }
  return figuresOf(resultsIn(file));
}
