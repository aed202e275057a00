import { expect, test } from "vitest";
import { openPage } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

test("a volunteer claims a shift, leaves it, and prints the hours served, on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  await signIn(page, "plantel", "/plantel");
  await page.getByText(/em 2 plantões/).waitFor();
  const mine = page.getByRole("button", { name: /^Sair do plantão/ });
  const before = await mine.count();
  await page
    .getByRole("button", { name: /^Entrar no plantão/ })
    .first()
    .click();
  await page.getByText("O plantão é seu.").waitFor();
  expect(await mine.count()).toBe(before + 1);
  await page
    .getByRole("button", { name: /^Sair do plantão/ })
    .last()
    .click();
  await page.getByText("Você saiu do plantão.").waitFor();
  await page.getByRole("link", { name: "Certificado de horas" }).click();
  await page.getByRole("heading", { level: 1, name: "Certificado de horas" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Imprimir" }).isVisible()).toBe(false);
});

test("Marista's student begins the questions of the week, on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  await signIn(page, "marista", "/escolas/marista/desafio");
  await page.getByText(/A sua equipe é Unidade Recife/).waitFor();
  await page.getByRole("button", { name: "Resolver a semana" }).click();
  await page.waitForURL(/\/praticar\//);
  await page.getByRole("radio").first().waitFor();
});
