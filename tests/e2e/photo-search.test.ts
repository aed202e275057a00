import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenPrinted, photographed } from "./support/photographs.ts";

/** Whether something is on the screen, not below its end. */
async function expectInSight(part: Locator): Promise<void> {
  await part.waitFor();
  const isInSight = await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  expect(isInSight).toBe(true);
}

test("from a photo to its question on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  const { code, text } = await givenPrinted(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("recordEvents")) sent.push(request.url());
  });
  await visit(page, "/questoes");
  await page.getByRole("link", { name: "Buscar por foto" }).click();
  await page.getByRole("heading", { name: "Buscar por foto", level: 1 }).waitFor();
  await page.getByText("A foto não sai do seu aparelho").waitFor();

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
  await first.getByRole("link", { name: /^(?!Salvar)/ }).click();
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
