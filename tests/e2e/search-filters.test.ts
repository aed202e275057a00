import { expect, test } from "vitest";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";
import { openQuestion, outcome, questionLinks } from "./support/question-page.ts";
import { filters, filterValue, promised, resultsOf, totalOf, untilTitled } from "./support/search-page.ts";

test("institution, subject and topic narrow the search, and each finds as many as it promised", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  const everything = await totalOf(page);

  const institution = filterValue(page, "ENEM");
  const ofInstitution = await promised(institution);
  expect(ofInstitution).toBeLessThan(everything);
  await institution.click();
  await untilTitled(page, "Questões — ENEM");
  expect(await institution.getAttribute("aria-current")).toBe("true");
  expect(await totalOf(page)).toBe(ofInstitution);

  const subject = filterValue(page, "Física");
  const ofSubject = await promised(subject);
  await subject.click();
  await untilTitled(page, "Questões de Física — ENEM");
  expect(await subject.getAttribute("aria-current")).toBe("true");
  expect(await totalOf(page)).toBe(ofSubject);
  expect(new URL(page.url()).pathname).toBe("/questoes/ENEM/todos/fisica");
  const beforeTopic = await resultsOf(page);

  await filters(page).getByText("Assunto", { exact: true }).click();
  const topic = filters(page)
    .getByRole("group")
    .filter({ hasText: /^Assunto/ })
    .getByRole("link")
    .first();
  const ofTopic = await promised(topic);
  const name = (await topic.allInnerTexts()).join("").split("\n")[0] ?? "";
  await topic.click();
  await untilTitled(page, new RegExp(`${name}.*ENEM`));
  expect(await totalOf(page)).toBe(ofTopic);
  expect(ofTopic).toBeLessThan(ofSubject);

  // The address is the search: anyone who opens it sees the same.
  const shared = await resultsOf(page);
  const other = await openPage();
  await visit(other, page.url());
  expect(await resultsOf(other)).toEqual(shared);
  expect(await filterValue(other, name).getAttribute("aria-current")).toBe("true");

  // The back button removes one filter after the other.
  await page.goBack();
  await untilTitled(page, "Questões de Física — ENEM");
  expect(await resultsOf(page)).toEqual(beforeTopic);
  await page.goBack();
  await untilTitled(page, "Questões — ENEM");
  await filterValue(page, "ENEM").click();
  await untilTitled(page, "Questões");
  // Other tests may have published some of other institutions meanwhile.
  expect(await totalOf(page)).toBeGreaterThanOrEqual(everything);
});

test("on a phone the same filters are in a sheet", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes");
  await page.getByRole("button", { name: "Filtros" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  const found = await promised(filterValue(page, "ITA"));
  await filterValue(page, "ITA").tap();
  await untilHidden(page, "Questões — ITA");
  await filterValue(page, "Química").tap();
  await untilHidden(page, "Questões de Química — ITA");
  expect(await filterValue(page, "ITA").getAttribute("aria-current")).toBe("true");
  await sheet.getByText("Assunto", { exact: true }).tap();
  const topic = sheet
    .getByRole("group")
    .filter({ hasText: /^Assunto/ })
    .getByRole("link")
    .first();
  const ofTopic = await promised(topic);
  await topic.tap();
  await page.waitForURL((url) => url.searchParams.has("assunto"));
  await sheet.getByRole("button", { name: `Ver ${ofTopic} questões` }).tap();
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Filtros (3)" }).waitFor();
  expect(await totalOf(page)).toBe(ofTopic);
  expect(ofTopic).toBeLessThan(found);
  await page.getByRole("button", { name: "Filtros (3)" }).tap();
  await sheet.getByRole("link", { name: "Limpar filtros" }).tap();
  await untilHidden(page, "Questões");
});

/** The page behind a sheet is inert: its heading is there, and no reader can reach it. */
async function untilHidden(page: Awaited<ReturnType<typeof openPage>>, title: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title, exact: true, includeHidden: true }).waitFor();
}

test("a range of years narrows the search and stays in the address", async () => {
  const page = await openPage();
  await visit(page, "/questoes/enem");
  await filters(page).getByLabel("De", { exact: true }).fill("2019");
  await filters(page).getByLabel("Até", { exact: true }).fill("2021");
  await filters(page).getByRole("button", { name: "Ok" }).click();
  await untilTitled(page, "Questões — ENEM 2019 a 2021");
  const exams = await page.getByRole("article").allInnerTexts();
  expect(exams.length).toBeGreaterThan(0);
  for (const exam of exams) expect(exam).toMatch(/ENEM (?:2019|2020|2021)/);
  await page.reload();
  await untilReady(page);
  expect(await filters(page).getByLabel("De", { exact: true }).inputValue()).toBe("2019");
});

test("a student's own answers are a filter of theirs", async () => {
  const page = await openPage();
  await logIn(page, "moderadora");
  const code = await openQuestion(page, "/questoes?tipo=multipla-escolha&resolucao=sim", 2);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  const right = (await outcome(page).allInnerTexts()).join("").startsWith("Resposta certa");
  await visit(page, "/questoes");
  await filterValue(page, right ? "Acertei" : "Errei").click();
  await page.waitForURL((url) => url.searchParams.has("minhas"));
  await page.getByText("1 questão", { exact: true }).waitFor();
  expect((await resultsOf(page)).codes).toEqual([code]);
  expect(await page.getByRole("article").allInnerTexts()).toEqual([
    expect.stringContaining(right ? "Acertou" : "Errou"),
  ]);
  await visit(page, "/questoes?minhas=nao-respondidas&tipo=multipla-escolha&resolucao=sim");
  expect((await resultsOf(page)).codes).not.toContain(code);
  expect(await questionLinks(page).count()).toBe(20);
});
