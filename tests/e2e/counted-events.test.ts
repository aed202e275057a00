import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillLoginAs, givenAccount, signInAs } from "./support/account-page.ts";
import { openPage, visit } from "./support/browser.ts";
import { agreeToCount, eventsAfter, newestEvent, sayAge, toldErrors, watchCalls } from "./support/reports.ts";

const assistant = (page: Page) => page.getByRole("link", { name: "Abrir o FarolGPT" });

/** Longer than events wait before they are sent. */
const SENT_MS = 4500;

test("a visitor who agreed is counted on the way to the assistant, one who did not is not", async () => {
  const silent = await openPage();
  const calls = watchCalls(silent);
  await visit(silent, "/questoes");
  await assistant(silent).click();
  await silent.waitForTimeout(SENT_MS);
  expect(calls).toEqual([]);

  const before = newestEvent();
  const page = await openPage();
  await agreeToCount(page);
  await visit(page, "/questoes?q=energia");
  await assistant(page).click();
  const event = { name: "gpt-redirect", details: { type: "speed_dial", page_path: "/questoes" } };
  await expect.poll(() => eventsAfter(before)).toContainEqual(event);
});

test("an adult's sign-in is counted with its page and its way, and with nothing of theirs", async () => {
  const email = await givenAccount();
  await sayAge(email, "adult");
  const before = newestEvent();
  const page = await openPage();
  await agreeToCount(page);
  await visit(page, "/planos?login=true");
  await assistant(page).waitFor();
  await fillLoginAs(page, email);
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
  const event = { name: "login", details: { page_path: "/planos", provider: "email" } };
  await expect.poll(() => eventsAfter(before)).toEqual([event]);
});

test.each(["17", null] as const)("of a person of the age band %s nothing is ever sent", async (band) => {
  const email = await givenAccount();
  if (band) await sayAge(email, band);
  const page = await openPage();
  await agreeToCount(page);
  const calls = watchCalls(page);
  await signInAs(page, email);
  await assistant(page).click();
  await page.waitForTimeout(SENT_MS);
  expect(calls.filter((name) => name === "recordEvents")).toEqual([]);
});

test("an error of a page is told to the server, without the query it happened with", async () => {
  const word = `quebra${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "")}`;
  const page = await openPage({ tolerated: new RegExp(word) });
  await visit(page, "/questoes?q=segredo");
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(`${text} em ${window.location.href}`);
    });
  }, word);
  await expect
    .poll(() => toldErrors().filter((message) => message.includes(word)))
    .toEqual([`Error: ${word} em /questoes`]);
});

test("a page tells at most three errors", async () => {
  const page = await openPage({ tolerated: /muitos erros/ });
  const calls = watchCalls(page);
  await visit(page, "/questoes");
  await page.evaluate(() => {
    for (let time = 0; time < 6; time += 1)
      setTimeout(() => {
        throw new Error(`muitos erros ${time}`);
      });
  });
  await page.waitForTimeout(1000);
  expect(calls.filter((name) => name === "logClientError")).toHaveLength(3);
});
