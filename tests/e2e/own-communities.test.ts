import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, signIn } from "./support/people.ts";

test("the team makes a community without a developer; somebody requests access, is admitted, and finds its pages", async () => {
  const code = `clube-${crypto.randomUUID().slice(0, 8)}`;
  const path = `/comunidades/${code}`;
  const team = await openPage({ tolerated: /status of 422/ });
  await signIn(team, "admin", "/admin/comunidades");
  await team.getByLabel("Nome", { exact: true }).fill("Clube do ITA");
  await team.getByLabel("Endereço").fill(code);
  await team.getByLabel("Em uma frase").fill("Quem estuda junto para o ITA.");
  await team.getByLabel("Plantões do fórum").check();
  await team.getByLabel("Ranking da semana").check();
  await team.getByLabel("Provas para estudar").fill("ITA");
  await team.getByRole("button", { name: "Criar comunidade" }).click();
  await team.getByText("Apresente a comunidade").waitFor();
  expect(await team.getByLabel("Nome", { exact: true }).inputValue()).toBe("Clube do ITA");
  await expectAccessible(team);
  await team.getByLabel("Apresentação").fill("A gente se encontra às quintas.");
  await team.getByRole("button", { name: "Criar comunidade" }).click();
  await team.getByText("Comunidade criada.").waitFor();

  const student = await openPage({ screen: "phone", dark: true });
  await signIn(student, givenAccount(), path);
  await student.getByLabel(/Quem é você/).fill("Sou da turma de quinta.");
  await student.getByRole("button", { name: "Pedir para participar" }).click();
  await student.getByText("Pedido enviado!").waitFor();

  await visit(team, `${path}/admin`);
  await team.getByText("Sou da turma de quinta.").waitFor();
  await expectAccessible(team);
  await team.getByRole("button", { name: /^Aceitar/ }).click();
  await team.getByText("Pedido aceito.").waitFor();
  await team.getByLabel("Texto").fill("Quinta tem encontro.");
  await team.getByRole("button", { name: "Enviar" }).click();
  await team.getByText("Recado enviado").waitFor();

  await visit(student, path);
  await student.getByText("Quinta tem encontro.").first().waitFor();
  await student.getByRole("heading", { name: "Próximos plantões" }).waitFor();
  await student.getByRole("heading", { name: "Ranking da semana" }).waitFor();
  await student.getByRole("link", { name: "Questões do ITA" }).waitFor();
  await expectAccessible(student);
  await student.getByRole("button", { name: "Menu" }).click();
  const line = student.getByRole("link", { name: "Clube do ITA" }).last();
  await line.waitFor();
  expect(await line.getAttribute("href")).toBe(path);
});
