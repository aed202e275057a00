import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";

import { givenAccount, logIn, signIn } from "./support/people.ts";

/** A word that is missing is refused with a 422. */
const tolerated = /status of 422/;

test("a request for a community's access is accepted, and counts in the session that is open", async () => {
  const email = givenAccount();
  const student = await openPage({ screen: "phone" });
  await logIn(student, email);
  await visit(student, "/questoes?promo=plantel");
  const chat = dialog(student, "Plantel + Farol");
  await chat.getByRole("button", { name: "Enviar “Farol + Plantel”" }).click();
  await chat.getByText(/Pedido enviado!/).waitFor();
  await expect
    .poll(() => student.evaluate(() => document.activeElement?.textContent))
    .toMatch(/Pedido enviado!/);

  const partner = await openPage({ dark: true, tolerated });
  await signIn(partner, "plantel-admin", "/pedidos-de-acesso");
  await partner.getByRole("heading", { level: 1, name: "Pedidos de acesso: Plantel" }).waitFor();
  await partner
    .getByRole("listitem")
    .filter({ hasText: email })
    .getByRole("button", { name: /^Aceitar/ })
    .click();
  await partner.getByText("Pedido aceito. O acesso já vale, e a pessoa foi avisada.").waitFor();
  expect(await partner.getByText(email).count()).toBe(0);

  await chat.getByText("Você já faz parte do Plantel").waitFor();
  await visit(student, "/questoes?promo=PLANTEL");
  await chat.getByText("Você já faz parte do Plantel").waitFor();
});

test("a request is declined with a word, on a phone and by keyboard, and the person reads it", async () => {
  const email = givenAccount();
  const student = await openPage({ screen: "phone", dark: true });
  await signIn(student, email, "/conversa");
  await student.getByLabel("Sua mensagem").fill("Sou do Marista, quero o acesso.");
  await student.getByRole("button", { name: "Enviar" }).click();
  await student.getByText(/^Pedido enviado!/).waitFor();

  const partner = await openPage({ screen: "phone", tolerated });
  await signIn(partner, "marista-admin", "/pedidos-de-acesso");
  const card = partner.getByRole("listitem").filter({ hasText: email });
  await card.locator("summary").focus();
  await partner.keyboard.press("Enter");
  await card.getByRole("button", { name: "Recusar pedido" }).click();
  await card.getByText("Diga à pessoa por quê, em poucas palavras.").waitFor();
  await expectAccessible(partner);
  await expectNoSidewaysScroll(partner);
  await card.getByLabel("Por quê").fill("Não achamos a sua matrícula.");
  await partner.keyboard.press("Enter");
  await partner.getByText("Pedido recusado. A pessoa foi avisada.").waitFor();

  await visit(student, "/notificacoes");
  await student
    .getByText(/não foi aceito: Não achamos a sua matrícula\./)
    .first()
    .waitFor();
});
