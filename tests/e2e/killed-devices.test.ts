import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { untilReady } from "./support/browser.ts";
import { rowsOf } from "./support/copied-state.ts";
import { rowsOnDevice } from "./support/device-store.ts";
import { type KillableBrowser, newProfile, openProfile } from "./support/killable-browser.ts";
import { dice, ownServer } from "./support/own-server.ts";
import { logIn } from "./support/people.ts";
import { button, startFrom } from "./support/practice-page.ts";
import { alternative, alternativeRow, GRADED } from "./support/question-page.ts";
import { emailsOf } from "./support/waiting-people.ts";

/** KILLED_EDITS=2000 KILLS=40 for the bar of quality. */
const EDITS = Number(process.env.KILLED_EDITS ?? 80);
const KILLS = Number(process.env.KILLS ?? 4);
const QUESTIONS = 5;
const THEMES = ["/redacao/tema/leitura-na-adolescencia", "/redacao/tema/agua-no-semiarido"];
/** What a browser reports of a server that was killed. */
const GONE = /net::ERR_|WebSocket connection|Failed to fetch manifest patches|status of 50\d/;
/** Of the accounts that nobody else of these tests takes at this server. */
const EMAIL = emailsOf("complete")[0] ?? "";

/** One of the person's devices: an exam that both work on, and an essay of its own. */
type Device = {
  profile: string;
  theme: string;
  essay: string;
  /** What was typed in the essay, and is on the device. */
  text: string;
  browser: KillableBrowser | null;
  exam: Page | null;
  sheet: Page | null;
};
type Server = Awaited<ReturnType<typeof ownServer>>;

/** What the device has: the choices in the exam, the essays' drafts, and how much is to be sent. */
async function onDisk(page: Page) {
  const copies = await rowsOnDevice(page, "practiceCopies");
  const drafts = await rowsOnDevice(page, "drafts");
  const outbox = await rowsOnDevice(page, "outbox");
  return {
    items: copies.flatMap(({ item }) => (item ? [item] : [])),
    essays: JSON.stringify(drafts.filter(({ key }) => String(key).startsWith("essay:"))),
    unsent: outbox.length + drafts.filter(({ isWork }) => isWork).length,
  };
}

async function openPage(browser: KillableBrowser, server: Server, path: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(server.base + path);
  await untilReady(page);
  return page;
}

/** Starts the device's browser with its two pages, as they are found after a kill. */
async function open(device: Device, server: Server, session: string): Promise<void> {
  const browser = await openProfile(device.profile, GONE);
  device.browser = browser;
  const [first] = browser.context.pages();
  // A killed browser has not written its newest cookies.
  await logIn(first ?? (await browser.context.newPage()), EMAIL, undefined, server.base);
  device.exam = (session && (await openPage(browser, server, session))) || null;
  device.sheet = await openPage(browser, server, device.essay || device.theme);
}

const field = (page: Page) => page.getByRole("textbox", { name: "Folha de redação" });

async function startEssay(device: Device): Promise<void> {
  const { sheet } = device;
  await sheet?.getByRole("button", { name: "Escrever" }).click();
  await sheet?.getByRole("timer").waitFor();
  device.essay = sheet ? new URL(sheet.url()).pathname : "";
}

/** Chooses an alternative of a question, and waits until the device has it. False where it was chosen on this device. */
async function choose(page: Page, position: number, letter: string): Promise<boolean> {
  const shown = page.getByText(/^Questão \d de \d/).first();
  const current = async () => Number(/\d/.exec((await shown.textContent()) ?? "")?.[0]) - 1;
  for (let at = await current(); at !== position; at = await current())
    await button(page, at < position ? "Próxima questão" : "Questão anterior").click();
  if (await alternative(page, letter).isChecked()) return false;
  await alternativeRow(page, letter).click();
  await expect
    .poll(async () => (await onDisk(page)).items, { interval: 10 })
    .toContainEqual(expect.objectContaining({ position, choice: letter }));
  return true;
}

/** Types a word more, and waits until the device or the server has it. */
async function type(device: Device, page: Page, word: string): Promise<void> {
  await expect.poll(() => field(page).inputValue()).toBe(device.text);
  await field(page).press("Control+End");
  await page.keyboard.insertText(word);
  device.text += word;
  await expect
    .poll(async () => (await onDisk(page)).essays, { interval: 10 })
    .toContain(JSON.stringify(device.text));
}

test(`${EDITS} edits on two devices, browsers and the server killed ${KILLS} times: nothing is lost, nothing doubled (REL-16, REL-19)`, {
  timeout: 180_000 + EDITS * 2000 + KILLS * 60_000,
}, async () => {
  const server = await ownServer();
  const random = dice(7);
  const pick = (count: number) => Math.floor(random() * count);
  const devices = THEMES.map((theme): Device => {
    return { theme, profile: newProfile(), essay: "", text: "", browser: null, exam: null, sheet: null };
  });
  let session = "";
  for (const device of devices) {
    await open(device, server, session);
    await startEssay(device);
    if (session || !device.browser) continue;
    const page = await openPage(device.browser, server, `/questoes?${GRADED}`);
    await startFrom(page, "Fazer como prova", QUESTIONS);
    session = new URL(page.url()).pathname;
    device.exam = page;
  }
  const [, other] = devices;
  if (other?.browser) other.exam = await openPage(other.browser, server, session);

  const chosen = new Map<number, string>();
  const each = Math.ceil(EDITS / (KILLS + 1));
  for (let edit = 1; edit <= EDITS; edit++) {
    const device = devices[pick(2)];
    if (!device?.exam || !device.sheet) throw new Error("no page");
    if (random() < 0.6) {
      const [position, letter] = [pick(QUESTIONS), "ABCD"[pick(4)] ?? "A"];
      await device.exam.bringToFront();
      if (await choose(device.exam, position, letter)) chosen.set(position, letter);
    } else {
      await device.sheet.bringToFront();
      await type(device, device.sheet, ` p${edit}`);
    }
    if (edit % each !== 0) continue;
    if (random() < 0.5) {
      await device.browser?.kill();
      await open(device, server, session);
    } else await server.restart();
  }

  for (const { exam, sheet } of devices) {
    if (!exam || !sheet) throw new Error("no page");
    for (const page of [exam, sheet]) await page.reload();
    await expect.poll(async () => (await onDisk(exam)).unsent, { timeout: 90_000, interval: 200 }).toBe(0);
  }
  for (const { browser } of devices) await browser?.close();
  server.kill();
  const items = rowsOf(
    server.state,
    `SELECT i.place % 1000 AS place, i.choice FROM practice_items i JOIN users u ON u.num = i.user_num
     WHERE u.email = '${EMAIL}' AND i.choice IS NOT NULL ORDER BY 1`,
  );
  const wanted = [...chosen].map(([place, choice]) => ({ place, choice })).sort((a, b) => a.place - b.place);
  expect(items.map((row) => ({ ...row }))).toEqual(wanted);
  const essays = rowsOf(
    server.state,
    `SELECT e.text FROM essays e JOIN users u ON u.num = e.user_num WHERE u.email = '${EMAIL}'`,
  );
  expect(essays.map(({ text }) => text).sort()).toEqual(devices.map(({ text }) => text).sort());
});
