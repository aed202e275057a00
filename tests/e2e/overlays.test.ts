import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, PATIENCE, untilReady, visit } from "./support/browser.ts";
import {
  banner,
  expectCalm,
  invitation,
  kept,
  letAMinutePass,
  openUntouched,
} from "./support/overlay-page.ts";
import { givenAccount, signIn } from "./support/people.ts";
import { alternativeRow, answerButton, GRADED, openQuestion, outcome } from "./support/question-page.ts";

/** Questions that no other test edits, imports or removes. */
const OWN = `/questoes?${GRADED}&disciplina=historia`;

declare global {
  interface Window {
    sent: string[];
  }
}

/** The address of a thread of the forum. */
async function addressOfThread(page: Page): Promise<string> {
  const list = await (await page.request.get(new URL("/respostas", inject("baseUrl")).href)).text();
  const [, address = ""] = /href="(\/r\/\w+)/.exec(list) ?? [];
  expect(address).not.toBe("");
  return address;
}

test("the cookie banner comes after 2.5 seconds, and its two choices are stored", async () => {
  const page = await openUntouched({ screen: "phone" });
  await visit(page, "/");
  const early = await page.evaluate(() => ({
    after: performance.now(),
    shown: document.querySelector('[aria-label="Cookies"]') !== null,
  }));
  if (early.after < 2500) expect(early.shown).toBe(false);
  await page.clock.runFor(2500);
  await banner(page).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await banner(page).boundingBox())?.height).toBeLessThan(260);
  expect(await banner(page).getByRole("link", { name: "Privacidade" }).getAttribute("href")).toBe(
    "/termos/#uso",
  );
  await banner(page).getByRole("button", { name: "OK" }).click();
  await banner(page).waitFor({ state: "detached" });
  expect(await kept(page, "consented-cookies")).toBe("yes");
  await page.reload();
  await untilReady(page);
  await letAMinutePass(page);
  expect(await banner(page).count()).toBe(0);

  // A person can reopen the choice, and refuse.
  await visit(page, "/termos");
  await page.getByRole("button", { name: "Escolher de novo" }).click();
  await banner(page).waitFor();
  await banner(page).getByRole("button", { name: "Só o essencial" }).click();
  await page.getByText("Neste navegador, você escolheu só o essencial.").waitFor();
  expect([await kept(page, "consented-cookies"), await kept(page, "essential-cookies-only")]).toEqual([
    "",
    "yes",
  ]);
});

test("a visitor who reads a question gets the cookie banner first, and the invitation below it when that is answered", async () => {
  const page = await openUntouched({ screen: "phone" });
  await openQuestion(page, OWN);
  await letAMinutePass(page);
  await banner(page).waitFor();
  expect(await invitation(page).count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await banner(page).getByRole("button", { name: "Só o essencial" }).click();
  await page.clock.runFor(1000);
  await invitation(page).waitFor();
  expect(await banner(page).count()).toBe(0);
  expect(await kept(page, "seen-farol-zap-overlay")).toBe(null);
  await invitation(page).scrollIntoViewIfNeeded();
  await expect.poll(() => kept(page, "seen-farol-zap-overlay")).not.toBe(null);
});

test("the invitation comes after 10 seconds and the answer, once a week, and never after it was followed", async () => {
  const page = await openUntouched({ screen: "phone" });
  await signIn(page, givenAccount(), "/questoes");
  await page.evaluate(() => localStorage.setItem("essential-cookies-only", "yes"));
  await openQuestion(page, OWN);
  await letAMinutePass(page);
  await expectCalm(page);
  await alternativeRow(page, "A").tap();
  await answerButton(page).tap();
  await outcome(page).waitFor();
  await page.getByText("Respondida por você em").waitFor();
  await letAMinutePass(page);
  await expectCalm(page);
  const thread = await addressOfThread(page);
  await visit(page, thread);
  await letAMinutePass(page);
  await invitation(page).waitFor();
  await invitation(page).scrollIntoViewIfNeeded();
  await expect.poll(() => kept(page, "seen-farol-zap-overlay")).not.toBe(null);
  const link = invitation(page).getByRole("link", { name: "Abrir no WhatsApp" });
  expect(await link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d{8,}\?text=Ol%C3%A1/);
  expect(Number(await kept(page, "seen-farol-zap-overlay"))).toBeGreaterThan(1_700_000_000);
  await expectAccessible(page);
  await invitation(page).getByRole("button", { name: "Fechar o convite" }).click();
  await invitation(page).waitFor({ state: "detached" });

  await visit(page, thread);
  await letAMinutePass(page);
  await expectCalm(page);
  // On a page without the invitation, which could come at once and be noted as seen.
  await visit(page, "/termos");
  await page.evaluate(() => localStorage.setItem("seen-farol-zap-overlay", "1700000000"));
  await visit(page, thread);
  await letAMinutePass(page);
  // Its clock starts where the page is at rest, which a busy machine may reach later.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return invitation(page).count();
      },
      { timeout: PATIENCE },
    )
    .toBe(1);
  await invitation(page)
    .getByRole("link")
    .evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
  await invitation(page).getByRole("link").click();
  expect(await kept(page, "clicked-farol-zap-overlay")).toBe("yes");
  await invitation(page).waitFor({ state: "detached" });
});

test("admins are not invited, and a second try at a question is left alone too", async () => {
  const page = await openUntouched();
  await signIn(page, "admin", "/questoes");
  await page.evaluate(() => localStorage.setItem("essential-cookies-only", "yes"));
  await openQuestion(page, OWN);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  await letAMinutePass(page);
  await expectCalm(page);

  const other = await openUntouched();
  await signIn(other, givenAccount(), "/questoes");
  await other.evaluate(() => localStorage.setItem("essential-cookies-only", "yes"));
  await openQuestion(other, OWN, 3);
  await other.keyboard.press("b");
  await other.keyboard.press("Enter");
  await outcome(other).waitFor();
  await other.getByRole("button", { name: "Responder de novo" }).click();
  await letAMinutePass(other);
  await expectCalm(other);
});

test("the paywall requires a login of a visitor, can be dismissed, and is counted after consent", async () => {
  const page = await openPage({ screen: "phone", untouched: true });
  await page.addInitScript(() => {
    localStorage.setItem("consented-cookies", "yes");
    // A beacon's body is not to be seen from outside.
    const sent: string[] = [];
    navigator.sendBeacon = (_, body) => {
      void (body as Blob).text().then((text) => sent.push(text));
      return true;
    };
    Object.assign(window, { sent });
  });
  await openQuestion(page, OWN);
  await alternativeRow(page, "A").tap();
  await answerButton(page).tap();
  const wall = dialog(page, "Faça login para continuar");
  await wall.waitFor();
  await expectAccessible(page);
  const sent = () => page.evaluate(() => window.sent.join());
  await expect.poll(sent).toContain('"name":"trigger_paywall"');
  expect(await sent()).toContain("/q/");
  await page.keyboard.press("Escape");
  await wall.waitFor({ state: "detached" });
  expect(await answerButton(page).isEnabled()).toBe(true);
  await answerButton(page).tap();
  await wall.getByRole("link", { name: "Criar conta grátis" }).click();
  await dialog(page, "Criar conta").waitFor();
  expect(await wall.count()).toBe(0);
});

test("the support says that it is not there yet; people of a school have their school's", async () => {
  const page = await openPage();
  await visit(page, "/sobre");
  await page.getByRole("button", { name: "Suporte" }).click();
  const answer = dialog(page, "Suporte");
  await answer.getByText("Suporte ainda não implementado").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await answer.waitFor({ state: "detached" });

  const pupil = await openPage();
  await signIn(pupil, "horizonte-aluna", "/questoes");
  const links = pupil.getByRole("link", { name: "Suporte da escola" });
  expect(await links.count()).toBe(2);
  expect(await links.first().getAttribute("href")).toMatch(/^https:\/\/wa\.me\/5500900000002\?text=/);
  expect(await pupil.getByRole("button", { name: "Suporte" }).count()).toBe(0);
});
