import { useEffect, useState } from "react";
import { announceStored, onOutboxSent } from "#app/platform/drafts/calls/outbox-events.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { LoadedSubtopic } from "../../services/load-subtopic.server.ts";

/** Loaded with the page, so that it works once the network is gone. */
const outbox = () => import("../../calls/progress-outbox.ts");

/** "stored": on this device until there is a network. */
export type EndState = "none" | "stored" | "confirmed";

/** Steps done here and on the server; the device stores each before it is sent. */
export function useStepProgress({ track, subtopic, checks }: LoadedSubtopic) {
  const viewer = useViewer();
  const userId = viewer?.id ?? "";
  const place = { track: track.code, subtopic: subtopic.code };
  const [here, setHere] = useState(0);
  const [confirmed, setConfirmed] = useState(checks);
  const [ended, setEnded] = useState<EndState>("none");
  useEffect(() => {
    void outbox().catch(() => undefined);
    return onOutboxSent("track", ({ result }) => {
      if (result.track !== track.code || result.subtopic !== subtopic.code) return;
      if (result.checks.length === 0) return;
      setConfirmed(result.checks);
      setEnded((before) => (before === "stored" ? "confirmed" : before));
    });
  }, [track.code, subtopic.code]);

  async function note(step: number, checked: "check" | "skip" | null = null): Promise<void> {
    setHere((before) => Math.max(before, step));
    if (checked) setEnded("stored");
    const { trackOutbox } = await outbox();
    const since = confirmed.at(-1)?.[0] ?? 0;
    await trackOutbox.put(userId, { ...place, step, checked, since });
    const { left } = await trackOutbox.flush(userId);
    // The shell sends what is left, after the answers.
    if (left > 0) announceStored("track");
  }
  return { done: Math.max(here, subtopic.done), checks: confirmed, ended, note };
}
