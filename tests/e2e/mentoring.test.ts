import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, givenMentorship, logIn } from "./support/people.ts";

test("a mentor plans a week and writes a note; what is typed in one form outlives the other's refusal", async () => {
  const { mentor, mentee } = givenMentorship();
  const page = await openPage({ screen: "phone", dark: true, tolerated: /status of 422/ });
  await logIn(page, mentor);
  await visit(page, "/mentores");
  await page.getByRole("link", { name: "Lia Prado" }).first().click();
  const task = page.getByLabel("O que fazer");
  const note = page.getByLabel("Anotação para Lia");
  await task.fill("Rever dinâmica");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect.poll(() => note.getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
  expect(await task.inputValue()).toBe("Rever dinâmica");
  await note.fill("Comece pelos exercícios fáceis.");
  await page.getByRole("button", { name: "Anotar" }).click();
  await page.getByRole("listitem").filter({ hasText: "Comece pelos exercícios fáceis." }).waitFor();
  await expect.poll(() => note.inputValue()).toBe("");
  expect(await task.inputValue()).toBe("Rever dinâmica");
  await page.getByLabel("Minutos").fill("x");
  await page.getByRole("button", { name: "Pôr na semana" }).click();
  await page.getByText("Diga os minutos").waitFor();
  expect(await task.inputValue()).toBe("Rever dinâmica");
  await page.getByLabel("Minutos").fill("40");
  await page.getByRole("button", { name: "Pôr na semana" }).click();
  await page.getByText("Rever dinâmica", { exact: true }).waitFor();
  await expect.poll(() => task.inputValue()).toBe("");

  const own = await openPage({ screen: "phone" });
  await logIn(own, mentee);
  await visit(own, "/mentoria");
  await own.getByText("Rever dinâmica", { exact: true }).waitFor();
  await own.getByText("Comece pelos exercícios fáceis.").waitFor();
});

test("a new card that is being written stays while another is answered", async () => {
  const page = await openPage();
  await logIn(page, givenAccount());
  await visit(page, "/revisao/cartoes");
  const written = page.getByRole("region", { name: "Novo cartão" });
  const [front, back] = [written.getByLabel("O que lembrar"), written.getByLabel("Resposta")];
  await front.fill("Lei de Lenz");
  await back.fill("A corrente induzida se opõe à variação do fluxo.");
  await page.getByRole("button", { name: "Guardar cartão" }).click();
  await page.getByText("Cartão guardado.").waitFor();
  await expect.poll(() => front.inputValue()).toBe("");
  await front.fill("Número de Avogadro");
  await page.getByText("Ver a resposta").click();
  await page.getByRole("button", { name: /^Lembrei/ }).click();
  await page.getByRole("button", { name: "Desfazer" }).waitFor();
  expect(await front.inputValue()).toBe("Número de Avogadro");
});
