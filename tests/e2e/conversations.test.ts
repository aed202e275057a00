import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, signIn } from "./support/people.ts";

/** An empty message is refused with a 422. */
const tolerated = /status of 422/;

test("a person writes to the team on a phone, reads the answer while the page is open, and writes again", async () => {
  const email = givenAccount();
  const person = await openPage({ screen: "phone", tolerated });
  await signIn(person, email, "/conversa");
  await person.getByText("Respondemos em até 1 dia útil.").waitFor();
  await person.getByRole("button", { name: "Enviar" }).click();
  await person.getByText("Escreva a mensagem.").waitFor();
  await expectAccessible(person);
  await person.getByLabel("Sua mensagem").fill("Não acho a prova de 2019.");
  await person.getByRole("button", { name: "Enviar" }).click();
  await person.getByText("Mensagem enviada. Respondemos em até 1 dia útil.").waitFor();
  expect(await person.getByLabel("Sua mensagem").inputValue()).toBe("");

  const team = await openPage({ tolerated });
  await signIn(team, "admin", `/admin/conversas?q=${encodeURIComponent(email)}`);
  await team.getByText("Não acho a prova de 2019.").waitFor();
  await team.getByRole("main").getByRole("listitem").getByRole("link").last().click();
  await team.getByRole("button", { name: "Assumir" }).click();
  await team.getByText("A conversa está com você.").waitFor();
  await team.getByLabel("Anotação", { exact: true }).fill("Pergunta comum.");
  await team.getByRole("button", { name: "Guardar anotação" }).click();
  await team.getByText("Anotação guardada. Só a equipe lê.").waitFor();
  await team.getByRole("heading", { level: 1 }).click();
  await team.keyboard.press("r");
  expect(await team.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("reply");
  await team.getByLabel("Resposta", { exact: true }).fill("Está em Provas anteriores.");
  await team.getByRole("button", { name: "Responder" }).click();
  await team.getByText("Resposta enviada. A pessoa foi avisada.").waitFor();
  await expectAccessible(team);

  await person.getByText("Está em Provas anteriores.").waitFor();
  expect(await person.getByText("Pergunta comum.").count()).toBe(0);
  await person.getByLabel("Sua mensagem").fill("Achei, obrigada.");
  await person.getByRole("button", { name: "Enviar" }).click();
  await person.getByRole("listitem").filter({ hasText: "Achei, obrigada." }).waitFor();

  await team.getByText("Achei, obrigada.").waitFor();
  await team.getByRole("button", { name: "Encerrar" }).click();
  await team.getByText("Conversa encerrada. Ela volta se a pessoa escrever.").waitFor();
});

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("a picture reaches the team, and a ready answer the person, whose badge counts it", async () => {
  const email = givenAccount();
  const person = await openPage({ screen: "phone", dark: true });
  await signIn(person, email, "/conversa");
  await person
    .getByLabel("Foto (opcional)")
    .setInputFiles({ name: "tela.png", mimeType: "image/png", buffer: pixel });
  await person.getByRole("button", { name: "Enviar" }).click();
  await person.getByRole("img", { name: /^Foto de Você/ }).waitFor();
  await expectAccessible(person);
  await visit(person, "/questoes");

  const title = `Pronta ${crypto.randomUUID()}`;
  const team = await openPage({ dark: true });
  await signIn(team, "admin", "/admin/conversas/respostas");
  await team.getByLabel("Nome", { exact: true }).last().fill(title);
  await team.getByLabel("Resposta", { exact: true }).last().fill("Oi, {nome}! Recebemos.");
  await team.getByRole("button", { name: "Guardar" }).last().click();
  await team.getByText(`Resposta “${title}” guardada.`).waitFor();
  await visit(team, `/admin/conversas?q=${encodeURIComponent(email)}`);
  await team.getByRole("main").getByRole("listitem").getByRole("link").last().click();
  await team.getByRole("img", { name: /^Foto de / }).waitFor();
  await team.getByRole("heading", { level: 1 }).click();
  await team.keyboard.press("c");
  await team.getByRole("dialog").getByLabel("Procurar").fill(title);
  await expectAccessible(team);
  await team.getByRole("dialog").getByRole("button", { name: title }).click();
  expect(await team.getByLabel("Resposta", { exact: true }).inputValue()).toMatch(
    /^Oi, (?!\{nome\}).+! Recebemos\.$/,
  );
  await team.getByRole("button", { name: "Responder" }).click();
  await team.getByText("Resposta enviada. A pessoa foi avisada.").waitFor();

  await person.getByText("1 mensagem nova da equipe").waitFor({ state: "attached" });
  await person.getByRole("button", { name: "Meu perfil" }).click();
  await person.getByRole("menuitem", { name: /Falar com a equipe 1 nova/ }).click();
  await person.getByText(/Recebemos\.$/).waitFor();
  await person.getByText("1 mensagem nova da equipe").waitFor({ state: "detached" });
  expect(await person.evaluate(() => localStorage.getItem("chatSeenCount"))).toBe("1");
});
