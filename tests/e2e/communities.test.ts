import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
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

test("Plantel's admins plan a shift and send their people a notice", async () => {
  const page = await openPage({ dark: true, tolerated: /status of 422/ });
  await signIn(page, "plantel-admin", "/plantel-admin");
  await page.getByRole("button", { name: "Marcar" }).click();
  await page.getByText("Escolha o dia.").waitFor();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Dia", { exact: true }).fill(day);
  await page.getByRole("button", { name: "Marcar" }).click();
  await page.getByText("Plantão marcado.").waitFor();
  await page.getByLabel("Texto").fill("Reunião do Plantel na quinta, às 18h.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.getByText("Recado enviado a quem é da comunidade.").waitFor();
});

test("Marista's student begins the questions of the week, on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  await signIn(page, "marista", "/escolas/marista/desafio");
  await page.getByText(/A sua equipe é Unidade Recife/).waitFor();
  await page.getByRole("button", { name: "Resolver a semana" }).click();
  await page.waitForURL(/\/praticar\//);
  await page.getByRole("radio").first().waitFor();
});

test("Marista's admins bring in a list as they were shown it", async () => {
  const page = await openPage({ dark: true });
  await signIn(page, "marista-admin", "/escolas/marista");
  await page
    .getByLabel("Ou cole a lista")
    .fill("Nome;E-mail;Unidade\nNova Pessoa;nova@marista.test;Unidade Recife\nSem Correio;;Unidade Natal");
  await page.getByRole("button", { name: "Conferir" }).click();
  await page.getByText(/1 pessoa entra/).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.getByText("Lista importada.").waitFor();
});
