import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { LEFT_DEVICE } from "./support/grading.ts";
import { signIn } from "./support/people.ts";
import { askForSchoolEssay } from "./support/school-essay.ts";
import { givenStudent } from "./support/school-page.ts";

const BOARD = "/escolas/horizonte/redacoes";
const SHARED = "a feira da esquina acaba antes que os operários da fábrica saiam do turno da tarde";

test("two essays with the same passage are seen by the blind grader, and decided by the task's teacher", async () => {
  const title = `O horário da feira, ${crypto.randomUUID().slice(0, 8)}`;
  const teacher = await openPage();
  const board = await askForSchoolEssay(teacher, title);
  for (const [first, opening] of [
    ["Olga", "Nesta cidade"],
    ["Raul", "Há anos se repete que"],
  ] as const) {
    const student = await openPage({ screen: "phone", tolerated: LEFT_DEVICE });
    await givenStudent(student, { first, last: "Munduruku", room: "1º A" });
    await visit(student, BOARD);
    await student.getByRole("button", { name: `Escrever: ${title}` }).click();
    await student.getByRole("textbox", { name: "Folha de redação" }).fill(`${opening} ${SHARED}.`);
    await student.getByText(/^Salvo às/).waitFor();
    await student.getByRole("button", { name: "Entregar", exact: true }).click();
    await student.getByRole("button", { name: "Entregar redação" }).click();
    await student.getByText(/^Entregue\. Quem corrige/).waitFor();
  }
  await visit(teacher, board.pathname + board.search);
  await teacher.getByRole("link", { name: "Ver trechos iguais" }).click();
  await teacher.getByRole("heading", { level: 1, name: "Trechos iguais" }).waitFor();
  await teacher.getByRole("heading", { level: 2, name: /Olga .* e Raul |Raul .* e Olga / }).waitFor();
  expect(await teacher.getByText(SHARED).count()).toBe(2);
  await expectAccessible(teacher);
  await teacher.getByRole("button", { name: /^Visto: coincidência/ }).click();
  await teacher.getByText("Decisão guardada.").waitFor();
  await teacher.getByText(/^Coincidência \(/).waitFor();

  const phone = await openPage({ screen: "phone", dark: true });
  await signIn(phone, "horizonte-professor", `${BOARD}/trechos-iguais${board.search}`);
  await phone.getByRole("button", { name: /^Retirar a decisão/ }).waitFor();
  await expectAccessible(phone);
});
