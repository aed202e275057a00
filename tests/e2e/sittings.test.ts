import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { CUT_NETWORK, openPage, screens, untilReady, visit } from "./support/browser.ts";
import { newProfile, openProfile } from "./support/killable-browser.ts";
import { emailOf, logIn, signIn } from "./support/people.ts";
import { button, keptItems } from "./support/practice-page.ts";
import { alternative, alternativeRow } from "./support/question-page.ts";
import { givenSittingFor, sittingAddress, storedSittings } from "./support/sitting-page.ts";

const STUDENT = "horizonte-aluna";

async function start(page: Page): Promise<void> {
  await button(page, "Começar (o relógio não para)").click();
  await page
    .getByText(/^Questão 1 de/)
    .first()
    .waitFor();
  await untilReady(page);
}

/** How many places have an answer on the server. */
const answered = (id: string) =>
  storedSittings(id)[0]
    ?.answers.split(",")
    .filter((answer) => answer !== "").length ?? 0;

test("an exam on a phone survives a cut network and a killed browser, and is submitted once (SEC-33)", async () => {
  const id = givenSittingFor(emailOf(STUDENT), 3);
  const profile = newProfile();
  const first = await openProfile(profile);
  await logIn(await first.context.newPage(), STUDENT);
  await first.close();

  const second = await openProfile(profile, CUT_NETWORK);
  const page = await second.context.newPage();
  await page.setViewportSize(screens.phone);
  await visit(page, sittingAddress(id));
  await page.getByText("Quem vê: você e seus professores.").waitFor();
  await page.setViewportSize(screens.phone);
  await start(page);
  await alternativeRow(page, "A").click();
  await expect.poll(() => answered(id)).toBe(1);
  await page.getByText("abre sem internet").waitFor();
  await second.context.setOffline(true);
  await page.getByText(/^Sem internet desde/).waitFor();
  expect(await page.getByText("Você está sem conexão.").filter({ visible: true }).count()).toBe(0);
  await button(page, "Próxima questão").click();
  await alternativeRow(page, "B").click();
  await expect.poll(() => keptItems(page)).toHaveLength(1);
  await second.kill();

  const third = await openProfile(profile, CUT_NETWORK);
  const again = await third.context.newPage();
  await again.setViewportSize(screens.phone);
  await third.context.setOffline(true);
  await visit(again, sittingAddress(id));
  await again
    .getByText(/^Questão 2 de/)
    .first()
    .waitFor();
  expect(await alternative(again, "B").isChecked()).toBe(true);
  await expectAccessible(again);
  await again.setViewportSize(screens.phone);
  await button(again, "Próxima questão").click();
  await button(again, "Entregar").click();
  await dialog(again, "Entregar a prova?").getByText("1 questão está em branco.").waitFor();
  await dialog(again, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await again.getByText(/^Prova terminada às \d\d:\d\d\. Falta enviar/).waitFor();
  expect(storedSittings(id)).toMatchObject([{ submittedAt: null }]);

  await third.context.setOffline(false);
  await again.getByText(/^Prova entregue em/).waitFor({ timeout: 40_000 });
  expect(storedSittings(id)).toHaveLength(1);
  expect(answered(id)).toBe(2);
  await third.kill();
});

test("a sitting goes on at another device, the first one is informed, and staff see it live", async () => {
  const id = givenSittingFor(emailOf(STUDENT), 3);
  const phone = await openPage({ screen: "phone" });
  await signIn(phone, STUDENT, sittingAddress(id));
  await start(phone);
  await alternativeRow(phone, "C").click();
  await expect.poll(() => answered(id)).toBe(1);

  const staff = await openPage({ screen: "desktop" });
  await signIn(staff, "horizonte-admin", sittingAddress(id));
  await staff.getByText("1 fazendo.", { exact: true }).first().waitFor();
  await staff.getByText("Atualizado agora.").waitFor();
  await expectAccessible(staff);

  const desk = await openPage({ screen: "desktop" });
  await signIn(desk, STUDENT, sittingAddress(id));
  await desk.getByText("Você abriu em outro aparelho. Continuar aqui?").waitFor();
  await expectAccessible(desk);
  await button(desk, "Continuar aqui").click();
  await desk
    .getByText(/^Questão 1 de/)
    .first()
    .waitFor();
  await expect.poll(() => alternative(desk, "C").isChecked()).toBe(true);
  await phone.getByText("A prova continua em outro aparelho.").waitFor();

  await staff.getByLabel("Recado", { exact: true }).fill("Faltam dez minutos");
  await button(staff, "Mandar recado").click();
  await desk.getByText("Faltam dez minutos").waitFor();
  await expectAccessible(desk);
  await button(desk, "Entregar").click();
  await dialog(desk, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await desk.getByText(/^Prova entregue em/).waitFor();
  await staff.getByText("1 entregou.", { exact: true }).first().waitFor();
});
