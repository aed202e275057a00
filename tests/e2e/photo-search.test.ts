import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";

/** A page of a book, photographed: tilted, shadowed, a little soft, as a JPEG of little quality. */
async function photographed(page: Page, text: string, blur = 0.4): Promise<Buffer> {
  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 1000, height: 1300 });
  await desk.setContent(`<body style="margin:0;background:#8a7b66;height:1300px;display:grid;place-items:center">
    <div style="perspective:1600px;filter:blur(${blur}px)"><div style="width:760px;padding:40px;background:#fdfbf6;
      font:30px/1.5 'Liberation Serif',serif;transform:rotate(-4deg) rotateX(5deg) rotateY(-5deg)">${text}</div></div>
    <div style="position:fixed;inset:0;background:linear-gradient(35deg,rgba(0,0,0,.5),transparent 60%)"></div>`);
  const photo = await desk.screenshot({ type: "jpeg", quality: 40 });
  await desk.close();
  return photo;
}

/** The newest question of the bank with a long statement: its code and text. */
async function givenPrinted(page: Page): Promise<{ code: string; text: string }> {
  await visit(page, "/questoes?q=casal%20aconselhamento%20gen%C3%A9tico");
  const link = page.locator("article a[href^='/q/']").first();
  const code = (await link.getAttribute("href"))?.match(/\/q\/(\w+)/)?.[1] ?? "";
  await visit(page, `/q/${code}`);
  const text = (await page.locator("article .rich-text p").allInnerTexts()).join(" ").slice(0, 600);
  expect(text.length).toBeGreaterThan(150);
  return { code, text };
}

/** Whether something is on the screen, not below its end. */
async function expectInSight(part: Locator): Promise<void> {
  await part.waitFor();
  const isInSight = await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  expect(isInSight).toBe(true);
}

test.each([
  { screen: "phone", dark: false },
  { screen: "desktop", dark: true },
] as const)("from a photo to its question on a $screen", async ({ screen, dark }) => {
  const page = await openPage({ screen, dark });
  const { code, text } = await givenPrinted(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("recordEvents")) sent.push(request.url());
  });
  await visit(page, "/questoes");
  await page.getByRole("link", { name: "Buscar por foto" }).click();
  await page.getByRole("heading", { name: "Buscar por foto", level: 1 }).waitFor();
  await page.getByText("A foto não sai do seu aparelho").waitFor();
  await expectAccessible(page);

  const photo = await photographed(page, text);
  await page
    .getByLabel("Escolher uma foto")
    .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
  const corner = page.getByRole("button", { name: "Canto superior esquerdo" });
  await corner.focus();
  const before = await corner.boundingBox();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  expect((await corner.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Ler o texto" }).click();
  await page.getByText("O leitor tem 3 MB e fica neste aparelho").waitFor();
  await page.getByRole("button", { name: "Baixar e continuar" }).click();
  const read = page.getByLabel("Confira o texto");
  await read.waitFor();
  expect((await read.inputValue()).length).toBeGreaterThan(100);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Encontrar a questão" }).click();
  await expectInSight(page.getByRole("heading", { name: "É esta?" }));
  const first = page.locator("section article").first();
  await expectInSight(first);
  await expectAccessible(page);
  await first.getByRole("link").click();
  await page.waitForURL(new RegExp(`/q/${code}`));
  expect(sent).toEqual([]);
});

test("a file that is no picture, and a blurred photo, are said so before anything is fetched", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/foto");
  const file = page.getByLabel("Escolher uma foto");
  await file.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByRole("alert").getByText("Não foi possível abrir este arquivo").waitFor();
  const blurred = await photographed(page, "Uma questão. ".repeat(30), 7);
  await file.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: blurred });
  await page.getByRole("button", { name: "Girar" }).click();
  await page.getByRole("button", { name: "Ler o texto" }).click();
  await page.getByText("Ficou tremida. Apoie o celular e tente de novo.").waitFor();
  await page.getByRole("button", { name: "Outra foto" }).click();
  await page.getByText("A foto não sai do seu aparelho").waitFor();
});

test("an address with a text finds its question without scripts", async () => {
  const scripted = await openPage();
  const { code, text } = await givenPrinted(scripted);
  const page = await openPage({ scripts: false });
  await page.goto(`/foto?texto=${encodeURIComponent(text.slice(0, 400))}`);
  await page.getByRole("heading", { name: "É esta?" }).waitFor();
  expect(await page.locator("section article a").first().getAttribute("href")).toBe(`/q/${code}`);
});
