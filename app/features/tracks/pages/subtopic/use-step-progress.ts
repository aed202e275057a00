import { useEffect, useState } from "react";
import { PRACTICE_EVENT } from "#app/platform/drafts/calls/practice-events.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { TrackProgressSent } from "../../calls/progress-outbox.ts";
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
    function sent(event: Event) {
      const { detail } = event as CustomEvent<TrackProgressSent>;
      if (detail.track !== track.code || detail.subtopic !== subtopic.code) return;
      if (detail.checks.length === 0) return;
      setConfirmed(detail.checks);
      setEnded((before) => (before === "stored" ? "confirmed" : before));
    }
    window.addEventListener("farol:track-sent", sent);
    return () => window.removeEventListener("farol:track-sent", sent);
  }, [track.code, subtopic.code]);

  async function note(step: number, checked: "check" | "skip" | null = null): Promise<void> {
    setHere((before) => Math.max(before, step));
    if (checked) setEnded("stored");
    const { sendTrackProgress, storeTrackProgress } = await outbox();
    const since = confirmed.at(-1)?.[0] ?? 0;
    await storeTrackProgress(userId, { ...place, step, checked, since });
    await sendTrackProgress(userId);
    // The shell sends what is left, after the answers.
    window.dispatchEvent(new Event(PRACTICE_EVENT));
  }
  return { done: Math.max(here, subtopic.done), checks: confirmed, ended, note };
}
