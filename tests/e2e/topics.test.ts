import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { logIn, signIn } from "./support/people.ts";

test("an admin previews a new name, applies it, and undoes it", async () => {
  const page = await openPage({ screen: "phone", tolerated: /status of 422/ });
  await signIn(page, "admin", "/admin/assuntos?disciplina=matematica");
  await page.getByRole("searchbox", { name: /^Nome do assunto/ }).fill("cones");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByText("1 assunto com “cones”").waitFor();
  await page.getByRole("link", { name: "Cones", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Cones" }).waitFor();

  const form = page.getByRole("form", { name: "Renomear" });
  await form.getByLabel("Novo nome").fill("conjuntos");
  await form.getByRole("button", { name: "Ver o que muda" }).click();
  await page.getByText("Matemática já tem o assunto “Conjuntos”.").waitFor();
  expect(await form.getByLabel("Novo nome").inputValue()).toBe("conjuntos");
  await form.getByLabel("Novo nome").fill("Cones e Afins");
  await form.getByRole("button", { name: "Ver o que muda" }).click();
  const effect = page.getByRole("region", { name: /^O que muda: \d+ quest/ });
  await effect.getByText("Renomear “Cones” para “Cones e Afins”, em Matemática.").waitFor();
  await expectAccessible(page);
  await effect.getByRole("button", { name: "Renomear", exact: true }).click();
  await page.getByRole("status").filter({ hasText: "Pronto. Renomeou “Cones”" }).waitFor();

  const student = await openPage();
  await visit(student, "/questoes?assunto=9007");
  const title = student.getByRole("heading", { level: 1 });
  expect(await title.textContent()).toContain("Cones e Afins");
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await page.getByRole("status").filter({ hasText: "Desfeito" }).waitFor();
  await student.reload();
  await untilReady(student);
  expect(await title.textContent()).not.toContain("Cones e Afins");
});

test("without JavaScript the preview, the change and its undoing work alike", async () => {
  const page = await openPage({ scripts: false });
  await logIn(page, "admin");
  await page.goto("/admin/assuntos/9076");
  const form = page.getByRole("form", { name: "Renomear" });
  await form.getByLabel("Novo nome").fill("Troncos de Sólidos");
  await form.getByRole("button", { name: "Ver o que muda" }).click();
  await page.getByRole("button", { name: "Renomear", exact: true }).click();
  await page.getByText("Pronto. Renomeou “Troncos”").waitFor();
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await page.getByText("está tudo como antes.").waitFor();
});
