import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { DEMO_PASSWORD } from "#content/demo-accounts.ts";
import { openPage, untilReady } from "./support/browser.ts";
import { dice, ownServer } from "./support/own-server.ts";
import { emailOf } from "./support/people.ts";

/** Edits of each of the two; NOTEBOOK_EDITS=500 for the bar of quality. */
const EDITS = Number(process.env.NOTEBOOK_EDITS ?? 15);
const KILLS = 2;
const SCHOOL = "horizonte";
const WRITERS = ["horizonte-professor", "horizonte-admin"] as const;
/** What the browser says of a server that is not there. */
const GONE = /net::ERR_|WebSocket connection|Failed to fetch manifest patches|status of 50\d/;

type Writer = {
  page: Page;
  name: string;
  acknowledged: Set<string>;
  written: string[];
  count: number;
  isOffline: boolean;
};

const tokensIn = (text: string): string[] => text.match(/\[[ab]\d+\]/g) ?? [];

/** Notes what the server says that it stored. */
function hear({ page, acknowledged }: Writer): void {
  page.on("response", async (response) => {
    const sent = new URLSearchParams(response.request().postData() ?? "");
    if (sent.get("intent") !== "save") return;
    const reply: { saved?: { outcome: string } } | null = await response.json().catch(() => null);
    if (reply?.saved?.outcome === "saved")
      for (const token of tokensIn(sent.get("texto") ?? "")) acknowledged.add(token);
  });
}

async function givenWriter(base: string, index: number): Promise<Writer> {
  const page = await openPage({ tolerated: GONE });
  const form = { email: emailOf(WRITERS[index] ?? ""), password: DEMO_PASSWORD };
  const address = { Origin: base, "CF-Connecting-IP": `10.9.8.${index + 1}` };
  await page.request.post(`${base}/entrar`, { form, headers: address, maxRedirects: 0 });
  const writer = {
    page,
    name: index === 0 ? "a" : "b",
    acknowledged: new Set<string>(),
    written: [],
    count: 0,
    isOffline: false,
  };
  hear(writer);
  return writer;
}

/** Opens the editor of the school's first demo notebook, by its list. */
async function openEditor({ page }: Writer, base: string): Promise<void> {
  await page.goto(base + notebookPaths.notebooks(SCHOOL));
  await untilReady(page);
  await page.getByRole("link", { name: "Cinemática", exact: true }).click();
  await page.getByLabel("Título da seção").waitFor();
}

const textBlocks = (page: Page) => page.getByRole("region", { name: /^Bloco \d+ de \d+: Texto$/ });

/** Both texts, wherever somebody else wrote the same block meanwhile. */
async function joinTexts(page: Page): Promise<void> {
  const choices = page.getByRole("button", { name: "Juntar os dois" });
  while ((await choices.count()) > 0) await choices.first().click();
}

async function setOffline(writer: Writer, isOffline: boolean): Promise<void> {
  writer.isOffline = isOffline;
  await writer.page.context().setOffline(isOffline);
}

async function edit(writer: Writer, random: () => number): Promise<void> {
  const { page, name } = writer;
  await joinTexts(page);
  const blocks = textBlocks(page);
  const block = blocks.nth(Math.floor(random() * (await blocks.count())));
  const open = block.getByRole("button", { name: /^Editar:/ });
  if ((await open.count()) > 0) await open.click();
  const field = block.getByRole("textbox");
  // Somebody else's text came meanwhile: chosen at the next edit.
  if ((await field.count()) === 0) return;
  await field.press("Control+End");
  const token = `[${name}${writer.count++}]`;
  await page.keyboard.insertText(` ${token}`);
  // Nothing is typed while both texts replace the field.
  const isWritten = await page.evaluate(
    (text) =>
      document.body.textContent?.includes(text) ||
      [...document.querySelectorAll("textarea")].some(({ value }) => value.includes(text)),
    token,
  );
  if (isWritten) writer.written.push(token);
}

/** Waits until all that was written is stored. */
async function settle({ page }: Writer): Promise<void> {
  await expect
    .poll(
      async () => {
        await joinTexts(page);
        return page.getByText(/^Salvo às \d\d:\d\d$/).count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(1);
}

/** What a writer sees in each text. */
async function textsOf(page: Page): Promise<string[][]> {
  const texts: string[][] = [];
  for (const block of await textBlocks(page).all()) {
    const done = block.getByRole("button", { name: /^Pronto:/ });
    if ((await done.count()) > 0) await done.click();
    texts.push(tokensIn((await block.textContent()) ?? ""));
  }
  return texts;
}

test(`two people, ${EDITS} edits each, the network cut at random and the server killed: every acknowledged edit is in the text that both see`, {
  timeout: 120_000 + EDITS * 2000,
}, async () => {
  const server = await ownServer();
  const random = dice(11);
  const writers = [await givenWriter(server.base, 0), await givenWriter(server.base, 1)];
  for (const writer of writers) await openEditor(writer, server.base);
  for (let step = 0; step < EDITS; step++) {
    for (const writer of writers) {
      if (random() < 0.15) await setOffline(writer, random() < 0.5);
      await edit(writer, random);
    }
    // Some edits are stored before the next ones, others wait beside them or are on their way.
    for (const writer of writers)
      if (random() < 0.2 && !writer.isOffline && writer.written.length > 0) await settle(writer);
    if (step > 0 && step % Math.ceil(EDITS / (KILLS + 1)) === 0) await server.restart();
  }
  for (const writer of writers) await setOffline(writer, false);
  for (const writer of [...writers, ...writers]) await settle(writer);
  const [one, other] = writers;
  if (!one || !other) throw new Error("there are two");
  await expect.poll(() => textsOf(other.page), { timeout: 40_000 }).toEqual(await textsOf(one.page));
  const shown = (await textsOf(one.page)).flat();
  for (const { acknowledged, written } of writers) {
    expect([...acknowledged].filter((token) => !shown.includes(token))).toEqual([]);
    expect(written.filter((token) => !shown.includes(token))).toEqual([]);
    expect(written.length).toBeGreaterThan(EDITS / 2);
  }
  // What is stored is what both see.
  await openEditor(one, server.base);
  expect((await textsOf(one.page)).flat().toSorted()).toEqual(shown.toSorted());
});
