// Makes the pictures of the front page (public/telas) from a product of `npm start`. Run by hand: `npm run pictures
// [address]`.
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { ESSAY, GRADES, THEME } from "./pictures/demo-essay.mjs";
import { browserPath, chromiumFlags } from "./platform/chromium.ts";

const base = process.argv[2] ?? "http://localhost:8787";
const folder = new URL("../public/telas/", import.meta.url);
const PASSWORD = "farol-demo-2026";
/** CSS pixels: a phone's screen below the top bar; the files have 1.5 times as many. */
const SIZE = { width: 360, height: 420 };
const FINE = 1.5;
/** Bytes. */
const LARGEST = 20 * 1024;

const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });

/** A signed-in phone on which nothing comes by itself. */
async function phoneOf(name, colorScheme = "light") {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: SIZE.width, height: 1200 },
    deviceScaleFactor: FINE,
    colorScheme,
    reducedMotion: "reduce",
    locale: "pt-BR",
  });
  await context.addInitScript(() => {
    localStorage.setItem("essential-cookies-only", "yes");
    localStorage.setItem("seen-tutorial", "yes");
    localStorage.setItem("seen-farol-zap-overlay", String(Math.floor(Date.now() / 1000)));
  });
  const page = await context.newPage();
  await page.goto("/?login=true");
  await page.getByLabel("E-mail").first().fill(`${name}@farol.test`);
  await page.locator("input[type=password]").first().fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.searchParams.has("login"));
  return page;
}

/** Reads an essay and gives it the demo's grades. */
async function grade(name, code) {
  const page = await phoneOf(name);
  await page.goto("/redacao/correcao");
  await page.getByRole("button", { name: "Pegar redações" }).click();
  await page.getByRole("link", { name: `Redação ${code}` }).click();
  for (const [part, points] of GRADES.entries())
    await page.locator(`input[name="grade-${part}"][value="${points}"]`).check();
  await page.getByText("Tudo salvo.").waitFor();
  await page.getByRole("button", { name: "Concluir leitura" }).click();
  await page.getByText(/Leitura concluída/).waitFor();
  await page.context().close();
}

/** The address of an essay that two people have read: the demo begins without one. */
async function gradedEssay() {
  const page = await phoneOf("aluna");
  await page.goto("/redacao");
  const graded = await page
    .locator('main a[href$="/resultado"]')
    .first()
    .getAttribute("href", { timeout: 3000 })
    .catch(() => null);
  if (graded) return graded;
  await page.goto(`/redacao/tema/${THEME}`);
  await page.getByRole("button", { name: "Escrever" }).click();
  await page.getByRole("timer").waitFor();
  const sheet = new URL(page.url()).pathname;
  await page.getByRole("textbox", { name: "Folha de redação" }).fill(ESSAY);
  await page.getByText(/^Salvo às/).waitFor();
  await page.getByRole("button", { name: "Entregar", exact: true }).click();
  await page.getByRole("button", { name: "Entregar redação" }).click();
  await page.getByText(/^Entregue\. Quem corrige/).waitFor();
  await page.context().close();
  const code = (sheet.split("/").at(-1) ?? "").slice(0, 4).toUpperCase();
  for (const name of ["mentor", "mentor-chefe"]) await grade(name, code);
  return `${sheet}/resultado`;
}

async function follow(page, list, name) {
  await page.goto(list);
  await page.getByRole("link", { name }).first().click();
}

const essay = await gradedEssay();
const shots = [
  {
    file: "simulado",
    who: "aluna",
    open: (page) => follow(page, "/simulados", /^Ver resultado: Simulado do Farol/),
    heading: /Simulado do Farol/,
  },
  { file: "redacao", who: "aluna", open: (page) => page.goto(essay), heading: /./ },
  {
    file: "trilha",
    who: "aluna",
    open: (page) => page.goto("/trilhas/matematica-enem"),
    heading: "Matemática ENEM",
  },
  {
    file: "turma",
    who: "azambuja-professor",
    open: async (page) => {
      await follow(page, "/escolas/azambuja/avaliacoes", "Simulado Bimestral");
      await page.getByRole("link", { name: "Resultados" }).click();
    },
    heading: /Resultados de/,
  },
];

/** A picture as WebP, by the browser's own encoder, as good as fits. */
async function toWebp(page, png) {
  for (const quality of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) {
    const encoded = await page.evaluate(
      async ({ data, quality }) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        canvas.getContext("2d").drawImage(bitmap, 0, 0);
        const blob = await canvas.convertToBlob({ type: "image/webp", quality });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      { data: png.toString("base64"), quality },
    );
    if (encoded.length <= LARGEST) return Buffer.from(encoded);
  }
  throw new Error("a picture is larger than it may be");
}

try {
  await mkdir(folder, { recursive: true });
  const blank = await browser.newPage();
  for (const { file, who, open, heading } of shots)
    for (const [colours, ending] of [
      ["light", ""],
      ["dark", "-escuro"],
    ]) {
      const page = await phoneOf(who, colours);
      await open(page);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.waitForLoadState("networkidle");
      await page.addStyleTag({
        content: "header, .no-print:has(> [aria-label='Farol GPT']) { visibility: hidden }",
      });
      const top = await page.locator("main").evaluate((main) => main.getBoundingClientRect().top + scrollY);
      const png = await page.screenshot({ clip: { x: 0, y: top, ...SIZE } });
      const picture = await toWebp(blank, png);
      await writeFile(new URL(`${file}${ending}.webp`, folder), picture);
      console.log(`${file}${ending}.webp: ${picture.length} bytes`);
      await page.context().close();
    }
} finally {
  await browser.close();
}
