import { useEffect, useState } from "react";
import type { EssayOnDevice } from "#app/calls/essays/essay-store.ts";
import { EssaySync } from "./essay-sync.ts";
import type { EssayStatus, NewerEssay } from "./essay-ways.ts";

type Opened = { start: EssayOnDevice; savedAt: number };

/** An essay as it is written: stored on the device with each change, sent, and compared where another device wrote too. */
export function useEssay({ start, savedAt }: Opened) {
  const [essay, onEssay] = useState(start);
  const [status, onStatus] = useState<EssayStatus>({
    kind: "saved",
    at: start.text === "" ? null : savedAt,
  });
  const [conflict, onConflict] = useState<NewerEssay | null>(null);
  const [sync] = useState(() => new EssaySync(start, { onEssay, onStatus, onConflict }));
  useEffect(() => {
    void sync.start();
    const online = () => sync.sendSoon(0);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      sync.stop();
    };
  }, [sync]);
  return {
    essay,
    status,
    conflict,
    put: (change: Parameters<EssaySync["put"]>[0]) => sync.put(change),
    /** Seconds of writing: stored with the next change. */
    tick: (spent: number) => sync.tick(spent),
    settle: (how: "mine" | "theirs" | "both") => sync.settle(how),
  };
}
export type EssayUnderPen = ReturnType<typeof useEssay>;
