import { describe, expect, it } from "vitest";
import { NotebookSync } from "#app/features/notebooks/calls/notebook-sync.ts";
import type { SyncTransport } from "#app/features/notebooks/calls/notebook-ways.ts";
import {
  addBlocks,
  historyOfBlock,
  saveBlockText,
} from "#app/features/notebooks/services/change-blocks.server.ts";
import {
  changesOfNotebook,
  loadNotebookToWrite,
} from "#app/features/notebooks/services/edit-notebook.server.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf, givenMember, givenNotebook, type Member } from "#tests/support/given-notebook.ts";

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A writer's connection: a request or its reply is lost now and then. */
function lossy(
  member: Member,
  notebookId: string,
  random: () => number,
  acknowledged: Set<string>,
): SyncTransport {
  async function through<Reply>(work: () => Promise<Reply>): Promise<Reply | null> {
    const luck = random();
    if (luck < 0.15) return null;
    const reply = await work();
    return luck > 0.85 ? null : reply;
  }
  return {
    save: async ({ blockId: id, kind, revision, source, operation }) => {
      const sent = { notebookId, id, kind, revision, source, operation };
      const reply = await through(() => saveBlockText(depsOf(member), member.actor, sent));
      if (reply?.outcome === "saved") acknowledged.add(source);
      return reply;
    },
    add: async ({ blockId: id, kind, source, operation }, place) => {
      const added = [{ id, kind, source, ...place }];
      const rows = await through(() =>
        addBlocks(depsOf(member), member.actor, { notebookId, operation, added }),
      );
      const [row] = rows ?? [];
      return row ? { outcome: "saved", ...row } : null;
    },
    changes: (since) =>
      through(async () => changesOfNotebook(depsOf(member), member.actor, { id: notebookId, since })),
  };
}

async function writer(member: Member, notebookId: string, random: () => number, acknowledged: Set<string>) {
  const start = await loadNotebookToWrite(depsOf(member), member.actor, notebookId);
  return new NotebookSync(start, {
    transport: lossy(member, notebookId, random, acknowledged),
    store: { put: async () => {}, remove: async () => {} },
    newId: freshId,
    now: () => Date.now(),
    onChange: () => {},
    // Sent when the test says so.
    later: () => () => {},
  });
}

/** The standing text and the edits that only the own one has. */
function joined(standing: string, own: string): string {
  const missing = (own.match(/\[\d+\]/g) ?? []).filter((edit) => !standing.includes(edit));
  return standing + missing.join("");
}

/** The texts on a writer's screen, by block. */
function shown(sync: Awaited<ReturnType<typeof writer>>): [string, string][] {
  const { blocks, drafts } = sync.state;
  const texts = [...blocks.values()].filter(({ deleted }) => !deleted);
  return texts
    .map(({ id, source }): [string, string] => [id, drafts.get(id)?.source ?? source])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

describe("two writers of one notebook, with requests and replies lost", () => {
  it("both show the same in the end, and every acknowledged edit is in a text", {
    timeout: 60_000,
  }, async () => {
    const { school, id, section, classId, blocks } = await givenNotebook(["um", "dois", "três", "quatro"]);
    const random = dice(7);
    const people = [
      await givenMember(school.id, "teacher", [classId]),
      await givenMember(school.id, "assistant"),
    ];
    const acknowledged = new Set<string>();
    const syncs = await Promise.all(people.map((member) => writer(member, id, random, acknowledged)));
    const written: string[] = [];
    for (let step = 0; step < 200; step++) {
      const sync = syncs[step % 2];
      const block = blocks[Math.floor(random() * blocks.length)] ?? "";
      const edit = `[${step}]`;
      if (!sync) continue;
      if (random() < 0.04) {
        sync.begin("text", { section, place: `W${String(step).padStart(3, "0")}1` }, edit);
      } else {
        const { drafts, blocks: all } = sync.state;
        // Appended, so that a lost edit would be missed.
        sync.write(block, `${drafts.get(block)?.source ?? all.get(block)?.source ?? ""}${edit}`);
      }
      written.push(edit);
      if (random() < 0.6) await sync.flush();
      for (const [conflicted, standing] of sync.state.conflicts)
        sync.choose(conflicted, joined(standing.source, sync.state.drafts.get(conflicted)?.source ?? ""));
      if (random() < 0.3) await sync.catchUp();
    }
    for (let round = 0; round < 30; round++)
      for (const sync of syncs) {
        await sync.flush();
        for (const [conflicted, standing] of sync.state.conflicts)
          sync.choose(conflicted, joined(standing.source, sync.state.drafts.get(conflicted)?.source ?? ""));
        await sync.catchUp();
      }
    const [one, other] = syncs.map(shown);
    expect(syncs.map((sync) => sync.state.drafts.size)).toEqual([0, 0]);
    expect(one).toEqual(other);
    const whole = (one ?? []).map(([, text]) => text).join("\n");
    expect(written.filter((edit) => !whole.includes(edit))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(50);
  });

  it("the second of two saves over the same text gets the first one, which stays in the history", async () => {
    const { school, id, blocks } = await givenNotebook(["antes"]);
    const [block = ""] = blocks;
    const lucia = await givenMember(school.id, "assistant");
    const sent = { notebookId: id, id: block, kind: "text" as const, revision: 1 };
    const { manager, actor } = school;
    const first = await saveBlockText(depsOf(lucia), lucia.actor, {
      ...sent,
      source: "de Lúcia",
      operation: freshId(),
    });
    const late = { ...sent, source: "meu", operation: freshId() };
    const second = await saveBlockText(depsOf(manager), actor, late);
    expect([first.outcome, second.outcome]).toEqual(["saved", "conflict"]);
    expect(second).toMatchObject({ source: "de Lúcia", revision: 2, author: "Iara" });
    const again = { ...late, revision: 2 };
    expect(await saveBlockText(depsOf(manager), actor, again)).toMatchObject({
      outcome: "saved",
      revision: 3,
    });
    // The reply was lost: a repeat of the operation changes nothing.
    expect(await saveBlockText(depsOf(manager), actor, again)).toMatchObject({
      outcome: "saved",
      revision: 3,
    });
    const history = await historyOfBlock(depsOf(manager), actor, { notebookId: id, id: block, kind: "text" });
    expect(history.map(({ source }) => source)).toEqual(["meu", "de Lúcia", "antes"]);
  });
});
