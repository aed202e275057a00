import { useEffect, useState } from "react";
import type { TabHold } from "#app/platform/drafts/hooks/use-one-tab.ts";
import type { EssayOnDevice } from "../calls/essay-store.ts";
import { EssaySync } from "./essay-sync.ts";
import type { EssayStatus, NewerEssay } from "./essay-ways.ts";

/** Milliseconds between two notes of the seconds of writing. */
const NOTE_TIME = 10_000;

/** `hold`: whether this tab is the writer. */
type Opened = { start: EssayOnDevice; savedAt: number; hold: TabHold };

/** An essay as it is written: stored on the device with each change, sent, and compared where another device wrote too. */
export function useEssay({ start, savedAt, hold }: Opened) {
  const [isHeld, isElsewhere] = [hold === "held", hold === "elsewhere"];
  const [essay, onEssay] = useState(start);
  const [status, onStatus] = useState<EssayStatus>({
    kind: "saved",
    at: start.text === "" ? null : savedAt,
  });
  const [conflict, onConflict] = useState<NewerEssay | null>(null);
  const [sync] = useState(() => new EssaySync(start, { onEssay, onStatus, onConflict }));
  useEffect(() => {
    if (!isHeld) return;
    void sync.start();
    const online = () => sync.sendSoon(0);
    const leave = () => sync.recordTime();
    const noting = setInterval(leave, NOTE_TIME);
    window.addEventListener("online", online);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(noting);
      window.removeEventListener("online", online);
      window.removeEventListener("pagehide", leave);
      sync.stop();
    };
  }, [sync, isHeld]);
  useEffect(() => () => sync.recordTime(), [sync]);
  useEffect(() => {
    if (isElsewhere) sync.yield();
  }, [sync, isElsewhere]);
  return {
    essay,
    status,
    conflict,
    put: (change: Parameters<EssaySync["put"]>[0]) => sync.put(change),
    /** Seconds of writing: stored with the next change. */
    tick: (spent: number) => sync.tick(spent),
    settle: (how: "mine" | "theirs" | "both") => sync.resolve(how),
  };
}
export type EssayUnderPen = ReturnType<typeof useEssay>;
