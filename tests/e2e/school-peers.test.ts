import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { chooseLevels, LEFT_DEVICE } from "./support/grading.ts";
import { askForSchoolEssay } from "./support/school-essay.ts";
import { givenStudent } from "./support/school-page.ts";

const BOARD = "/escolas/horizonte/redacoes";

test("a student reads a colleague's essay on a phone, without names", async () => {
  const title = `O horário da praça, ${crypto.randomUUID().slice(0, 8)}`;
  const teacher = await openPage();
  const board = await askForSchoolEssay(teacher, title);
  await visit(
    teacher,
    `/escolas/horizonte/criar-avaliacao?redacao=true&tarefa=${board.searchParams.get("tarefa")}`,
  );
  await teacher.getByLabel("Leituras de cada redação").selectOption("colegas");
  await teacher.getByRole("button", { name: "Salvar" }).first().click();
  await teacher.getByRole("heading", { level: 1, name: title }).waitFor();

  const phones = [];
  for (const [first, last] of [
    ["Dora", "Krenak"],
    ["Ivo", "Baniwa"],
  ] as const) {
    const student = await openPage({ screen: "phone", dark: first === "Dora", tolerated: LEFT_DEVICE });
    await givenStudent(student, { first, last, room: "1º A" });
    await visit(student, BOARD);
    await student.getByRole("button", { name: `Escrever: ${title}` }).click();
    await student
      .getByRole("textbox", { name: "Folha de redação" })
      .fill("A praça fecha cedo. Portanto, abram.");
    await student.getByText(/^Salvo às/).waitFor();
    await student.getByRole("button", { name: "Entregar", exact: true }).click();
    await student.getByRole("button", { name: "Entregar redação" }).click();
    await student.getByText(/^Entregue\. Quem corrige/).waitFor();
    phones.push(student);
  }
  const [reader] = phones as [typeof teacher];
  await visit(reader, BOARD);
  await reader.getByRole("link", { name: "Ler colegas" }).first().click();
  await reader.getByRole("heading", { level: 1, name: "Redações de colegas" }).waitFor();
  await reader.getByRole("button", { name: "Pegar uma redação" }).click();
  await reader
    .getByRole("link", { name: /^Redação / })
    .first()
    .click();
  await reader.getByRole("region", { name: "Redação", exact: true }).waitFor();
  expect(await reader.getByRole("main").textContent()).not.toContain("Baniwa");
  await expectAccessible(reader);
  await chooseLevels(reader, [120, 120, 120, 120, 120]);
  await reader.getByRole("button", { name: "Concluir leitura" }).click();
  await reader.getByText(/Leitura concluída/).waitFor();
});
