import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useArrival } from "#app/features/messages/hooks/use-notifications.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

/** Milliseconds between polls while a payment is pending, for clients without a live channel. */
const LOOK_MS = 10_000;

/** Reloads the page when the provider has reported, and at intervals. */
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
