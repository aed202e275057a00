import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { addressOfQuestion, alternativeRow, answerButton, outcome } from "./support/question-page.ts";

/** The comments under a question, once their place has come near. */
async function commentsOf(page: Page): Promise<Locator> {
  await page
    .getByText(/^Comentários/)
    .first()
    .evaluate((place) => place.scrollIntoView());
  const section = page.getByRole("region", { name: /^Comentários/ });
  await section.waitFor();
  return section;
}

/** Opens a question and answers it. */
async function answered(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  await alternativeRow(page, "A").tap();
  await answerButton(page).tap();
  await outcome(page).waitFor();
  return commentsOf(page);
}

test("two people talk below a question, and the team judges what was reported", async () => {
  const tolerated = new RegExp(`status of 422|${CUT_NETWORK.source}`);
  const [first, second] = [
    await openPage({ screen: "phone", tolerated }),
    await openPage({ screen: "phone" }),
  ];
  await logIn(first, givenAccount());
  const search = "/questoes/IME?tipo=multipla-escolha&disciplina=quimica";
  const [address = ""] = (await addressOfQuestion(first, search, 1)).split("?");
  await visit(first, address);
  await (await commentsOf(first)).getByText("Os comentários abrem depois da sua resposta.").waitFor();

  const section = await answered(first, address);
  await section.getByText("Ninguém comentou ainda").waitFor();
  const field = section.getByRole("textbox", { name: "Escreva um comentário" });
  await field.fill("Me chama no (11) 91234-5678");
  await section.getByRole("button", { name: "Publicar" }).tap();
  await section.getByText("Tiramos o telefone do seu texto, para sua segurança.").waitFor();
  await section.getByText("Me chama no [contato retirado]").waitFor();
  await field.fill("Outro **caminho**: $x^2 = 4$.");
  await first.context().setOffline(true);
  await section.getByRole("button", { name: "Publicar" }).tap();
  await section.getByRole("alert").filter({ hasText: "Erro de conexão" }).waitFor();
  expect(await field.inputValue()).toContain("caminho");
  await first.context().setOffline(false);
  await section.getByRole("button", { name: "Publicar" }).tap();
  const written = section
    .getByRole("article", { name: "Comentário de Lia" })
    .filter({ hasText: "Outro caminho" });
  await written.locator("math").waitFor();
  expect(await field.inputValue()).toBe("");

  await logIn(second, givenAccount());
  const theirs = await answered(second, address);
  const comment = theirs
    .getByRole("article", { name: "Comentário de Lia" })
    .filter({ hasText: "Outro caminho" });
  await comment.getByRole("button", { name: "Útil" }).tap();
  await comment.getByRole("button", { name: "Útil 1" }).waitFor();
  await comment.getByRole("link", { name: /^Responder/ }).tap();
  await comment.getByRole("textbox", { name: "Escreva uma resposta" }).fill("Gostei deste jeito.");
  await expectAccessible(second);
  await expectNoSidewaysScroll(second);
  await comment.getByRole("button", { name: "Responder" }).tap();
  await theirs.getByText("Gostei deste jeito.").waitFor();
  await comment.getByRole("textbox", { name: "Escreva uma resposta" }).waitFor({ state: "detached" });
  await comment.getByRole("link", { name: /^Denunciar/ }).tap();
  await comment.getByLabel("O que há de errado?").selectOption({ label: "Outro motivo" });
  await comment.getByRole("button", { name: "Enviar" }).tap();
  await comment.getByText("Denunciado por você").waitFor();

  await visit(first, "/notificacoes");
  await first
    .getByRole("link", { name: /respondeu ao seu comentário/ })
    .first()
    .tap();
  await first.waitForURL((url) => url.pathname === address && url.hash.startsWith("#comentario-"));
  await first.getByText("Gostei deste jeito.").waitFor();

  const team = await openPage({ screen: "phone" });
  await signIn(team, "admin", "/moderacao");
  const reported = team
    .getByRole("listitem")
    .filter({ hasText: "Outro caminho" })
    .filter({ hasText: "Outro motivo" });
  await expectAccessible(team);
  await reported.getByLabel("Motivo").fill("Fica só um exemplo.");
  await reported.getByRole("button", { name: "Ocultar" }).tap();
  await team.getByRole("status").filter({ hasText: "Ocultado." }).waitFor();
  await visit(first, address);
  await (await commentsOf(first)).getByText("Comentário retirado pela equipe.").waitFor();
});
