import { describe, expect, it } from "vitest";
import { DraftSync } from "#app/platform/drafts/calls/draft-sync.ts";
import type { DraftReply, Versioned } from "#app/platform/drafts/calls/draft-ways.ts";

type Text = { text: string };
type Stored = Versioned<Text, number>;
type Reply = DraftReply<number, Stored>;

/** A draft whose server and clock are the test's: `replies` in turn, then each save is accepted; `tick` ends the pause. */
function givenDraft({
  left = null,
  replies = [],
  isCovered = false,
}: {
  left?: Stored | null;
  replies?: Reply[];
  isCovered?: boolean;
} = {}) {
  const device = { draft: left };
  const seen = {
    sent: [] as Stored[],
    states: [] as string[],
    contents: [] as string[],
    pauses: [] as number[],
  };
  let waiting: (() => void) | null = null;
  const sync = new DraftSync<Text, number, Stored>(
    { revision: 1, content: { text: "do site" } },
    {
      send: async (draft, isChanged) => {
        if (!isChanged) return { kind: "saved", revision: draft.revision };
        seen.sent.push(draft);
        return replies.shift() ?? { kind: "saved", revision: draft.revision + 1 };
      },
      device: {
        find: async () => device.draft,
        save: async (draft) => {
          device.draft = draft;
        },
        delete: async () => {
          device.draft = null;
        },
      },
      covered: (theirs) => (isCovered ? theirs : null),
      onContent: ({ text }) => seen.contents.push(text),
      onState: ({ name }) => seen.states.push(name),
      isSame: (one, other) => one.text === other.text,
      later: (run, pause) => {
        seen.pauses.push(pause);
        waiting = run;
        return () => {
          waiting = null;
        };
      },
    },
  );
  const tick = async () => {
    waiting?.();
    waiting = null;
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { sync, device, ...seen, tick, isWaiting: () => waiting !== null };
}

const stored = (text: string, revision = 1): Stored => ({ revision, content: { text } });
const texts = (drafts: readonly Stored[]) => drafts.map(({ content, revision }) => [content.text, revision]);

describe("a draft", () => {
  it("is on the device at each change, and is sent once after the pause", async () => {
    const { sync, device, sent, states, tick } = givenDraft();
    for (const text of ["a", "ab", "abc"]) {
      sync.put({ text });
      expect(device.draft).toEqual(stored(text));
    }
    expect(sent).toEqual([]);
    await tick();
    expect(texts(sent)).toEqual([["abc", 1]]);
    expect(device.draft).toBeNull();
    expect(states).toEqual(["typing", "typing", "typing", "saving", "saved"]);
    expect(sync.revision).toBe(2);
  });

  it("is restored from the device, over the revision it was written on", async () => {
    const { sync, contents, sent, tick } = givenDraft({ left: stored("guardado", 7) });
    await sync.start();
    expect(contents).toEqual(["guardado"]);
    await tick();
    expect(texts(sent)).toEqual([["guardado", 7]]);
  });

  it("is not replaced by the device's where it was typed on meanwhile", async () => {
    const { sync, contents } = givenDraft({ left: stored("guardado") });
    const started = sync.start();
    sync.put({ text: "novo" });
    await started;
    expect(contents).toEqual([]);
    expect(sync.content).toEqual({ text: "novo" });
  });

  it("is sent one at a time, what was typed meanwhile over the new revision", async () => {
    const { sync, device, sent, tick } = givenDraft();
    sync.put({ text: "um" });
    const first = tick();
    sync.put({ text: "um e dois" });
    await first;
    expect(device.draft).toEqual(stored("um e dois", 2));
    await tick();
    expect(texts(sent)).toEqual([
      ["um", 1],
      ["um e dois", 2],
    ]);
    expect(device.draft).toBeNull();
  });

  it("is sent again after longer and longer pauses until the server has it, and stays on the device until then", async () => {
    const cut: Reply = { kind: "cut" };
    const { sync, device, pauses, states, tick } = givenDraft({ replies: [cut, cut, cut, cut, cut] });
    sync.put({ text: "a" });
    for (let time = 0; time < 5; time++) await tick();
    expect(pauses).toEqual([800, 5000, 10_000, 20_000, 30_000, 30_000]);
    expect(device.draft).toEqual(stored("a"));
    expect(states.at(-1)).toBe("kept");
    await tick();
    expect(device.draft).toBeNull();
    expect(states.at(-1)).toBe("saved");
  });

  it("stays on the device after a refusal, and is not sent again by itself", async () => {
    const { sync, device, states, tick, isWaiting } = givenDraft({
      replies: [{ kind: "refused", message: "Longo demais." }],
    });
    sync.put({ text: "a" });
    await tick();
    expect(device.draft).toEqual(stored("a"));
    expect(states.at(-1)).toBe("refused");
    expect(isWaiting()).toBe(false);
  });

  it("waits while another form of the page saves, and learns what that saved", async () => {
    const { sync, sent, tick, device } = givenDraft();
    sync.hold(true);
    sync.put({ text: "a" });
    await tick();
    expect(sent).toEqual([]);
    sync.know(5, { text: "a" });
    expect(device.draft).toBeNull();
    sync.hold(false);
    await tick();
    expect(sent).toEqual([]);
    expect(sync.revision).toBe(5);
  });

  it("goes at once when its page is left, and says at the end whether all has arrived", async () => {
    const { sync, sent, device, isWaiting } = givenDraft();
    sync.put({ text: "a" });
    expect(await sync.finish()).toBe(2);
    sync.put({ text: "ab" });
    sync.stop();
    await sync.finish();
    expect(texts(sent)).toEqual([
      ["a", 1],
      ["ab", 2],
    ]);
    expect(device.draft).toBeNull();
    expect(isWaiting()).toBe(false);
  });
});

describe("a conflict", () => {
  const theirs = stored("deles", 4);
  const conflict: Reply = { kind: "conflict", conflict: theirs };

  it("stops the sending until one of both is chosen", async () => {
    const { sync, device, sent, states, tick } = givenDraft({ replies: [conflict] });
    sync.put({ text: "meu" });
    await tick();
    sync.put({ text: "meu e mais" });
    await tick();
    expect(texts(sent)).toEqual([["meu", 1]]);
    expect(states.at(-1)).toBe("changed");
    expect(device.draft).toEqual(stored("meu e mais"));
    expect(await sync.finish()).toBeNull();
    sync.resolve({ text: "meu e mais" }, theirs);
    await tick();
    expect(texts(sent).at(-1)).toEqual(["meu e mais", 4]);
    expect(device.draft).toBeNull();
  });

  it("ends with theirs without another save", async () => {
    const { sync, device, contents, sent, states, tick } = givenDraft({ replies: [conflict] });
    sync.put({ text: "meu" });
    await tick();
    sync.resolve(theirs.content, theirs);
    await tick();
    expect(contents).toEqual(["deles"]);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe("saved");
    expect(device.draft).toBeNull();
    expect(sync.revision).toBe(4);
  });
});

describe("a version that is covered", () => {
  it("is saved over without a choice, at once", async () => {
    const replies: Reply[] = [{ kind: "conflict", conflict: stored("meu", 4) }];
    const { sync, device, sent, states } = givenDraft({ replies, isCovered: true });
    sync.put({ text: "meu e mais" });
    expect(await sync.finish()).toBe(5);
    expect(texts(sent)).toEqual([
      ["meu e mais", 1],
      ["meu e mais", 4],
    ]);
    expect(states).not.toContain("changed");
    expect(device.draft).toBeNull();
  });

  it("is not sent again where it is the same", async () => {
    const replies: Reply[] = [{ kind: "conflict", conflict: stored("meu", 4) }];
    const { sync, device, sent } = givenDraft({ replies, isCovered: true });
    sync.put({ text: "meu" });
    expect(await sync.finish()).toBe(4);
    expect(sent).toHaveLength(1);
    expect(device.draft).toBeNull();
  });
});

describe("a draft of the device", () => {
  it("that the server has leaves it, and the page's revision stays", async () => {
    const { sync, device, sent, tick } = givenDraft({ left: stored("do site", 0) });
    await sync.start();
    await tick();
    expect([sync.revision, sent, device.draft]).toEqual([1, [], null]);
  });

  it("is sent from a page that does not show it, whatever it is", async () => {
    const { sync, sent } = givenDraft();
    sync.takeUp(stored("do site", 1));
    expect(await sync.finish()).toBe(2);
    expect(texts(sent)).toEqual([["do site", 1]]);
  });
});

it("a page that yields stores and sends nothing more, and a reply that comes then changes nothing", async () => {
  const { sync, device, sent, states, tick } = givenDraft();
  sync.put({ text: "a" });
  const sending = sync.finish();
  sync.yield();
  const before = states.length;
  sync.put({ text: "tarde demais" });
  await sending;
  await tick();
  expect([texts(sent), states.length]).toEqual([[["a", 1]], before]);
  expect(device.draft).toEqual(stored("a"));
  await sync.start();
  expect(sync.content.text).toBe("a");
  await tick();
  expect(sync.isSaved).toBe(true);
});
