import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openContext, openPage, untilReady, visit } from "./support/browser.ts";
import { storedOf } from "./support/ledger.ts";
import { logIn } from "./support/people.ts";
import { answerButton, openQuestion, outcome, pointsEarned } from "./support/question-page.ts";

/** Counts the answers a page sends. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/callable/answerQuestion")) calls += 1;
  });
  return () => calls;
}

test("a double click on Responder answers once and shows the points", async () => {
  const page = await openPage();
  await logIn(page, "azambuja");
  const code = await openQuestion(page);
  const before = storedOf("azambuja", code);
  const calls = countCalls(page);
  await page.keyboard.press("a");
  await answerButton(page).dblclick();
  await outcome(page).waitFor();
  await page.getByText("Respondida por você em").waitFor();
  const earned = await pointsEarned(page);
  expect(earned).toBeGreaterThan(0);
  expect(calls()).toBe(1);
  expect(storedOf("azambuja", code)).toEqual({
    answers: 1,
    attempts: 0,
    points: before.points + earned,
    questions: before.questions + 1,
  });
});

test("Enter pressed long answers once and does not run on to the next question", async () => {
  const page = await openPage();
  await logIn(page, "mentor-chefe");
  const code = await openQuestion(page);
  const calls = countCalls(page);
  await page.keyboard.press("a");
  await page.keyboard.down("Enter");
  while (!(await outcome(page).isVisible())) await page.keyboard.down("Enter");
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await untilReady(page);
  expect(calls()).toBe(1);
  expect(new URL(page.url()).pathname).toBe(`/q/${code}`);
});

test("two tabs that answer the same question at once score once (REL-07)", async () => {
  const context = await openContext();
  const first = await context.newPage();
  await logIn(first, "plantel");
  const code = await openQuestion(first);
  const second = await context.newPage();
  await visit(second, `/q/${code}`);
  const before = storedOf("plantel", code);
  await second.keyboard.press("a");
  await first.bringToFront();
  await first.keyboard.press("b");
  // Sent to both without waiting for either: a tab in the background draws too seldom to be seen at rest.
  await Promise.all([first, second].map((tab) => answerButton(tab).dispatchEvent("click")));
  await Promise.all([outcome(first).waitFor(), outcome(second).waitFor()]);
  const earned = [await pointsEarned(first), await pointsEarned(second)];
  expect(earned.filter((points) => points > 0)).toHaveLength(1);
  expect(storedOf("plantel", code)).toEqual({
    answers: 1,
    attempts: 1,
    points: before.points + Math.max(...earned),
    questions: before.questions + 1,
  });
});
