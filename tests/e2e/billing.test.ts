import { expect, inject, test } from "vitest";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { DAY } from "#app/platform/time/units.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";

/** The money of the bank of development: pays the newest bill of a charge, as by the app of a bank. */
async function payAtBank(charge: string, act: string): Promise<void> {
  const base = inject("baseUrl");
  const reply = await fetch(new URL("/dev/banco", base), {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base },
    body: new URLSearchParams({ conta: charge, ato: act }),
  });
  expect(reply.status).toBe(303);
}

test("on a phone in the dark, a plan is chosen, paid by Pix, opens live, and is cancelled with all the money back", async () => {
  const page = await openPage({ screen: "phone", dark: true });
  await logIn(page, givenAccount("adult"));
  await visit(page, "/planos");
  const pro = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Pro", exact: true }) });
  await pro.getByRole("link", { name: "6 meses" }).click();
  await page.getByRole("heading", { level: 1, name: "Plano Pro, 6 meses" }).waitFor();
  await page.getByText("R$ 179,40", { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ir para o pagamento" }).click();
  await page.getByText("Aguardando o pagamento").waitFor();
  const copy = page.getByRole("button", { name: "Copiar código Pix" });
  await copy.waitFor();
  const picture = page.getByRole("img", { name: /QR Code do Pix/ });
  expect((await copy.boundingBox())?.y).toBeLessThan((await picture.boundingBox())?.y ?? 0);
  expect(await page.getByLabel("Pix copia e cola").inputValue()).toMatch(/^00020126.*6304[0-9A-F]{4}$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const charge = new URL(page.url()).searchParams.get("cobranca") ?? "";

  await payAtBank(charge, "pagar-repetido");
  const confirmed = page
    .getByRole("status")
    .filter({ hasText: "Pagamento confirmado. Seu plano Pro vale até" });
  await confirmed.waitFor();
  await expect.poll(() => confirmed.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);

  await visit(page, "/conta");
  await page.getByRole("link", { name: "Ver meus pagamentos" }).click();
  await page
    .getByText(/Pro comprado por você, até/)
    .first()
    .waitFor();
  await page.getByText("Cancelar plano", { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar e receber R$ 179,40 de volta" }).click();
  await page.getByText("Você usa a conta gratuita.").waitFor();
  await page
    .getByText(/Devolvido|Devolução a caminho/)
    .first()
    .waitFor();
});

test("the team gives a group seats, and a student claims one by its code on a phone in the dark", async () => {
  const refused = /status of 422/;
  const admin = await openPage({ tolerated: refused });
  await logIn(admin, "admin");
  await visit(admin, "/admin/vendas/codigos");
  const name = `Cursinho ${crypto.randomUUID().slice(0, 8)}`;
  await admin.getByLabel("Nome do grupo").fill(name);
  await admin.getByRole("button", { name: "Criar código" }).click();
  await admin.getByText("De 1 a 2000.").waitFor();
  expect(await admin.getByLabel("Nome do grupo").inputValue()).toBe(name);
  await admin.getByLabel("Quantos lugares").fill("2");
  const day = isoDateAt(Date.now() / 1000 + 9 * DAY);
  await admin.getByLabel("Usar o código até").fill(day);
  await admin.getByRole("button", { name: "Criar código" }).click();
  await admin.getByText("Código criado.").waitFor();
  const line = admin.getByRole("listitem").filter({ hasText: name });
  const code = (/(?:[0-9A-F]{4}-){2}[0-9A-F]{4}/.exec((await line.textContent()) ?? "") ?? [""])[0];

  const page = await openPage({ screen: "phone", dark: true, tolerated: refused });
  await logIn(page, givenAccount());
  await visit(page, "/pagamento/codigo");
  await page.getByLabel("Código").fill("A1B2");
  await page.getByRole("button", { name: "Usar o código" }).click();
  await page.getByText("Este código não existe.").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Código").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Usar o código" }).click();
  await page.getByText("Lugar confirmado. Seu plano Pro vale até").waitFor();
  await line.getByRole("link", { name: /^Quem tem lugar/ }).click();
  await line.getByRole("button", { name: "Retirar o lugar de Lia Prado" }).waitFor();
});
