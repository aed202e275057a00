import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, signIn } from "./support/people.ts";

/** An empty message is refused with a 422, a conversation that changed meanwhile with a 409. */
const tolerated = /status of (?:409|422)/;

test.each(["phone", "desktop"] as const)(
  "a person writes to the team on a %s, reads the answer while the page is open, and writes again",
  async (screen) => {
    const email = givenAccount();
    const person = await openPage({ screen, tolerated });
    await signIn(person, email, "/conversa");
    await person.getByText("Respondemos em até 1 dia útil.").waitFor();
    await person.getByRole("button", { name: "Enviar" }).click();
    await person.getByText("Escreva a mensagem.").waitFor();
    await expectAccessible(person);
    await person.getByLabel("Sua mensagem").fill("Não acho a prova de 2019.");
    await person.getByRole("button", { name: "Enviar" }).click();
    await person.getByText("Mensagem enviada. Respondemos em até 1 dia útil.").waitFor();
    expect(await person.getByLabel("Sua mensagem").inputValue()).toBe("");
    await expectAccessible(person);
    await expectNoSidewaysScroll(person);

    const team = await openPage({ screen, tolerated });
    await signIn(team, "admin", `/admin/conversas?q=${encodeURIComponent(email)}`);
    await team.getByText("Não acho a prova de 2019.").waitFor();
    await expectAccessible(team);
    await expectNoSidewaysScroll(team);
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
    await expectNoSidewaysScroll(team);

    await person.getByText("Está em Provas anteriores.").waitFor();
    expect(await person.getByText("Pergunta comum.").count()).toBe(0);
    await person.getByLabel("Sua mensagem").fill("Achei, obrigada.");
    await person.getByRole("button", { name: "Enviar" }).click();
    await person.getByRole("listitem").filter({ hasText: "Achei, obrigada." }).waitFor();

    await team.getByRole("button", { name: "Encerrar" }).click();
    await team.getByText(/^A conversa mudou/).waitFor();
    await visit(team, new URL(team.url()).pathname);
    await team.getByText("Achei, obrigada.").waitFor();
    await team.getByRole("button", { name: "Encerrar" }).click();
    await team.getByText("Conversa encerrada. Ela volta se a pessoa escrever.").waitFor();
  },
);
