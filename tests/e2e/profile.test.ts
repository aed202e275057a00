import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";

/** The address of the signed-in person's profile, from the menu of the bar. */
async function openOwnProfile(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Meu perfil" }).click();
  await page.getByRole("menuitem", { name: "Ver meu perfil" }).click();
  await page.waitForURL(/\/u\/[0-9a-f]{32}$/);
  await page.getByRole("heading", { name: "Editar perfil" }).waitFor();
  return new URL(page.url()).pathname;
}

/** A picture of three stripes, red, green and blue from left to right, as a file to choose. */
async function stripes(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 900, height: 300 });
    const context = canvas.getContext("2d");
    for (const [index, colour] of ["#f00", "#0f0", "#00f"].entries()) {
      if (!context) continue;
      context.fillStyle = colour;
      context.fillRect(index * 300, 0, 300, 300);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return { name: "férias.png", mimeType: "image/png", buffer: Buffer.from(encoded, "base64") };
}

/** The colour in the middle of the picture on the profile: "255,0,0"; waits until there is one. */
async function pictureColour(page: Page): Promise<string> {
  const picture = page.getByRole("main").locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  return picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 512, height: 512 });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(256, 256, 1, 1).data ?? [];
    return [red, green, blue].map((value) => (value > 128 ? 255 : 0)).join();
  });
}

/** Presses a key so many times. */
async function press(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
}

test("a picture is cut with the keyboard alone, saved, shown in the bar, and removed", async () => {
  const page = await openPage();
  await signIn(page, givenAccount(), "/questoes");
  await openOwnProfile(page);
  expect(await page.locator("img").count()).toBe(0);
  await page.getByLabel("Escolher foto").setInputFiles(await stripes(page));
  const crop = dialog(page, "Ajustar foto");
  await crop.getByRole("slider", { name: "Esquerda e direita" }).waitFor();
  expect(await crop.getByRole("slider", { name: "Cima e baixo" }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await crop.getByRole("slider", { name: "Zoom" }).focus();
  await press(page, "ArrowRight", 10);
  expect(await crop.getByRole("slider", { name: "Cima e baixo" }).isEnabled()).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await press(page, "Tab", 3);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Foto salva." }).waitFor();
  expect(await pictureColour(page)).toBe("0,0,255");
  expect(await page.getByRole("button", { name: "Meu perfil" }).locator("img").count()).toBe(1);
  await page.getByRole("button", { name: "Remover foto" }).click();
  await page.getByRole("status").filter({ hasText: "Foto removida." }).waitFor();
  await expect.poll(() => page.locator("img").count()).toBe(0);
});

test("a picture is cut by hand on a phone; an invalid file is refused with its reason, and nothing is lost", async () => {
  const page = await openPage({ screen: "phone" });
  await signIn(page, givenAccount(), "/questoes");
  await openOwnProfile(page);
  await page
    .getByLabel("Escolher foto")
    .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("nada") });
  const crop = dialog(page, "Ajustar foto");
  await crop.getByText("Não conseguimos abrir esta foto.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByLabel("Escolher foto").setInputFiles(await stripes(page));
  const stage = crop.getByRole("img", { name: "A foto com o corte escolhido" });
  const box = await stage.boundingBox();
  if (!box) throw new Error("no stage");
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 3, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await crop.getByRole("button", { name: "Salvar foto" }).click();
  await page.getByText("Foto salva.").waitFor();
  expect(await pictureColour(page)).toBe("255,0,0");
});

test("the forms of a profile work without scripts", async () => {
  const page = await openPage({ scripts: false, tolerated: /status of 4/ });
  await logIn(page, givenAccount());
  await page.goto("/geral");
  await page.getByRole("link", { name: "Meu Perfil" }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Joaquina");
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await page.getByText("Nome salvo.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Joaquina Prado" }).waitFor();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await page.getByLabel("Escolher foto").setInputFiles({ name: "x.png", mimeType: "image/png", buffer: svg });
  await page.getByRole("button", { name: "Enviar foto" }).click();
  await page.getByRole("alert").filter({ hasText: "Envie uma foto em PNG, JPEG ou WebP" }).waitFor();
  await page.getByLabel("Quem tem conta no Farol").check();
  await page.getByRole("button", { name: "Salvar privacidade" }).click();
  await page.getByText("Privacidade salva.").waitFor();
});
