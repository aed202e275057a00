import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { announceSent, announceStored, onOutboxSent } from "#app/platform/drafts/calls/outbox-events.ts";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { QuestionTime } from "../../domain/question-times.ts";
import { mergedItems, type PracticeHead, type PracticeItem, untouched } from "../../domain/session.ts";
import { deadlineOf } from "../../domain/session-end.ts";
import { sessionPaths } from "../../hooks/session-paths.ts";
import type { PracticeQuestion } from "../../services/question-view.server.ts";

export type SessionShown = {
  id: string;
  mode: "study" | "exam";
  title: string;
  size: number;
  timeLimit: number | null;
  position: number;
  timerFrom: number | null;
  changedAt: number;
  startedAt: number;
  /** Of a sitting: how often its page was left. */
  away?: number;
  /** Of a sitting: the next page after its submission. */
  after?: string;
};

/** In progress, being submitted, or waiting for the network. */
export type Ending = "no" | "sending" | "waiting";

type Owner = { userId: string; sessionId: string };

/** Loaded after the page, then cached for offline use. */
const outbox = () => import("../../calls/practice-outbox.ts");

async function keptItem(owner: Owner, item: PracticeItem): Promise<void> {
  await (await outbox()).storeItem(owner, item);
}
async function keptHead(owner: Owner, head: PracticeHead, endedAt: number | null): Promise<void> {
  await (await outbox()).storeHead(owner, head, endedAt);
}

const announce = () => announceStored("practice");

type Given = { session: SessionShown; items: readonly PracticeItem[]; now: number; userId: string };

/** A session on this device: changes are stored locally first, then sent by the shell. Later changes of other devices win. */
export function usePractice({ session, items: stored, now, userId }: Given) {
  const owner = { userId, sessionId: session.id };
  const clock = useServerClock(now);
  const [items, setItems] = useState(() => mergedItems(stored));
  const { position, timerFrom, changedAt, away } = session;
  const [head, setHead] = useState<PracticeHead>({ position, timerFrom, changedAt, ...(away && { away }) });
  const [ending, setEnding] = useState<Ending>("no");
  /** Copies on this device for offline use. */
  const [copies, setCopies] = useState<readonly PracticeQuestion[]>([]);
  const [keptTimes, setKeptTimes] = useState<readonly QuestionTime[]>([]);
  const takeUp = useLatest(async () => {
    const kept = await (await outbox()).storedPractice<PracticeQuestion>(owner);
    setCopies(kept.questions);
    setKeptTimes(kept.times);
    setItems((known) => mergedItems([...known.values()], stored, kept.items));
    const { head: known, endedAt } = kept;
    if (known) setHead((before) => (before.changedAt < known.changedAt ? known : before));
    if (endedAt !== null) setEnding("waiting");
  });
  useEffect(() => {
    // Merges server state and local queue.
    if (stored) void takeUp.current().catch(() => undefined);
  }, [stored, takeUp]);
  useResult(session.id);

  function change(at: number, fields: Partial<PracticeItem>) {
    if (ending !== "no") return;
    const known = items.get(at) ?? untouched(at);
    const item = { ...known, ...fields, changedAt: Math.max(clock(), known.changedAt + 1) };
    setItems((before) => mergedItems([...before.values(), item]));
    void keptItem(owner, item).then(announce, () => undefined);
  }

  function changeHead(fields: Partial<PracticeHead>) {
    if (ending !== "no") return;
    const next = { ...head, ...fields, changedAt: Math.max(clock(), head.changedAt + 1) };
    setHead(next);
    void keptHead(owner, next, null).then(announce, () => undefined);
  }

  async function end(): Promise<void> {
    if (ending !== "no") return;
    setEnding("sending");
    const latest = (deadlineOf(session) ?? Number.POSITIVE_INFINITY) * 1000;
    const last = { ...head, changedAt: Math.max(clock(), head.changedAt + 1) };
    const endedAt = Math.min(clock(), latest);
    if (await handIn({ owner, items: [...items.values()], head: last, endedAt })) return;
    setEnding("waiting");
    announce();
  }

  return { items, head, ending, copies, keptTimes, clock, change, changeHead, end };
}

type HandedIn = {
  owner: Owner;
  items: PracticeItem[];
  head: PracticeHead;
  endedAt: number;
};

/** Stores the end locally first; without storage, sends everything at once. */
async function handIn({ owner, items, head, endedAt }: HandedIn): Promise<boolean> {
  const { userId, sessionId } = owner;
  try {
    await keptHead(owner, head, endedAt);
    return await (await outbox()).practiceOutbox.sendQueue(userId, sessionId);
  } catch {
    const result = await (await outbox())
      .sendChanges(owner, { items, head, times: [], endedAt })
      .catch(() => null);
    if (result?.ended) announceSent("practice", { queue: sessionId, result });
    return result !== null;
  }
}

/** Goes to the result once the server has confirmed the end. */
function useResult(sessionId: string): void {
  const navigate = useLatest(useNavigate());
  useEffect(() => {
    return onOutboxSent("practice", ({ queue, result }) => {
      if (queue === sessionId && result.ended)
        navigate.current(sessionPaths(sessionId).result, { replace: true });
    });
  }, [sessionId, navigate]);
}

/** Milliseconds: larger offsets are ignored. */
const CLOCK_DOUBT_MS = 20_000;

/** Document arrival time; cached documents have their own (store-offline.ts). */
function arrivedAt(): number {
  const cachedAt = typeof document === "undefined" ? 0 : Number(document.documentElement.dataset.keptAt);
  return cachedAt > 0 ? cachedAt : Date.now();
}

/** Estimated server time in epoch milliseconds. `now`: server time, epoch seconds. */
function useServerClock(now: number): () => number {
  const hydrated = useHydrated();
  const [offset] = useState(() => now * 1000 - (hydrated ? Date.now() : arrivedAt()));
  return () => Date.now() + (Math.abs(offset) > CLOCK_DOUBT_MS ? offset : 0);
}
