import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { workbook } from "#tests/support/spreadsheet.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, type PageOptions, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { findPeople, MANAGEMENT, shownPeople } from "./support/school-page.ts";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

type File = { name: string; mimeType: string; buffer: Buffer };

const fileOf = (name: string, content: string | Uint8Array): File => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

/** A secretary's workbook: another sheet first, titles above the headings, a line with a mistake. */
function officeFile(family: string): File {
  const sheet = workbook({
    Avisos: [["Não apagar esta aba"], ["Contato da secretaria"]],
    Matrículas: [
      ["Colégio Horizonte, alunos de 2026"],
      ["NOME DO ALUNO", "RA", "TURMA", "E-mail da mãe"],
      [`Ana ${family}`, `${family}-1`, `9º ${family}`, "mae@x.com"],
      [`Bia ${family}`, `${family}-2`, `9º ${family}`, ""],
      ["Caio 7", `${family}-3`, `9º ${family}`, ""],
    ],
  });
  return fileOf("alunos.xlsx", sheet);
}

async function openImport(page: Page): Promise<void> {
  await signIn(page, "horizonte-admin", MANAGEMENT);
  await page.getByRole("link", { name: "Importar pessoas" }).click();
  await page.getByRole("heading", { level: 1, name: "Importar pessoas" }).waitFor();
}

async function sendFile(page: Page, file: File): Promise<void> {
  await page.getByLabel("Arquivo").setInputFiles(file);
  await page.getByRole("button", { name: "Ler a lista" }).click();
}

/** From the file to the report; on the way nothing of the school changes. */
async function importList(page: Page, family: string): Promise<void> {
  await sendFile(page, officeFile(family));
  await page.getByText("alunos.xlsx, aba “Matrículas”").waitFor();
  await page.getByText("certeza alta").first().waitFor();
  await expectSound(page);
  await page.getByRole("checkbox", { name: "Avisos (2 linhas)" }).check();
  await page.getByRole("button", { name: "Ler estas abas" }).click();
  await page.getByText("2 abas, 7 linhas").waitFor();
  await page.getByRole("checkbox", { name: "Avisos (2 linhas)" }).uncheck();
  await page.getByRole("button", { name: "Ler estas abas" }).click();
  await page.getByText("alunos.xlsx, aba “Matrículas”").waitFor();
  expect(await page.getByRole("combobox", { name: "RA" }).inputValue()).toBe("schoolUserId");
  await page.getByRole("button", { name: "Conferir 3 linhas" }).click();
  await page.getByText("2 novas, 0 mudam, 0 iguais, 1 com problema").waitFor();
  await page.getByText("Sobrenome com algo que não é letra, ou longo demais (1 linha)").waitFor();
  await page.getByText(`Turma não existe: 9º ${family} de 2026 (2 pessoas)`).waitFor();
  await expectSound(page);
}

test("a coordinator imports a list and undoes it", async () => {
  const page = await openPage();
  const family = "Yanomâmi";
  await openImport(page);
  await expectSound(page);
  await importList(page, family);

  const other = await openPage();
  await signIn(other, "horizonte-admin", MANAGEMENT);
  await findPeople(other, family);
  await expect.poll(() => shownPeople(other)).toEqual([]);

  // With the keyboard alone.
  await page.getByRole("button", { name: "Importar 2 pessoas" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("3 pessoas e turmas foram gravadas · 1 não").waitFor();
  await page.getByText("não mudou: Sobrenome com algo que não é letra").waitFor();
  await expectSound(page);
  await visit(other, MANAGEMENT);
  await findPeople(other, family);
  await expect.poll(() => shownPeople(other)).toEqual([`Ana ${family}`, `Bia ${family}`]);

  await page.getByRole("button", { name: "Desfazer importação" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("3 mudanças desfeitas").waitFor();
  await page.getByRole("heading", { level: 1, name: "Desfazer: importar pessoas" }).waitFor();
  await expectSound(page);
  await visit(other, MANAGEMENT);
  await findPeople(other, family);
  await expect.poll(() => shownPeople(other)).toEqual([]);
});

test("a workbook with a class per sheet says where each class comes from, and each way can be switched off", async () => {
  const page = await openPage({ screen: "phone" });
  await openImport(page);
  const head = ["Nome", "RA"];
  const sheets = workbook({
    "9º Q": [head, ["Ana Quixadá", "Q-1"], ["Bia Quixadá", "Q-2"]],
    "9º R": [head, ["Caio Quixadá", "Q-3"]],
    Reforço: [head, ["Turma: 9º S"], ["Davi Quixadá", "Q-4"]],
  });
  await sendFile(page, fileOf("turmas.xlsx", sheets));
  await page.getByText("turmas.xlsx, 3 abas, 8 linhas").waitFor();
  expect(await page.getByLabel("Turma da aba “9º R”").inputValue()).toBe("9º R");
  await expectSound(page);
  await page.getByRole("button", { name: "Conferir 5 linhas" }).click();
  await page.getByRole("group", { name: "De onde vêm as turmas" }).waitFor();
  await page.getByText("aba “9º Q”: turma 9º Q, 2 linhas; aba “9º R”: turma 9º R, 1 linha").waitFor();
  await page.getByText("linha 2 da aba “Reforço”: turma 9º S").waitFor();
  await page.getByText("3 turmas não existem").waitFor();
  await expectSound(page);
  await page.getByRole("checkbox", { name: "Usar a turma de cada aba" }).uncheck();
  await page.getByRole("button", { name: "Atualizar a conferência" }).click();
  await page.getByText("1 turma não existe", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Importar 4 pessoas" }).waitFor();
});

test("what a list says wrongly is shown before and after, and mended on the page", async () => {
  const page = await openPage({ screen: "phone" });
  await openImport(page);
  await page
    .getByLabel("Ou cole a lista")
    .fill(
      "NOME;RA;TURMA;CELULAR;E-MAIL\nÍCARO D´ÁVILA YPÊ;Y1;01/mar;61 99999-0101 (mãe);icaro@\nBia Ypê;Y2;01/mar;;bia.ype@exemplo.test\n",
    );
  await page.getByRole("button", { name: "Ler a lista" }).click();
  await page.getByRole("button", { name: "Conferir 2 linhas" }).click();
  await page.getByRole("heading", { name: "Confira 4 valores" }).waitFor();
  await page.getByText("A planilha transformou o valor em data (1)").waitFor();
  await expectSound(page);
  await page.getByLabel("Turma (Ícaro D'Ávila Ypê)").fill("1º 3");
  await page.getByLabel("E-mail (Ícaro D'Ávila Ypê)").fill("icaro.ype@exemplo.test");
  await page.getByRole("button", { name: "Atualizar a conferência" }).click();
  await page.getByRole("heading", { name: "Confira 2 valores" }).waitFor();
  await page.getByText("Turma não existe: 1º 3 de 2026 (2 pessoas)").waitFor();
  await page.getByRole("button", { name: "Desfazer 2 correções" }).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: "Importar 2 pessoas" }).click();
  await page.getByText("3 pessoas e turmas foram gravadas").waitFor();
  await page.getByRole("button", { name: "Desfazer importação" }).click();
  await page.getByText("3 mudanças desfeitas").waitFor();
});

test("who is not in a complete list is proposed to be inactivated, and nobody is without a tick", async () => {
  const page = await openPage();
  await signIn(page, "azambuja-admin", "/escolas/azambuja/gestao/importar");
  const list = "Nome;Matrícula;Papel\nZilda Complêta;ZC1;aluna\n";
  await sendFile(page, fileOf("alunos.csv", list));
  await page.getByRole("button", { name: "Conferir 1 linha" }).click();
  await page.getByRole("checkbox", { name: "Sim, todas as pessoas destes papéis estão aqui" }).check();
  await page.getByRole("button", { name: "Atualizar a conferência" }).click();
  const proposal = page.getByRole("checkbox", { name: /^Inativar .* que não est/ });
  await proposal.waitFor();
  expect(await proposal.isChecked()).toBe(false);
  await page.getByText(/^Ver quem não está na lista/).click();
  await expectSound(page);
  await page.getByRole("button", { name: "Importar 1 pessoa" }).waitFor();
});

const broken: readonly (readonly [string, File, string])[] = [
  ["nothing", fileOf("vazio.csv", ""), "que não esteja vazio"],
  ["a cut workbook", fileOf("cortado.xlsx", officeFile("X").buffer.subarray(0, -40)), "falta o fim"],
  ["an old spreadsheet", fileOf("antiga.xls", Buffer.from("d0cf11e0a1b11ae1", "hex")), "planilha antiga"],
  ["a picture", fileOf("foto.xlsx", Buffer.from("89504e470d0a1a0a0000000d", "hex")), "Não conseguimos ler"],
];

test("a file without a list is refused with its reason, and the page goes on", async () => {
  const page = await openPage({ screen: "phone", tolerated: /status of 422/ });
  await openImport(page);
  for (const [, file, said] of broken) {
    await sendFile(page, file);
    await page.getByText(said).waitFor();
  }
  await expectSound(page);
  await page
    .getByLabel("Ou cole a lista")
    .fill("Ana Colada\tana.colada@exemplo.com.br\nBia Colada\tbia.colada@exemplo.com.br");
  await page.getByRole("button", { name: "Ler a lista" }).click();
  await page.getByRole("button", { name: "Conferir 2 linhas" }).waitFor();
});

test("without JavaScript a list is imported, too", async () => {
  const options: PageOptions = { scripts: false };
  const page = await openPage(options);
  await page.goto("/?login=true");
  await page.getByLabel("E-mail").fill("azambuja-admin@farol.test");
  await page.getByLabel("Senha").fill("farol-demo-2026");
  await page.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await page.waitForURL("**/escolas/azambuja/**");
  await page.goto("/escolas/azambuja/gestao/importar");
  await sendFile(page, fileOf("a.csv", "Nome;Matrícula\nOto Sem Scripts;OS1\n"));
  await page.getByRole("button", { name: "Conferir 1 linha" }).click();
  await page.getByRole("button", { name: "Importar 1 pessoa" }).click();
  await page.getByText("1 pessoa ou turma foi gravada").waitFor();
  await page.getByRole("button", { name: "Desfazer importação" }).click();
  await page.getByText("1 mudança desfeita").waitFor();
});
