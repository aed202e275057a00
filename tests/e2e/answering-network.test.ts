import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { newProfile, openProfile } from "./support/killable-browser.ts";
import { type Stored, storedOf } from "./support/ledger.ts";
import { logIn } from "./support/people.ts";
import { alternative, openQuestion, outcome } from "./support/question-page.ts";

const CALL = "**/callable/answerQuestion";
const kept = (page: Page) => page.getByText("Sua resposta está guardada neste aparelho");

/** Waits until the shell has brought the answer to the server, and checks that the page then shows it. */
async function untilConfirmed(page: Page): Promise<void> {
  await outcome(page).waitFor({ timeout: 30_000 });
  await page.getByText("Respondida por você em").waitFor();
  expect(await kept(page).count()).toBe(0);
}

/** One first answer more than before, and nothing else. */
function expectOnce(before: Stored, after: Stored): void {
  expect(after).toMatchObject({ answers: 1, attempts: 0, questions: before.questions + 1 });
  expect([1, 3]).toContain(after.points - before.points);
}

/** The operation id a call carries. */
function operationOf(route: Route): string {
  return (route.request().postDataJSON() as { data: { operationId: string } }).data.operationId;
}

test("an answer given while the network is cut is stored, and arrives once when it returns (REL-16)", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await logIn(page, "ultra");
  const code = await openQuestion(page);
  const before = storedOf("ultra", code);
  await page.keyboard.press("b");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await kept(page).waitFor();
  expect(await alternative(page, "B").isChecked()).toBe(true);
  expect(storedOf("ultra", code)).toEqual(before);

  await page.context().setOffline(false);
  await untilConfirmed(page);
  await page.getByText("1 resposta guardada foi enviada.").waitFor();
  expectOnce(before, storedOf("ultra", code));
});

test("an answer given offline survives a killed browser, and arrives once from the next one (REL-17)", async () => {
  const profile = newProfile();
  const first = await openProfile(profile);
  await logIn(await first.context.newPage(), "pro");
  await first.close();

  const second = await openProfile(profile, CUT_NETWORK);
  const page = await second.context.newPage();
  const code = await openQuestion(page);
  const before = storedOf("pro", code);
  await page.keyboard.press("a");
  await second.context.setOffline(true);
  await page.keyboard.press("Enter");
  await kept(page).waitFor();
  await second.kill();
  expect(storedOf("pro", code)).toEqual(before);

  const third = await openProfile(profile);
  const reopened = await third.context.newPage();
  // Any page of the product brings it home.
  await visit(reopened, "/questoes");
  await reopened.getByText("1 resposta guardada foi enviada.").waitFor();
  await visit(reopened, `/q/${code}`);
  await untilConfirmed(reopened);
  expect(await alternative(reopened, "A").isChecked()).toBe(true);
  expectOnce(before, storedOf("pro", code));
  await third.kill();
});

test("an answer whose confirmation was lost is sent again and stored once (REL-02)", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await logIn(page, "podion");
  const code = await openQuestion(page);
  const before = storedOf("podion", code);
  const operations: string[] = [];
  await page.route(CALL, async (route) => {
    operations.push(operationOf(route));
    const reply = await route.fetch();
    if (operations.length > 1) return route.fulfill({ response: reply });
    expect(reply.status()).toBe(200);
    return route.abort("failed");
  });
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await kept(page).waitFor();
  // Committed, and the student does not know it yet. Another process sees it a moment later.
  await expect.poll(() => storedOf("podion", code).answers).toBe(1);
  expectOnce(before, storedOf("podion", code));
  await untilConfirmed(page);
  expect(operations).toHaveLength(2);
  expect(operations[1]).toBe(operations[0]);
  expectOnce(before, storedOf("podion", code));
});

test("an answer the server could not accept at first is accepted later, once (REL-01)", async () => {
  const page = await openPage({ tolerated: /status of 503/ });
  await logIn(page, "marista");
  const code = await openQuestion(page);
  const before = storedOf("marista", code);
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    const body = { error: { status: "UNAVAILABLE", message: "Tente de novo." } };
    return calls > 2 ? route.continue() : route.fulfill({ status: 503, json: body });
  });
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await kept(page).waitFor();
  await untilConfirmed(page);
  expect(calls).toBe(3);
  expectOnce(before, storedOf("marista", code));
});
