import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillLogin } from "./support/account-page.ts";
import { openPage, untilAtRest, visit } from "./support/browser.ts";
import { givenAccount, signIn } from "./support/people.ts";
import { agreeToCount, eventsAfter, newestEvent, toldErrors, watchCalls } from "./support/reports.ts";

/** The paywall that a visitor sees where an account is needed: it is counted. */
async function meetTheWall(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Buscas salvas" }).click();
  await page.getByRole("dialog", { name: "Faça login para continuar" }).waitFor();
}

/** Lets a page send whatever waits to be counted, as when it is left. */
async function sendWaiting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
}

test("a visitor who agreed is counted at the wall, one who did not is not", async () => {
  const silent = await openPage();
  const calls = watchCalls(silent);
  await visit(silent, "/questoes");
  await meetTheWall(silent);
  await sendWaiting(silent);
  expect(calls).toEqual([]);

  const before = newestEvent();
  const page = await openPage();
  await agreeToCount(page);
  await visit(page, "/questoes?q=energia");
  await meetTheWall(page);
  await expect.poll(() => eventsAfter(before).map(({ name }) => name)).toContain("trigger_paywall");
});

test("an adult's sign-in is counted with its page and its way, and with nothing of theirs", async () => {
  const email = givenAccount("adult");
  const before = newestEvent();
  const page = await openPage();
  await agreeToCount(page);
  await visit(page, "/planos?login=true");
  await untilAtRest(page);
  await fillLogin(page, email);
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
  const event = { name: "login", details: { page_path: "/planos", provider: "email" } };
  // Other tests may be counted at the same time, on other pages.
  const here = () => eventsAfter(before).filter(({ details }) => details.page_path === "/planos");
  await expect.poll(here).toEqual([event]);
});

test.each([
  ["a minor", "minor"],
  ["a person who has not said their age", "complete"],
] as const)("of %s nothing is ever sent", async (_, kind) => {
  const page = await openPage();
  await agreeToCount(page);
  const calls = watchCalls(page);
  await signIn(page, givenAccount(kind), "/questoes");
  await untilAtRest(page);
  await sendWaiting(page);
  expect(calls.filter((name) => name === "recordEvents")).toEqual([]);
});

test("an error of a page is reported to the server, without the query it happened with", async () => {
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

test("a page reports at most three errors", async () => {
  const page = await openPage({ tolerated: /muitos erros/ });
  const calls = watchCalls(page);
  await visit(page, "/questoes");
  const told = () => calls.filter((name) => name === "logClientError").length;
  const fail = () =>
    page.evaluate(async () => {
      setTimeout(() => {
        throw new Error("muitos erros");
      });
      await new Promise((later) => setTimeout(later));
    });
  for (let time = 1; time <= 3; time += 1) {
    await fail();
    await expect.poll(told).toBe(time);
  }
  for (let time = 0; time < 3; time += 1) await fail();
  expect(told()).toBe(3);
});
