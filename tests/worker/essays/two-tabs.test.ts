import { expect, it, vi } from "vitest";
import { emptyOutline } from "#app/features/essays/domain/essay-draft.ts";
import { EssaySync } from "#app/features/essays/hooks/essay-sync.ts";
import type { EssayStatus, EssayWays } from "#app/features/essays/hooks/essay-ways.ts";
import { loadEssay } from "#app/features/essays/services/load-essay.server.ts";
import { loadEssayVersions } from "#app/features/essays/services/load-essay-versions.server.ts";
import { submitOwnEssay } from "#app/features/essays/services/submit-own-essay.server.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenDraft, givenStorage, saveAs, savedReply } from "#tests/support/writing.ts";

/** One device, whose tabs share what it stores. `gate`: replies wait for it. */
function givenBrowser(known: Known) {
  const storage = givenStorage();
  const browser = { gate: Promise.resolve(), saves: 0 };
  const waiting = new Set<() => Promise<void>>();
  const ways: EssayWays = {
    send: async ({ id, base, text, outline, spent, settles }) => {
      const saved = await saveAs(known, { id, base, text, outline, spent, settles });
      const { gate } = browser;
      browser.saves += 1;
      await gate;
      return savedReply(saved);
    },
    handIn: async (id, base, way) => {
      const { at } = await submitOwnEssay(visitorDeps(), known.viewer, { id, base, way });
      const reply = { intent: "hand-in", done: true, message: null, problems: {}, values: {} };
      return { kind: "answered", reply: { ...reply, handedInAt: at } };
    },
    ...storage.ways,
    device: async () => "celular",
    later: (run) => {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
  };

  /** Lets the time pass that anything waits for, and what comes of it. */
  async function quiet(): Promise<void> {
    for (const run of waiting) {
      waiting.delete(run);
      await run();
    }
    await written();
  }
  return { ways, stored: storage.stored, browser, quiet };
}

async function openTab(known: Known, id: string, ways: EssayWays) {
  const { essay } = await loadEssay(visitorDeps(), known.viewer, id);
  const { revision: base, text, spent } = essay;
  const tab = { conflicts: 0, status: null as EssayStatus | null };
  const listener = {
    onEssay: () => undefined,
    onStatus: (status: EssayStatus) => {
      tab.status = status;
    },
    onConflict: (conflict: object | null) => {
      if (conflict) tab.conflicts += 1;
    },
  };
  const start = { userId: known.viewer.id, id, base, text, outline: emptyOutline, spent };
  return { tab, sync: new EssaySync({ ...start, handIn: null, settles: false, sent: true }, listener, ways) };
}

const textOf = async (known: Known, id: string) =>
  (await loadEssay(visitorDeps(), known.viewer, id)).essay.text;
/** Writes to the device are asynchronous, but need no time. */
const written = () => new Promise((done) => setTimeout(done, 0));

it("a tab that takes over has every word of the one before, which sends and stores nothing more", async () => {
  const known = await givenKnown();
  const id = await givenDraft(known);
  const { ways, stored, browser, quiet } = givenBrowser(known);
  const [first, second] = [await openTab(known, id, ways), await openTab(known, id, ways)];
  await first.sync.start();
  first.sync.put({ text: "Primeira frase." });
  await quiet();
  expect(await textOf(known, id)).toBe("Primeira frase.");
  first.sync.put({ text: "Primeira frase. Segunda, sem enviar." });
  await written();
  first.sync.stop();
  first.sync.yield();
  await quiet();
  expect(browser.saves).toBe(1);
  await second.sync.start();
  expect(second.sync.essay.text).toBe("Primeira frase. Segunda, sem enviar.");
  second.sync.put({ text: "Primeira frase. Segunda, na outra aba." });
  first.sync.put({ text: "Digitado tarde demais." });
  first.sync.recordTime();
  await quiet();
  expect(await textOf(known, id)).toBe("Primeira frase. Segunda, na outra aba.");
  expect(stored.get(id)?.text).toBe("Primeira frase. Segunda, na outra aba.");
  second.sync.yield();
  await first.sync.start();
  expect(first.sync.essay.text).toBe("Primeira frase. Segunda, na outra aba.");
  first.sync.put({ text: "Primeira frase. Segunda, na outra aba. Terceira." });
  await quiet();
  expect(await textOf(known, id)).toBe("Primeira frase. Segunda, na outra aba. Terceira.");
  expect([first.tab.conflicts, second.tab.conflicts]).toEqual([0, 0]);
  first.sync.stop();
  await browser.gate;
});

it("a reply that comes after another tab took over changes nothing on the device", async () => {
  const known = await givenKnown();
  const id = await givenDraft(known);
  const { ways, stored, browser, quiet } = givenBrowser(known);
  const [first, second] = [await openTab(known, id, ways), await openTab(known, id, ways)];
  await first.sync.start();
  let answer = () => {};
  browser.gate = new Promise((done) => {
    answer = done;
  });
  first.sync.put({ text: "A caminho." });
  const sending = quiet();
  await vi.waitFor(() => expect(browser.saves).toBe(1), { timeout: 60_000 });
  first.sync.yield();
  browser.gate = Promise.resolve();
  await second.sync.start();
  second.sync.put({ text: "A caminho. E mais." });
  answer();
  await sending;
  await quiet();
  expect(stored.get(id)?.text).toBe("A caminho. E mais.");
  expect(await textOf(known, id)).toBe("A caminho. E mais.");
  second.sync.stop();
});

it("the seconds of writing outlive a reload without a change, and never exceed what passed since it began", async () => {
  const known = await givenKnown();
  const id = await givenDraft(known);
  const { ways, quiet } = givenBrowser(known);
  const before = await openTab(known, id, ways);
  await before.sync.start();
  before.sync.put({ text: "Uma frase." });
  await quiet();
  before.sync.tick(47);
  before.sync.recordTime();
  before.sync.stop();
  const after = await openTab(known, id, ways);
  await after.sync.start();
  expect(after.sync.essay).toMatchObject({ spent: 47, sent: true, text: "Uma frase." });
  after.sync.tick(80_000);
  after.sync.put({ text: "Uma frase. Outra." });
  await quiet();
  after.sync.stop();
  const { essay } = await loadEssay(visitorDeps(), known.viewer, id);
  expect(essay.spent).toBeGreaterThanOrEqual(47);
  expect(essay.spent).toBeLessThanOrEqual(90);
  expect((await loadEssayVersions(visitorDeps(), known.viewer, id)).versions.length).toBeGreaterThan(0);
});

it("an essay that was submitted is deleted on the device for good, the seconds of writing too", async () => {
  const known = await givenKnown();
  const id = await givenDraft(known);
  const { ways, stored, quiet } = givenBrowser(known);
  const { tab, sync } = await openTab(known, id, ways);
  await sync.start();
  sync.put({ text: "Uma frase.", handIn: "text" });
  sync.tick(30);
  await quiet();
  expect(tab.status?.kind).toBe("handed");
  sync.recordTime();
  await quiet();
  expect([...stored]).toEqual([]);
});
