import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { heading, listedCodes, questionLinks } from "./support/question-page.ts";

test("Próximas and Anteriores walk through the pages without a gap or a repetition", async () => {
  const page = await openPage();
  await visit(page, "/questoes/enem");
  const first = await listedCodes(page);
  const step = async (name: string, codes: string[]) => {
    await page.getByRole("link", { name, exact: true }).click();
    await page.waitForFunction(
      (before) => !document.querySelector("article")?.textContent?.includes(before),
      codes[0] ?? "",
    );
    return listedCodes(page);
  };
  const second = await step("Próximas", first);
  const third = await step("Próximas", second);
  expect(new Set([...first, ...second, ...third]).size).toBe(60);
  expect(await step("Anteriores", third)).toEqual(second);
  expect(await step("Anteriores", second)).toEqual(first);
  await page.goBack();
  await expect.poll(() => listedCodes(page)).toEqual(second);
});

test("the continuous list grows, and coming back finds the place again", async () => {
  const page = await openPage();
  await visit(page, "/questoes/enem");
  const first = await listedCodes(page);
  await page.getByRole("checkbox", { name: "Lista contínua" }).check();
  await questionLinks(page).nth(19).scrollIntoViewIfNeeded();
  await expect.poll(() => questionLinks(page).count()).toBeGreaterThanOrEqual(40);
  const grown = await listedCodes(page);
  expect(grown.slice(0, 20)).toEqual(first);
  expect(new Set(grown).size).toBe(grown.length);

  const far = questionLinks(page).nth(33);
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(2000);
  await far.click();
  await heading(page, grown[33] ?? "").waitFor();
  await page.goBack();
  await far.waitFor();
  await untilReady(page);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
  expect((await listedCodes(page)).slice(0, grown.length)).toEqual(grown);

  // The choice outlives the page.
  await page.reload();
  await untilReady(page);
  expect(await page.getByRole("checkbox", { name: "Lista contínua" }).isChecked()).toBe(true);
});

test("another search never shows the continuous list of the one before", async () => {
  const page = await openPage();
  await visit(page, "/questoes/enem");
  await page.getByRole("checkbox", { name: "Lista contínua" }).check();
  await questionLinks(page).nth(19).scrollIntoViewIfNeeded();
  await expect.poll(() => questionLinks(page).count()).toBeGreaterThanOrEqual(40);
  const nextPage = /apos=.*_dados=/;
  let release = () => {};
  const asked = new Promise<void>((held) => {
    void page.route(nextPage, async (route) => {
      held();
      await new Promise<void>((done) => {
        release = done;
      });
      await route.continue().catch(() => undefined);
    });
  });
  const over = new Promise<void>((done) => {
    const note = (request: Request) => nextPage.test(request.url()) && done();
    page.on("requestfinished", note);
    page.on("requestfailed", note);
  });
  await questionLinks(page).last().scrollIntoViewIfNeeded();
  await asked;
  // The next page is still on its way when the student looks for something else.
  await page.getByRole("searchbox", { name: "Buscar questões" }).fill("velocidade");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("q") === "velocidade");
  release();
  await over;
  await untilReady(page);
  const listed = await listedCodes(page);
  const fresh = await openPage();
  await visit(fresh, page.url());
  expect(listed.slice(0, 20)).toEqual(await listedCodes(fresh));
  expect(new Set(listed).size).toBe(listed.length);
});
