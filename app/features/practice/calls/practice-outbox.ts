import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { call } from "#app/platform/requests/calls/call.ts";
import type { PracticeChanges } from "../domain/saved-changes.ts";
import { mergedItems, type PracticeHead, type PracticeItem } from "../domain/session.ts";
import { readSittingId } from "../domain/sitting-id.ts";
import type { PracticeChange, PracticeConfirmed } from "./ports.d.ts";
import { copiedPractice, headCopy, itemCopy, recordSentTimes } from "./practice-copies.ts";
import { sendBySitting } from "./sitting-transport.ts";

type Owner = { userId: string; sessionId: string };

/** What was done in sessions, on its way: all that waits of a session goes as one. */
export const practiceOutbox = new Outbox({
  kind: "practice",
  // Each change under a key of its own: later ones win by their moment.
  keyOf: (change) =>
    [
      change.sessionId,
      ...("item" in change ? [change.item.position, change.item.changedAt] : [change.head.changedAt]),
    ].join(":"),
  queueOf: ({ sessionId }) => sessionId,
  isBatch: true,
  send: async (changes, userId) => sendSession({ userId, sessionId: changes[0].sessionId }, changes),
});

export async function storeItem(owner: Owner, item: PracticeItem): Promise<void> {
  const { userId, sessionId } = owner;
  await Promise.all([
    practiceOutbox.put(userId, { sessionId, item }),
    deviceDatabase().then((db) => db.put("practiceCopies", itemCopy(owner, item))),
  ]);
}

export async function storeHead(owner: Owner, head: PracticeHead, endedAt: number | null): Promise<void> {
  const { userId, sessionId } = owner;
  await Promise.all([
    practiceOutbox.put(userId, { sessionId, head, endedAt }),
    deviceDatabase().then((db) => db.put("practiceCopies", headCopy(owner, head))),
  ]);
}

function changesOf(changes: readonly PracticeChange[]): Omit<PracticeChanges, "times"> {
  const items = changes.flatMap((each) => ("item" in each ? [each.item] : []));
  const heads = changes.flatMap((each) => ("head" in each ? [each] : []));
  heads.sort((one, other) => one.head.changedAt - other.head.changedAt);
  return {
    items: [...mergedItems(items).values()],
    head: heads.at(-1)?.head ?? null,
    // An end is final.
    endedAt: heads.find((kept) => kept.endedAt !== null)?.endedAt ?? null,
  };
}

/** Unsent and confirmed changes of a session on this device. */
export async function storedPractice<Question>(owner: Owner) {
  const [changes, copies] = await Promise.all([
    practiceOutbox.waiting(owner.userId, owner.sessionId),
    copiedPractice<Question>(owner),
  ]);
  const { items, head, endedAt } = changesOf(changes);
  return { ...copies, items: [...copies.items, ...items], head: head ?? copies.head, endedAt };
}

/** Sends it at once, also where the device stores nothing. */
export async function sendChanges(owner: Owner, changes: PracticeChanges): Promise<PracticeConfirmed> {
  const { sessionId } = owner;
  if (readSittingId(sessionId)) {
    const { ended, moved } = await sendBySitting(owner, changes);
    return { ended, moved };
  }
  const [taken, reply] = await call("savePractice", { sessionId, ...changes });
  // An unknown session accepts nothing, now or later.
  return { ended: taken ? reply.ended : true };
}

async function sendSession(owner: Owner, changes: readonly PracticeChange[]): Promise<PracticeConfirmed> {
  const { unsent: times } = await copiedPractice(owner);
  const reply = await sendChanges(owner, { ...changesOf(changes), times });
  await recordSentTimes(owner, times);
  if (reply.ended) {
    const { deleteOffline } = await import("./delete-offline.ts");
    await deleteOffline(owner.sessionId).catch(() => undefined);
  }
  return reply;
}
