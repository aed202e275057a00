import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useArrival } from "#app/features/messages/hooks/use-notifications.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

/** Milliseconds between looks while a payment is awaited: the channel tells at once, this is for who has none. */
const LOOK_MS = 10_000;

/** Reads the page again when the bank has told, and now and then. */
export function useLiveCharge(waiting: boolean): void {
  const revalidator = useLatest(useRevalidator());
  useArrival(() => {
    if (waiting) revalidator.current.revalidate();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && revalidator.current.state === "idle")
        revalidator.current.revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [waiting, revalidator]);
}
