import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { addressOfQuestion, alternativeRow, answerButton, openSolution } from "./support/question-page.ts";

test("an accepted answer is proposed, approved by the team with credit, and read below the question", async () => {
  const asker = await openPage({ screen: "phone" });
  await logIn(asker, givenAccount());
  const search = "/questoes/IME?tipo=multipla-escolha&disciplina=quimica";
  const [address = ""] = (await addressOfQuestion(asker, search, 4)).split("?");
  const team = await openPage();
  await signIn(team, "admin", `${address}/editar`);
  await team.getByLabel("Resolução", { exact: true }).fill("");
  await team.getByRole("button", { name: "Salvar", exact: true }).click();
  await team.getByRole("status").filter({ hasText: "Questão salva." }).waitFor({ timeout: 30_000 });
  await visit(asker, `${address}/duvida`);
  await asker.getByLabel("Sua dúvida").fill("Como se chega à alternativa certa aqui?");
  await asker.getByRole("button", { name: "Publicar dúvida" }).tap();
  await asker.getByText("Dúvida publicada. Avisamos você quando alguém responder.").waitFor();
  const place = new URL(asker.url()).pathname;

  const helper = await openPage();
  const writer = givenAccount();
  await logIn(helper, writer);
  await visit(helper, place);
  const word = `passo${Date.now()}`;
  await helper.getByRole("textbox", { name: "Escreva uma resposta" }).fill(`O ${word} decide: $x = 3$.`);
  await helper.getByRole("button", { name: "Publicar" }).click();
  await helper.getByRole("article").filter({ hasText: word }).waitFor();

  await asker.getByRole("button", { name: "1 nova resposta" }).tap();
  await asker.getByRole("button", { name: "Aceitar esta resposta" }).tap();
  await asker.getByRole("button", { name: "Propor como resolução da questão" }).tap();
  await asker.getByText("Proposta como resolução: a equipe vai conferir.").waitFor();
  await expectAccessible(asker);

  await visit(team, "/moderacao");
  await team
    .getByRole("region", { name: "Propostas de resolução" })
    .getByRole("link", { name: "Como se chega à alternativa certa aqui?" })
    .last()
    .click();
  await team.getByRole("button", { name: "Usar como resolução" }).click();
  await team.getByRole("button", { name: "Usar como resolução" }).waitFor({ state: "detached" });

  await visit(asker, address);
  await alternativeRow(asker, "A").tap();
  await answerButton(asker).tap();
  await openSolution(asker);
  const solution = asker.getByText(word);
  await solution.waitFor();
  await asker.getByText(/^Resolução de .+, no fórum do Farol\.$/).waitFor();
  await visit(helper, "/notificacoes");
  await helper.getByRole("link", { name: /virou a resolução/ }).waitFor();
  expect(await solution.count()).toBe(1);
});
