import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { hiddenCase } from "./support/moderation-page.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { addressOfQuestion } from "./support/question-page.ts";

test("a doubt is posted on a phone, answered live from another browser, and accepted", async () => {
  const asker = await openPage({ screen: "phone" });
  const rooms: string[] = [];
  asker.on("websocket", (socket) => rooms.push(new URL(socket.url()).pathname));
  await logIn(asker, givenAccount());
  const search = "/questoes/IME?tipo=multipla-escolha&disciplina=fisica";
  const [address = ""] = (await addressOfQuestion(asker, search, 2)).split("?");
  await visit(asker, address);
  await asker.getByRole("link", { name: "Tirar dúvida", exact: true }).tap();
  await asker.getByRole("heading", { level: 1, name: "Tirar dúvida" }).waitFor();
  const word = `sinal${Date.now()}`;
  await asker.getByRole("button", { name: "Fração" }).tap();
  await asker.getByRole("button", { name: "Prévia" }).tap();
  await asker.getByText("Prévia", { exact: true }).last().waitFor();
  expect(await asker.getByLabel("Sua dúvida").inputValue()).toContain("$\\frac{");
  await asker.getByLabel("Sua dúvida").fill(`Por que o ${word} de $v^2$ muda? Zap: onze 9 1234 cinco 678`);
  await asker.locator("form .rich-text math").waitFor();
  await expectAccessible(asker);
  await expectNoSidewaysScroll(asker);
  await asker.getByRole("button", { name: "Publicar dúvida" }).tap();
  await asker.getByText(/^Publicado sem o contato/).waitFor();
  await asker.getByRole("region", { name: "A dúvida" }).locator("math").waitFor();
  expect(await asker.getByRole("main").textContent()).not.toContain("cinco 678");
  await asker.getByText("Ninguém respondeu ainda. Avisamos você.").waitFor();
  await asker.getByRole("textbox", { name: "Escreva uma resposta" }).fill("Ainda estou escrevendo");
  const place = new URL(asker.url()).pathname;

  await expect.poll(() => rooms).toContain(`/canal/duvida/${place.split("/").at(-1)}`);
  const helper = await openPage({ dark: true });
  await logIn(helper, givenAccount());
  await visit(helper, "/respostas");
  await helper.getByRole("link", { name: new RegExp(word) }).click();
  await helper.waitForURL((url) => url.pathname === place);
  await helper
    .getByRole("textbox", { name: "Escreva uma resposta" })
    .fill("Porque **a aceleração** é negativa: $a < 0$.");
  await helper.getByRole("button", { name: "Publicar" }).click();
  const article = helper.getByRole("article").filter({ hasText: "Porque a aceleração" });
  await article.waitFor();

  const pill = asker.getByRole("button", { name: "1 nova resposta" });
  await pill.waitFor();
  expect(await asker.getByText("Porque a aceleração é negativa").count()).toBe(0);
  await expectAccessible(asker);
  await pill.tap();
  await asker.getByText("Porque a aceleração é negativa").waitFor();
  const typed = asker.getByRole("textbox", { name: "Escreva uma resposta" });
  expect(await typed.inputValue()).toBe("Ainda estou escrevendo");
  await typed.fill("");
  await asker.getByRole("button", { name: "Aceitar esta resposta" }).tap();
  await asker.getByText("Resposta aceita", { exact: true }).waitFor();
  await expectAccessible(asker);
  await visit(helper, "/notificacoes");
  await helper.getByRole("link", { name: /aceit/ }).first().waitFor();
});

test("a post is reported, hidden by keyboard, appealed and put back", async () => {
  // The open page of what was hidden requests it once more, and its socket: both are gone.
  const tolerated = /status of 404|\/canal\/duvida\/.* response code: 404/;
  const author = await openPage({ screen: "phone", tolerated });
  await logIn(author, givenAccount());
  const search = "/questoes/IME?tipo=multipla-escolha&disciplina=matematica";
  const [address = ""] = (await addressOfQuestion(author, search, 3)).split("?");
  await visit(author, `${address}/duvida`);
  const word = `limite${Date.now()}`;
  await author.getByLabel("Sua dúvida").fill(`Não entendi o ${word} da soma.`);
  await author.getByRole("button", { name: "Publicar dúvida" }).tap();
  await author.getByText("Dúvida publicada. Avisamos você quando alguém responder.").waitFor();
  const place = new URL(author.url()).pathname;

  const reader = await openPage({ tolerated });
  await logIn(reader, givenAccount());
  await visit(reader, place);
  await reader.getByRole("link", { name: /^Denunciar/ }).click();
  await reader.getByLabel("O que há de errado?").selectOption({ label: "Outro motivo" });
  await reader.getByRole("button", { name: "Enviar" }).click();
  await reader.getByText("Denunciado por você").waitFor();

  const team = await openPage();
  await signIn(team, "admin", "/moderacao");
  const item = team.getByRole("listitem").filter({ hasText: word });
  await item.getByLabel("Motivo").fill("Parece propaganda.");
  await item.getByRole("button", { name: "Ocultar" }).click();
  await team.getByRole("status").filter({ hasText: "Ocultado." }).waitFor();
  await team.getByRole("button", { name: "Desfazer" }).waitFor();
  await team.keyboard.press("z");
  await team.getByRole("status").filter({ hasText: "Decisão desfeita." }).waitFor();
  await item.getByLabel("Motivo").fill("Parece propaganda.");
  await item.getByRole("button", { name: "Ocultar" }).click();
  await team.getByRole("status").filter({ hasText: "Ocultado." }).waitFor();
  await expectAccessible(team);
  await visit(reader, "/respostas");
  expect(await reader.getByRole("link", { name: new RegExp(word) }).count()).toBe(0);

  // Where the notification leads, which waits until the decision can no longer be undone.
  await visit(author, await hiddenCase(team));
  await author.getByRole("heading", { level: 1, name: "Seu texto foi ocultado" }).waitFor();
  await author.getByText("Motivo: Parece propaganda.").waitFor();
  await expectAccessible(author);
  await author.getByLabel("Por que a decisão deve mudar?").fill("É uma dúvida de matemática.");
  await author.getByRole("button", { name: "Recorrer" }).tap();
  await author.getByText(/^Recurso enviado/).waitFor();

  await visit(team, "/moderacao");
  const appeal = team.getByRole("listitem").filter({ hasText: "Recurso: É uma dúvida de matemática." });
  await appeal.getByRole("button", { name: "Manter" }).click();
  await team.getByRole("status").filter({ hasText: /./ }).first().waitFor();
  await visit(reader, place);
  await reader.getByRole("region", { name: "A dúvida" }).getByText(word).waitFor();
});
