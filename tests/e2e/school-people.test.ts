import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { schoolStart } from "#tests/support/school-start.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import {
  addPerson,
  CARD_PASSWORD,
  enterByCard,
  findPeople,
  givenCard,
  issueCard,
  MANAGEMENT,
  shownCode,
  shownPeople,
} from "./support/school-page.ts";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Chooses what to do with the marked people, and does it. */
async function apply(page: Page, act: string): Promise<void> {
  await page.getByRole("combobox", { name: "Ação", exact: true }).selectOption({ label: act });
  await page.getByRole("button", { name: "Aplicar" }).click();
  await page.waitForURL("**/gestao/trabalho/*");
}

test("a coordinator finds and changes people", async () => {
  const page = await openPage();
  const [last, mobile] = ["Quintão", "987650002"];
  await signIn(page, "horizonte-admin", MANAGEMENT);
  await addPerson(page, { first: "Zoé", last, mobile: `11 ${mobile}`, room: "1º A" });
  await addPerson(page, { first: "Zeca", last });

  await visit(page, MANAGEMENT);
  const plain = last.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  await findPeople(page, plain);
  await expect.poll(() => shownPeople(page)).toEqual([`Zeca ${last}`, `Zoé ${last}`]);
  await findPeople(page, mobile);
  await expect.poll(() => shownPeople(page)).toEqual([`Zoé ${last}`]);
  // Beside the list: who they are, by keyboard and back.
  const zoe = page.getByRole("link", { name: `Zoé ${last}` });
  await zoe.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `Zoé ${last}` });
  await drawer.getByRole("heading", { name: "Turmas e atividade" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  expect(await zoe.evaluate((link) => link === document.activeElement)).toBe(true);
  // Marks survive another search, and the keyboard alone is enough.
  await page.getByRole("checkbox", { name: `Marcar Zoé ${last}` }).focus();
  await page.keyboard.press("Space");
  await findPeople(page, `zeca ${plain}`);
  await page.getByRole("checkbox", { name: `Marcar Zeca ${last}` }).focus();
  await page.keyboard.press("Space");
  await page.getByText("2 pessoas marcadas").waitFor();
  await expectSound(page);
  await apply(page, "Inativar");
  await page.getByText("2 pessoas foram inativadas").waitFor();
  await expectSound(page);
  await visit(page, `${MANAGEMENT}?q=${plain}&situacao=false`);
  expect(await page.getByText("inativa", { exact: true }).count()).toBe(2);
  await page.goBack();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByText("2 mudanças desfeitas").waitFor();
  await visit(page, `${MANAGEMENT}?q=${plain}&situacao=true`);
  expect(await page.getByText("inativa", { exact: true }).count()).toBe(0);
});

test("everybody of a filter gets a card; a student without e-mail enters by it once", async () => {
  const office = await openPage();
  await signIn(office, "horizonte-admin", MANAGEMENT);
  await addPerson(office, { first: "Íris", last: "Xavante", room: "1º A" });
  await visit(office, `${MANAGEMENT}?q=xavante`);
  await office.getByRole("checkbox", { name: /deste filtro/ }).check();
  await apply(office, "Emitir cartões de acesso");
  await office.getByRole("link", { name: "Ver e imprimir os cartões" }).click();
  await office.getByRole("heading", { level: 1, name: "Cartões de acesso" }).waitFor();
  await expectSound(office);
  const card = office.getByRole("main").getByText("Íris Xavante");
  await card.waitFor();
  const code = await shownCode(office);

  const phone = await openPage({ screen: "phone", dark: true, tolerated: /status of 4\d\d/ });
  await visit(phone, "/primeiro-acesso");
  await phone.getByLabel("Código do cartão").fill(code.toLowerCase().replaceAll("-", " "));
  await phone.getByRole("button", { name: "Continuar" }).click();
  await phone.getByText("Sou eu, Íris Xavante").waitFor();
  await phone.getByText("iris.1a@horizonte").waitFor();
  await expectSound(phone);
  await enterByCard(phone);

  const again = await openPage({ tolerated: /status of 4\d\d/ });
  await visit(again, `/primeiro-acesso?codigo=${code}`);
  await again.getByText("Este cartão já foi usado").waitFor();
  await expectAccessible(again);
});

test("a teacher reads the class, and gives a student a password for one time", async () => {
  const code = await givenCard({ first: "Nilo", last: "Tapajós", room: "1º A" });
  // The reset ends this session, and its socket is refused.
  const student = await openPage({ screen: "phone", tolerated: /\/canal\/avisos/ });
  await visit(student, `/primeiro-acesso?codigo=${code}`);
  await enterByCard(student);

  const office = await openPage({ scripts: false });
  await logIn(office, "horizonte-admin");
  await office.goto(`${MANAGEMENT}?ver=turmas`);
  await office.getByRole("link", { name: "1º A" }).click();
  await office.getByRole("heading", { level: 1, name: "1º A" }).waitFor();
  const room = new URL(office.url()).pathname;

  const teacher = await openPage();
  await signIn(teacher, "horizonte-professor", room);
  await teacher.getByText("Ações de Nilo Tapajós").click();
  await teacher.getByRole("button", { name: "Redefinir senha de Nilo Tapajós" }).click();
  await teacher.getByText("para entrar uma vez").waitFor();
  await expectSound(teacher);
  const once = await teacher.getByRole("status").getByRole("strong").first().textContent();
  const fresh = await openPage({ screen: "phone" });
  await visit(fresh, "/?login=true");
  await fresh.getByLabel("E-mail").fill("nilo.1a@horizonte");
  await fresh.getByLabel("Senha", { exact: true }).fill(once ?? "");
  await fresh.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await fresh.getByRole("dialog").filter({ hasText: "senha" }).waitFor();
});

test("who is in two schools changes between them", async () => {
  const who = givenAccount();
  const page = await openPage({ screen: "phone" });
  await signIn(page, who, "/geral");
  for (const school of ["azambuja", "horizonte"]) {
    const code = await givenCard({ first: "Lia", last: "Dupla" }, school);
    await visit(page, `/primeiro-acesso?codigo=${code}`);
    await page.getByRole("button", { name: "Usar esta conta" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/primeiro-acesso"));
  }
  await visit(page, "/questoes");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Trocar de escola" }).waitFor();
  await menu.getByRole("link", { name: "Trocar de escola" }).click();
  await page.getByRole("heading", { level: 1, name: "Trocar de escola" }).waitFor();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasNotText: "aberta agora" });
  const name = await row.getByRole("button").getAttribute("aria-label");
  await row.getByRole("button").click();
  await page.waitForURL((url) => url.pathname !== "/minhas-escolas");
  await visit(page, "/minhas-escolas");
  const open = page.getByRole("main").getByRole("listitem").filter({ hasText: "aberta agora" });
  expect(await open.getByRole("button").getAttribute("aria-label")).toBe(name);
});

test("long work is followed from other pages by a ring that ends with it", async () => {
  const page = await openPage();
  let seen = 400;
  await page.route("**/gestao/trabalho/*/andamento", (route) => {
    seen += 400;
    const progress = { title: "Ativar", running: seen < 1240, seen, expected: 1240, left: 110 };
    return route.fulfill({ json: { progress } });
  });
  await page.addInitScript((path) => {
    if (!sessionStorage.getItem("trabalho")) sessionStorage.setItem("trabalho", path);
  }, `${MANAGEMENT}/trabalho/x/andamento`);
  await signIn(page, "horizonte-admin", MANAGEMENT);
  const ring = page
    .getByRole("banner")
    .getByRole("link", { name: "Ativar: 800 de 1.240, faltam cerca de 2 min" });
  await ring.waitFor();
  expect(await ring.getAttribute("href")).toBe(`${MANAGEMENT}/trabalho/x`);
  await expectAccessible(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Ativar/ })
    .waitFor({ state: "detached" });
});

test("without JavaScript people are found, changed together, and enter by a card", async () => {
  const office = await openPage({ scripts: false });
  await office.goto("/?login=true");
  await office.getByLabel("E-mail").fill("azambuja-admin@farol.test");
  await office.getByLabel("Senha").fill("farol-demo-2026");
  await office.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await office.waitForURL(`**${schoolStart("azambuja")}`);
  await office.goto("/escolas/azambuja/gestao/nova-pessoa");
  await office.getByLabel("Nome", { exact: true }).fill("Olga");
  await office.getByLabel("Sobrenome").fill("Sem Scripts");
  await office.getByRole("button", { name: "Adicionar", exact: true }).click();
  await office.getByRole("heading", { level: 1, name: "Olga Sem Scripts" }).waitFor();
  await office.goto("/escolas/azambuja/gestao?q=olga+sem");
  await office.getByRole("checkbox", { name: "Marcar Olga Sem Scripts" }).check();
  await office.getByRole("combobox", { name: "Ação", exact: true }).selectOption({ label: "Inativar" });
  await office.getByRole("button", { name: "Aplicar" }).click();
  await office.getByText("1 pessoa foi inativada").waitFor();
  await office.getByRole("button", { name: "Desfazer" }).click();
  await office.getByText("1 mudança desfeita").waitFor();
  await office.goto("/escolas/azambuja/gestao?q=olga+sem");
  await office.getByRole("link", { name: "Olga Sem Scripts" }).click();
  const code = await issueCard(office);

  const student = await openPage({ scripts: false, screen: "phone" });
  await student.goto("/primeiro-acesso");
  await student.getByLabel("Código do cartão").fill(code);
  await student.getByRole("button", { name: "Continuar" }).click();
  await student.getByLabel("Escolha uma senha").fill(CARD_PASSWORD);
  await student.getByLabel("Confirme a senha").fill(CARD_PASSWORD);
  await student.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await student.getByRole("button", { name: "Sair" }).waitFor();
});
