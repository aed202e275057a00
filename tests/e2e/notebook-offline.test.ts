import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, untilReady, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { givenStudent } from "./support/school-page.ts";

const NOTEBOOKS = "/escolas/horizonte/cadernos";
const TITLE = "Termoquímica";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Stores the open notebook on the device. */
async function storeNotebook(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Guardar neste aparelho \(\d/ }).click();
  await page.getByText(/^Guardado, \d\d:\d\d$/).waitFor();
}

test("a stored notebook is answered without a network on a phone, and the teacher sees the answer", async () => {
  const family = "Karajá";
  const student = await openPage({ screen: "phone", tolerated: CUT_NETWORK });
  await givenStudent(student, { first: "Iara", last: family, room: "1º A" });
  await visit(student, NOTEBOOKS);
  await student.getByRole("link", { name: TITLE }).first().click();
  await student.getByRole("heading", { level: 2, name: /^1\. / }).waitFor();
  await untilReady(student);
  await storeNotebook(student);

  // Without a network the document opens, its sections too, and the answer waits.
  await student.context().setOffline(true);
  await student.reload();
  await untilReady(student);
  await student.getByRole("heading", { level: 2, name: /^1\. / }).waitFor();
  await student.getByText("Sumário").first().click();
  const contents = student.getByRole("navigation", { name: "Sumário" }).locator("visible=true");
  await contents.getByRole("link", { name: /^2/ }).click();
  await student.getByRole("heading", { level: 2, name: /^2\. / }).waitFor();
  await untilReady(student);
  const card = student.getByRole("region", { name: /^Questão/ }).first();
  await card.locator("label").first().click();
  await card.getByRole("button", { name: "Responder", exact: true }).click();
  await card.getByText("Sua resposta está guardada neste aparelho").waitFor();
  await expectSound(student);
  await student.getByRole("button", { name: /^Próxima seção/ }).click();
  await student.getByRole("heading", { level: 2, name: /^3\. / }).waitFor();

  // Back: the answer and the reading reach the school.
  await student.context().setOffline(false);
  await visit(student, `${new URL(student.url()).pathname}`);
  const teacher = await openPage();
  await signIn(teacher, "horizonte-professor", new URL(student.url()).pathname.concat("/uso"));
  const row = teacher.getByRole("row").filter({ hasText: `Iara ${family}` });
  await expect
    .poll(
      async () => {
        await teacher.reload();
        return row.getByRole("cell", { name: /^leu, [01] de 1 cert/ }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
});

/** How many notebooks a device stores, and how many workers it has. */
function kept(page: Page): Promise<number[]> {
  return page.evaluate(async () => [
    (await caches.keys()).filter((name) => name.startsWith("farol-caderno:")).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
}

test("a stored notebook is offered again when it has changed, and leaves on request, without the class, and with its person", async () => {
  const title = "Guardado e mudado";
  const teacher = await openPage();
  await signIn(teacher, "horizonte-professor", NOTEBOOKS);
  await teacher.getByLabel("Novo caderno").fill(title);
  await teacher.getByRole("button", { name: "Criar caderno" }).click();
  await teacher.getByRole("heading", { level: 1, name: title }).waitFor();
  const editor = teacher.url();
  await teacher.getByRole("button", { name: "Mostrar aos estudantes" }).click();
  await teacher.getByRole("button", { name: "Voltar a rascunho" }).waitFor();
  const row = teacher.getByRole("listitem").filter({ hasText: title });
  const chooseClass = async (isIn: boolean) => {
    await visit(teacher, NOTEBOOKS);
    await row.getByLabel(`Mais sobre ${title}`).click();
    await row.getByRole("checkbox", { name: /^1º A, / }).setChecked(isIn);
    await row.getByRole("button", { name: "Salvar turmas" }).click();
    await row.getByText("Turmas mudadas.").waitFor();
  };
  await chooseClass(true);

  // The page of a notebook that is lost is a 404.
  const page = await openPage({ screen: "phone", tolerated: /status of 404/ });
  await givenStudent(page, { first: "Noé", last: "Zo'é", room: "1º A" });
  const open = async () => {
    await visit(page, NOTEBOOKS);
    await page.getByRole("link", { name: title }).first().click();
    await untilReady(page);
  };
  await open();
  await storeNotebook(page);
  expect(await kept(page)).toEqual([1, 1]);
  await page.getByRole("button", { name: "Remover" }).click();
  await expect.poll(() => kept(page)).toEqual([0, 0]);
  await storeNotebook(page);

  await visit(teacher, new URL(editor).pathname);
  await teacher.getByRole("button", { name: "Texto", exact: true }).click();
  await teacher.getByRole("textbox", { name: /^Texto, Bloco/ }).fill("Um texto novo.");
  await teacher.getByRole("button", { name: /^Pronto:/ }).click();
  await teacher.getByText(/^Salvo às/).waitFor();
  await open();
  await page.getByRole("button", { name: /^Guardar a versão nova \(\d/ }).click();
  await page.getByText(/^Guardado, \d\d:\d\d$/).waitFor();
  await expectAccessible(page);

  // Any page is a contact.
  await chooseClass(false);
  await visit(page, "/questoes");
  await expect.poll(() => kept(page)).toEqual([0, 0]);
  await chooseClass(true);
  await open();
  await storeNotebook(page);
  await page.request.post(new URL("/sair", page.url()).href, {
    headers: { Origin: new URL(page.url()).origin },
  });
  await visit(page, "/questoes");
  await expect.poll(() => kept(page)).toEqual([0, 0]);
});
