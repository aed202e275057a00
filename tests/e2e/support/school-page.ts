import type { Page } from "playwright-core";
import { openPage, visit } from "./browser.ts";
import { logIn } from "./people.ts";

/** The start of a demo school's management. */
export const MANAGEMENT = "/escolas/horizonte/gestao";

/** A code in groups of four, as printed. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

export type NewPerson = { first: string; last: string; mobile?: string; room?: string };

/** Adds somebody by the form that is open; ends on their page. */
async function fillPerson(page: Page, { first, last, mobile, room }: NewPerson): Promise<void> {
  await page.getByLabel("Nome", { exact: true }).fill(first);
  await page.getByLabel("Sobrenome").fill(last);
  if (mobile) await page.getByLabel("Celular").fill(mobile);
  if (room) await page.getByRole("checkbox", { name: room }).check();
  await page.getByRole("button", { name: "Adicionar", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `${first} ${last}` }).waitFor();
}

/** Adds somebody by the form; ends on their page. */
export async function addPerson(page: Page, person: NewPerson, school = "horizonte"): Promise<void> {
  await visit(page, `/escolas/${school}/gestao/nova-pessoa`);
  await fillPerson(page, person);
}

/** Issues the card of the person whose page is open; its code. */
export async function issueCard(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Emitir cartão" }).click();
  await page.getByRole("heading", { level: 1, name: "Cartões de acesso" }).waitFor();
  return shownCode(page);
}

/** The code of the first card of the page. */
export async function shownCode(page: Page): Promise<string> {
  return (await page.getByRole("main").getByText(CODE).first().textContent()) ?? "";
}

/** The card's code of a new person of a school. Made without scripts, since only the result matters. */
export async function givenCard(person: NewPerson, school = "horizonte"): Promise<string> {
  const office = await openPage({ scripts: false });
  await logIn(office, `${school}-admin`);
  await office.goto(`/escolas/${school}/gestao/nova-pessoa`);
  await fillPerson(office, person);
  return issueCard(office);
}

/** What people of these tests choose at their first access. */
export const CARD_PASSWORD = "sete cavalos verdes";

/** Chooses a password on the page of a card and enters. */
export async function enterByCard(page: Page): Promise<void> {
  await page.getByLabel("Escolha uma senha").fill(CARD_PASSWORD);
  await page.getByLabel("Confirme a senha").fill(CARD_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await page.getByRole("button", { name: "Notificações" }).waitFor();
}

/** A new student of a school, entered by a card. */
export async function givenStudent(page: Page, person: NewPerson): Promise<void> {
  await visit(page, `/primeiro-acesso?codigo=${await givenCard(person)}`);
  await enterByCard(page);
}

/** Searches among the people. */
export async function findPeople(page: Page, text: string): Promise<void> {
  const field = page.getByRole("searchbox", { name: "Buscar por nome, e-mail, celular ou matrícula" });
  await field.fill(text);
  await field.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("q") === text);
}

/** The names on the page of people. */
export async function shownPeople(page: Page): Promise<string[]> {
  const people = page.getByRole("region", { name: "Pessoas" }).getByRole("listitem").getByRole("link");
  return (await people.allTextContents()).map((each) => each.trim());
}
