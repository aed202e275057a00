import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

const SUPPORT = "/escolas/horizonte/suporte";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("a school opens a ticket on a phone, the team answers it, and the school writes back", async () => {
  const office = await openPage({ screen: "phone" });
  await signIn(office, "horizonte-assistente", "/escolas/horizonte/gestao");
  const words = "A importação parou no meio.";
  await visit(office, SUPPORT);
  await office.getByText("O que vai junto").first().click();
  await office.getByText("Navegador").first().waitFor();
  await expectSound(office);
  await office.getByLabel("O que aconteceu?").fill(words);
  await office.getByLabel("Em que página? (opcional)").fill("/escolas/horizonte/gestao/importar");
  await office.getByRole("button", { name: "Abrir chamado" }).click();
  await office.getByText("Enviado. A resposta chega nas suas notificações.").waitFor();
  const thread = office.getByRole("listitem").filter({
    has: office.getByRole("heading", { name: /^Chamado \d+ aguarda resposta$/ }),
    hasText: words,
  });
  await thread.waitFor();

  const team = await openPage();
  await signIn(team, "admin", "/admin/chamados");
  const ticket = team
    .getByRole("listitem")
    .filter({ has: team.getByRole("heading", { name: /^Chamado \d+, / }), hasText: words });
  await ticket.getByText("O que vai junto").click();
  await ticket.getByText("/escolas/horizonte/gestao/importar").waitFor();
  expect((await ticket.textContent()) ?? "").not.toContain("@farol.test");
  await expectSound(team);
  const answer = "Já voltou. Tente de novo.";
  await ticket.getByLabel(/^Resposta ao chamado/).fill(answer);
  await ticket.getByRole("button", { name: "Responder" }).click();
  await team.getByText("Resposta enviada. Quem abriu o chamado foi avisado.").waitFor();

  await visit(office, "/notificacoes");
  await office
    .getByRole("main")
    .getByRole("link", { name: /chamado/i })
    .first()
    .click();
  await office.getByRole("heading", { level: 1, name: "Suporte Técnico" }).waitFor();
  await office.getByText(answer).waitFor();
  const own = office
    .getByRole("listitem")
    .filter({ has: office.getByLabel(/^Escrever no chamado/), hasText: answer });
  await own.getByLabel(/^Escrever no chamado/).fill("Obrigada.");
  await own.getByRole("button", { name: "Enviar" }).click();
  await office.getByText("Enviado. A resposta chega nas suas notificações.").waitFor();

  await visit(team, "/admin/chamados");
  const again = team
    .getByRole("listitem")
    .filter({ has: team.getByRole("button", { name: "Encerrar" }), hasText: "Obrigada." });
  await again.getByRole("button", { name: "Encerrar" }).click();
  await team.getByText("Chamado encerrado.").waitFor();
});
