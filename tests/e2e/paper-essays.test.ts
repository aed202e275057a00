import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { LEFT_DEVICE } from "./support/grading.ts";
import { signIn } from "./support/people.ts";
import { photographed } from "./support/photographed.ts";
import { askForSchoolEssay } from "./support/school-essay.ts";

const BOARD = "/escolas/horizonte/redacoes";
const CUT = new RegExp(`${CUT_NETWORK.source}|${LEFT_DEVICE.source}|error occurred when fetching the script`);

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("a stack of sheets finds its students by their codes on a phone, and is submitted; one photographs their own", async () => {
  const title = `A feira do bairro, ${crypto.randomUUID().slice(0, 8)}`;
  const teacher = await openPage();
  const board = await askForSchoolEssay(teacher, title);
  const taskId = board.searchParams.get("tarefa") ?? "";
  await teacher.getByRole("link", { name: "Imprimir folhas em branco" }).click();
  const sheets = teacher.getByRole("region", { name: /^Folha de / });
  await sheets.first().waitFor();
  const mine = sheets.filter({ hasText: /\bAluna\b/ }).first();
  const code = ((await mine.count()) > 0 ? mine : sheets.last()).getByText(/^\w{4}-\w{4}$/);
  const address = `${BOARD}?tarefa=${taskId}&folha=${(await code.textContent())?.replace("-", "")}`;
  const names = (
    await sheets.getByRole("img").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""))
  ).map((label) => label.replace("Código da folha de ", ""));
  const [first = "", second = ""] = names;
  const typed =
    (await sheets
      .nth(2)
      .getByText(/^\w{4}-\w{4}$/)
      .textContent()) ?? "";
  // As on A4.
  await teacher.emulateMedia({ media: "print" });
  await teacher.setViewportSize({ width: 760, height: 1080 });
  const stack = [
    await photographed(sheets.nth(0), { tilt: 3 }),
    await photographed(sheets.nth(1), { quarters: 1, tilt: -4 }),
    await photographed(sheets.nth(2), { blurred: true }),
  ];

  const phone = await openPage({ screen: "phone", tolerated: CUT });
  await signIn(phone, "horizonte-professor", board.pathname + board.search);
  await phone.getByRole("link", { name: "Enviar folhas fotografadas" }).click();
  await phone.getByRole("heading", { level: 1, name: "Enviar folhas" }).waitFor();
  await phone.getByText("Fotografar uma folha").waitFor();
  await phone.getByLabel("Escolher fotos").setInputFiles(stack);
  await phone.getByText("2 de 3 folhas enviadas, 1 espera por você").waitFor();
  const rows = phone.getByRole("region", { name: "Fotos das folhas" }).getByRole("listitem");
  expect((await rows.nth(0).textContent())?.startsWith(first)).toBe(true);
  expect((await rows.nth(1).textContent())?.startsWith(second)).toBe(true);
  await rows.nth(2).getByText("Nenhum código legível nesta foto.").waitFor();
  await expectSound(phone);

  // What has no student yet is on the device, through a reload; without a network it waits there.
  await phone.reload();
  await phone.getByText("0 de 1 folha enviada, 1 espera por você").waitFor();
  await phone.context().setOffline(true);
  await phone.getByLabel(/^Ou o código/).fill(typed.toLowerCase());
  await phone.getByRole("button", { name: "Enviar", exact: true }).click();
  await phone.getByText("Sem rede: guardada neste aparelho, segue sozinha.").waitFor();
  await phone.context().setOffline(false);
  await phone.getByText("1 de 1 folha enviada").waitFor();
  await phone.getByRole("button", { name: "Entregar 3 redações" }).click();
  const asked = phone.getByRole("dialog", { name: "Entregar 3 redações?" });
  await asked.waitFor();
  await expectSound(phone);
  await asked.getByRole("button", { name: "Entregar", exact: true }).click();
  await phone.getByText("3 redações entregues.").waitFor();
  await visit(teacher, board.pathname + board.search);
  await teacher.getByText(/^3 de \d+ estudantes entregaram/).waitFor();

  const student = await openPage({ screen: "phone", dark: true, tolerated: CUT });
  await signIn(student, "horizonte-aluna", address);
  await student.getByRole("heading", { name: `Sua folha: ${title}` }).waitFor();
  await student.getByRole("button", { name: "Fotografar a folha" }).click();
  await student.getByRole("timer").waitFor();
  await student.getByText("Fotografe a folha inteira").waitFor();
  await expectSound(student);
  await student
    .getByLabel("Escolher uma foto")
    .setInputFiles(await photographed(sheetOf(teacher), { tilt: 2 }));
  await student.getByRole("button", { name: /^Usar/ }).waitFor();
  await expectSound(student);
  await student.getByRole("button", { name: /^Usar/ }).click();
  await student.getByRole("img", { name: "Folha 1 de 1" }).waitFor();
  await student.getByRole("button", { name: "Entregar", exact: true }).click();
  await student.getByRole("button", { name: "Entregar redação" }).click();
  await student.getByText(/^Entregue\. Quem corrige/).waitFor();
  await student.getByRole("img", { name: "Folha 1 de 1" }).waitFor();
});

/** Anything that has letters: what a student wrote. */
const sheetOf = (page: Page) => page.getByRole("main");
