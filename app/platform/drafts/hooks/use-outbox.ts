import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { SentKind } from "../calls/run-outbox.ts";

/** Sends stored work on page load, reconnection and with backoff; pages then read the confirmed state. */
export function useOutbox(
  userId: string | null,
  load: (userId: string) => Promise<readonly SentKind[]>,
  onReport: (text: string) => void,
): void {
  const report = useLatest(onReport);
  const revalidator = useLatest(useRevalidator());
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    Promise.all([import("../calls/run-outbox.ts"), load(userId)]).then(
      ([{ runOutbox }, kinds]) => {
        if (isLeft) return;
        stop = runOutbox(userId, {
          kinds,
          onSent: (text) => {
            if (text) report.current(text);
            revalidator.current.revalidate();
          },
        });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [userId, load, report, revalidator]);
}
