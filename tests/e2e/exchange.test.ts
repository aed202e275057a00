import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { logIn, signIn } from "./support/people.ts";

function giftFile(name: string, text: string) {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

test("an admin sees the effect of a file, imports it and undoes the import", async () => {
  const page = await openPage({ tolerated: /status of 422/ });
  await signIn(page, "admin", "/admin/importar");
  await page.getByRole("button", { name: "Conferir arquivo" }).click();
  await page.getByRole("alert").getByText("Escolha o arquivo que você quer importar.").waitFor();
  await page.getByLabel("Formato").selectOption("gift");
  const word = `palavra${Date.now()}`;
  const text = `::e2e ${word}::Qual é a unidade de força, ${word}?{=newton ~joule ~watt ~pascal}\n\nSem gabarito?{~a ~b}`;
  await page.getByLabel("Arquivo", { exact: true }).setInputFiles(giftFile(`${word}.gift`, text));
  await page.getByRole("button", { name: "Conferir arquivo" }).click();
  await page.getByText("sem gabarito", { exact: true }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Importar 2 questões" }).click();
  await page.getByRole("heading", { name: `Resultado: ${word}.gift` }).waitFor();
  await visit(page, `/questoes?q=${word}`);
  await page.getByText("1 questão", { exact: true }).waitFor();
  await page.getByText("Exportar", { exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Moodle XML" }).click();
  expect((await download).suggestedFilename()).toMatch(/^farol-questoes-.*\.xml$/);
});

test("without JavaScript a file is checked and imported", async () => {
  const page = await openPage({ scripts: false });
  await logIn(page, "admin");
  await page.goto("/admin/importar");
  const name = `semscripts${Date.now()}.txt`;
  await page.getByLabel("Formato").selectOption("aiken");
  await page
    .getByLabel("Arquivo", { exact: true })
    .setInputFiles(giftFile(name, `Quanto é dois mais dois em ${name}?\nA) 3\nB) 4\nANSWER: B`));
  await page.getByRole("button", { name: "Conferir arquivo" }).click();
  await page.getByRole("button", { name: "Importar 1 questão" }).click();
  await page.getByRole("heading", { name: `Resultado: ${name}` }).waitFor();
});
