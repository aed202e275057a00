import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { chooseLevels, codeOfEssay, gradeUnseen, LEFT_DEVICE } from "./support/grading.ts";
import { givenAccount, givenMentorship, logIn } from "./support/people.ts";

const even = (points: number) => [points, points, points, points, points];
const TOLERATED = new RegExp(`${CUT_NETWORK.source}|${LEFT_DEVICE.source}`);

test("an essay on which three disagree goes to a panel of three, gets the level in the middle, and calibrates other graders", async () => {
  const author = await openPage({ tolerated: TOLERATED });
  await logIn(author, givenAccount());
  await visit(author, "/redacao/tema/leitura-na-adolescencia");
  await author.getByRole("button", { name: "Escrever" }).click();
  await author
    .getByRole("textbox", { name: "Folha de redação" })
    .fill("A leitura perde espaço.\n\nFalta tempo.");
  await author.getByText(/^Salvo às/).waitFor();
  const sheet = new URL(author.url()).pathname;
  const code = codeOfEssay(sheet);
  await author.getByRole("button", { name: "Entregar", exact: true }).click();
  await author.getByRole("button", { name: "Entregar redação" }).click();
  await author.getByText(/^Entregue\. Quem corrige/).waitFor();

  const readers = ["mentor", givenMentorship().mentor, givenMentorship().mentor];
  for (const [at, reader] of readers.entries())
    await gradeUnseen(reader, { code, grades: even([40, 120, 80][at] ?? 0) });

  await gradeUnseen("mentor-chefe", { code, grades: even(80), panel: true });
  await gradeUnseen("moderadora", { code, grades: even(160), panel: true });
  const page = await openPage({ tolerated: CUT_NETWORK });
  await logIn(page, "admin");
  await visit(page, "/redacao/correcao");
  await page.getByRole("link", { name: "Concordância entre corretores" }).waitFor();
  await page.getByRole("button", { name: `Ler na banca ${code}` }).click();
  await page.getByText(/não veem a leitura uma da outra/).waitFor();
  expect(await page.getByRole("region", { name: "As leituras que divergem" }).getByRole("row").count()).toBe(
    4,
  );
  await chooseLevels(page, even(120));
  await page.getByRole("button", { name: "Concluir leitura" }).click();
  await page.getByText(/Leitura concluída/).waitFor();
  await page.getByText(/^Estimativa automática/).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Usar na calibração" }).click();
  await page.getByRole("button", { name: "Tirar da calibração" }).waitFor();
  await expectAccessible(page);

  await visit(author, `${sheet}/resultado`);
  await author.getByText(/o nível do meio das três leituras/).waitFor();
  expect(await author.getByRole("main").textContent()).toContain("600 de 1.000");

  const reader = await openPage({ tolerated: /status of 422/ });
  await logIn(reader, givenMentorship().mentor);
  await visit(reader, "/redacao/correcao");
  await reader.getByRole("link", { name: "Redações de calibração" }).click();
  await reader.getByRole("link", { name: `Redação ${code}` }).click();
  const form = reader.getByRole("form", { name: "Seus níveis" });
  await form.waitFor();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);
  await reader.locator('input[name="grade-0"][value="80"]').check();
  await reader.getByRole("button", { name: "Concluir e comparar" }).click();
  await reader.getByText(/Escolha um nível em cada competência/).waitFor();
  expect(await reader.locator('input[name="grade-0"][value="80"]').isChecked()).toBe(true);
  for (const part of [1, 2, 3, 4]) await reader.locator(`input[name="grade-${part}"][value="120"]`).check();
  await reader.getByRole("button", { name: "Concluir e comparar" }).click();
  const table = reader.getByRole("table");
  await table.waitFor();
  expect(await table.textContent()).toContain("801201 nível");
  await expectAccessible(reader);
  await visit(reader, "/redacao/correcao/calibracao");
  await reader.getByText(/^1 redação lida: distância média de 0,2 nível/).waitFor();
});
