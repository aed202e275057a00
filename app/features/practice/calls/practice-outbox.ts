import {
  deviceDatabase,
  type StoredHead,
  type StoredItem,
} from "#app/platform/drafts/calls/device-database.ts";
import { PRACTICE_SENT, type PracticeSent } from "#app/platform/drafts/calls/practice-events.ts";
import { CallRefused, CallUnanswered, call } from "#app/platform/requests/calls/call.ts";
import type { PracticeChanges } from "../domain/saved-changes.ts";
import { mergedItems, type PracticeHead, type PracticeItem } from "../domain/session.ts";
import { readSittingId } from "../domain/sitting-id.ts";
import { copiedPractice, headCopy, itemCopy, recordSentTimes } from "./practice-copies.ts";
import { sendBySitting } from "./sitting-transport.ts";

type Owner = { userId: string; sessionId: string };

/** Stores a change before sending, under its own key, so that confirming it deletes no newer one. */
export async function storeItem({ userId, sessionId }: Owner, item: PracticeItem): Promise<void> {
  const key = `${sessionId}:${item.position}:${item.changedAt}`;
  const db = await deviceDatabase();
  await Promise.all([
    db.put("practiceItems", { key, userId, sessionId, item }),
    db.put("practiceCopies", itemCopy({ userId, sessionId }, item)),
  ]);
}

export async function storeHead(owner: Owner, head: PracticeHead, endedAt: number | null): Promise<void> {
  const key = `${owner.sessionId}:${head.changedAt}`;
  const db = await deviceDatabase();
  await Promise.all([
    db.put("practiceHeads", { key, ...owner, head, endedAt }),
    db.put("practiceCopies", headCopy(owner, head)),
  ]);
}

async function recordsOf({
  userId,
  sessionId,
}: Owner): Promise<{ items: StoredItem[]; heads: StoredHead[] }> {
  const db = await deviceDatabase();
  const [items, heads] = await Promise.all([
    db.getAllFromIndex("practiceItems", "byUser", userId),
    db.getAllFromIndex("practiceHeads", "byUser", userId),
  ]);
  return {
    items: items.filter((kept) => kept.sessionId === sessionId),
    heads: heads
      .filter((kept) => kept.sessionId === sessionId)
      .sort((one, other) => one.head.changedAt - other.head.changedAt),
  };
}

function changesOf({ items, heads }: Awaited<ReturnType<typeof recordsOf>>): Omit<PracticeChanges, "times"> {
  return {
    items: [...mergedItems(items.map(({ item }) => item)).values()],
    head: heads.at(-1)?.head ?? null,
    // An end is final.
    endedAt: heads.find((kept) => kept.endedAt !== null)?.endedAt ?? null,
  };
}

/** Unsent and confirmed changes of a session on this device. */
export async function storedPractice<Question>(owner: Owner) {
  const [records, copies] = await Promise.all([recordsOf(owner), copiedPractice<Question>(owner)]);
  const { items, head, endedAt } = changesOf(records);
  return { ...copies, items: [...copies.items, ...items], head: head ?? copies.head, endedAt };
}

async function sendChanges(
  owner: Owner,
  changes: PracticeChanges,
): Promise<{ ended: boolean; moved?: boolean }> {
  const { sessionId } = owner;
  if (readSittingId(sessionId)) {
    const { ended, moved } = await sendBySitting(owner, changes);
    return { ended, moved };
  }
  const [taken, reply] = await call("savePractice", { sessionId, ...changes });
  // An unknown session accepts nothing, now or later.
  return { ended: taken ? reply.ended : true };
}

/** Throws CallUnanswered (retry later) or CallRefused. */
async function sendSession(owner: Owner): Promise<void> {
  const { sessionId } = owner;
  const records = await recordsOf(owner);
  if (records.items.length + records.heads.length === 0) return;
  const { unsent: times } = await copiedPractice(owner);
  const reply = await sendChanges(owner, { ...changesOf(records), times });
  const db = await deviceDatabase();
  await Promise.all([
    ...records.items.map(({ key }) => db.delete("practiceItems", key)),
    ...records.heads.map(({ key }) => db.delete("practiceHeads", key)),
    recordSentTimes(owner, times),
  ]);
  const detail: PracticeSent = { sessionId, ...reply };
  window.dispatchEvent(new CustomEvent(PRACTICE_SENT, { detail }));
  if (detail.ended) await forget(sessionId);
}

async function forget(sessionId: string): Promise<void> {
  const { deleteOffline: forgetOffline } = await import("./delete-offline.ts");
  await forgetOffline(sessionId).catch(() => undefined);
}

/** Where the device stores nothing: sends at once. Returns whether the session has ended. */
export async function sendUnstored(owner: Owner, changes: PracticeChanges): Promise<boolean> {
  return (await sendChanges(owner, changes)).ended;
}

/** One sender per session, across tabs. */
async function alone(sessionId: string, send: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return send();
  await navigator.locks.request(`farol-practice:${sessionId}`, send);
}

/** Sends a person's changes, or one session's; idempotent. Returns whether all were confirmed; refused ones stay. */
export async function sendPractice(userId: string, only?: string): Promise<boolean> {
  const db = await deviceDatabase();
  const [items, heads] = await Promise.all([
    db.getAllFromIndex("practiceItems", "byUser", userId),
    db.getAllFromIndex("practiceHeads", "byUser", userId),
  ]);
  const waiting = new Set([...items, ...heads].map(({ sessionId }) => sessionId));
  let confirmed = true;
  for (const sessionId of waiting) {
    if (only && sessionId !== only) continue;
    try {
      await alone(sessionId, () => sendSession({ userId, sessionId }));
    } catch (error) {
      if (error instanceof CallUnanswered) return false;
      if (!(error instanceof CallRefused)) throw error;
      confirmed = false;
    }
  }
  return confirmed;
}
