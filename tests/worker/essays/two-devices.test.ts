import { expect, it } from "vitest";
import { emptyOutline } from "#app/features/essays/domain/essay-draft.ts";
import { EssaySync } from "#app/features/essays/hooks/essay-sync.ts";
import { deviceWays, type EssayWays, type NewerEssay } from "#app/features/essays/hooks/essay-ways.ts";
import { loadEssay } from "#app/features/essays/services/load-essay.server.ts";
import { loadEssayVersions } from "#app/features/essays/services/load-essay-versions.server.ts";
import { createRandom } from "#content/generator/random.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenDraft, givenStorage, saveAs, savedReply } from "#tests/support/writing.ts";

/** `busy`: requests under way; `random`: of its own, so that what is written does not depend on them. */
type Line = { isBad: boolean; busy: number; random: Random };
type Random = ReturnType<typeof createRandom>;

const UNANSWERED = { kind: "refused", message: "", signIn: false, reached: false } as const;

/** A device with its own storage, whose requests or replies are lost now and then while `line.isBad`. */
function givenDevice(known: Known, name: string, line: Line) {
  const storage = givenStorage();
  const luck = () => (line.isBad ? line.random.int(0, 9) : 5);
  const ways: EssayWays = {
    send: async ({ id, base, text, outline, spent, settles }) => {
      if (luck() < 2) return UNANSWERED;
      line.busy += 1;
      const saved = await saveAs(known, { id, base, text, outline, spent, device: name, settles });
      line.busy -= 1;
      if (luck() > 7) return UNANSWERED;
      return savedReply(saved);
    },
    handIn: async () => UNANSWERED,
    ...storage.ways,
    device: async () => name,
    later: deviceWays.later,
  };
  return ways;
}

/** The page of an essay on a device, as it opens with what the server has. */
async function opened(known: Known, id: string, ways: EssayWays) {
  const { essay } = await loadEssay(visitorDeps(), known.viewer, id);
  const { revision: base, text } = essay;
  const start = { userId: known.viewer.id, id, base, text, outline: emptyOutline, spent: 0 };
  const page = { conflict: null as NewerEssay | null };
  const listener = {
    onEssay: () => undefined,
    onStatus: () => undefined,
    onConflict: (conflict: NewerEssay | null) => {
      page.conflict = conflict;
    },
  };
  const sync = new EssaySync({ ...start, handIn: null, settles: false, sent: true }, listener, ways);
  await sync.start();
  return { sync, page };
}

/** Whatever it still does on its own. */
async function settled(line: Line): Promise<void> {
  do await new Promise((done) => setTimeout(done, 4));
  while (line.busy > 0);
}

const ROUNDS = 12;

it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  "two devices write one essay over a bad line, are reloaded, and choose: no word is lost (%i)",
  async (seed) => {
    const random = createRandom(seed);
    const known = await givenKnown();
    const id = await givenDraft(known);
    const line: Line = { isBad: true, busy: 0, random: createRandom(100 + seed) };
    const ways = ["celular", "computador"].map((name) => givenDevice(known, name, line));
    const pages = await Promise.all(ways.map((each) => opened(known, id, each)));
    const words: string[] = [];
    for (let step = 0; step < 60; step++) {
      const at = random.int(0, 1);
      const [way, page] = [ways[at], pages[at]];
      if (!way || !page) throw new Error("no device");
      const action = random.int(0, 9);
      const how = random.pick(["mine", "theirs", "both"] as const);
      if (action < 5) {
        const word = `p${seed}x${step}`;
        words.push(word);
        page.sync.put({ text: `${page.sync.essay.text} ${word}` });
      } else if (action === 9) {
        await settled(line);
        page.sync.stop();
        pages[at] = await opened(known, id, way);
      } else if (page.page.conflict) {
        page.sync.resolve(how);
        await settled(line);
      } else await page.sync.finish();
    }
    line.isBad = false;
    for (let round = 0; round < 8; round++)
      for (const { sync, page } of pages) {
        if (page.conflict) sync.resolve("both");
        await settled(line);
        await sync.finish();
      }
    expect(pages.map(({ sync, page }) => [sync.essay.sent, page.conflict])).toEqual([
      [true, null],
      [true, null],
    ]);
    for (const { sync } of pages) sync.stop();
    const reloaded = await Promise.all(ways.map((each) => opened(known, id, each)));
    expect(new Set(reloaded.map(({ sync }) => sync.essay.text)).size).toBe(1);
    expect(reloaded.every(({ sync }) => sync.essay.sent)).toBe(true);
    const { versions } = await loadEssayVersions(visitorDeps(), known.viewer, id);
    const kept = new Set(versions.flatMap(({ text }) => text.split(/\s+/)));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => !kept.has(word))).toEqual([]);
  },
);
