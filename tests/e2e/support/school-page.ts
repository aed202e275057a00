import type { Page } from "playwright-core";
import { visit } from "./browser.ts";
import { requestsAs, sendForm } from "./people.ts";

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

/** The id of a class by its name, from the form for a new person. Throws where it has no such class. */
function classIn(form: string, room: string): string {
  const label = form
    .split("<label")
    .find((part) => part.includes('name="classes"') && part.includes(`>${room}<`));
  const [, id] = /value="([0-9a-f]{32})"/.exec(label ?? "") ?? [];
  if (!id) throw new Error(`No class ${room}`);
  return id;
}

/** The card's code of a new person of a school. Made without a browser, since only the result matters. */
export async function givenCard(
  { first, last, room }: Pick<NewPerson, "first" | "last" | "room">,
  school = "horizonte",
): Promise<string> {
  const office = await requestsAs(`${school}-admin`);
  const address = `/escolas/${school}/gestao/nova-pessoa`;
  const form = await (await office.get(address)).text();
  const year = /name="year"[^>]* value="(\d+)"/.exec(form)?.[1] ?? "";
  const classes: Record<string, string> = room ? { classes: classIn(form, room) } : {};
  const fields = { firstName: first, lastName: last, year, role: "student", ...classes };
  const person = await sendForm(office, address, fields);
  const cards = await sendForm(office, person, { intent: "cards" });
  const [code] =
    />([0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3})</
      .exec(await (await office.get(cards)).text())
      ?.slice(1) ?? [];
  if (!code) throw new Error(`${first} ${last} got no card`);
  return code;
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
  const code = await givenCard(person);
  const choice = { intent: "enter", code, password: CARD_PASSWORD, confirmation: CARD_PASSWORD };
  await sendForm(page.request, `/primeiro-acesso?codigo=${code}`, choice);
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
