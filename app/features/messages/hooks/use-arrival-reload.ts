import { useRevalidator } from "@remix-run/react";
import { useArrival } from "./use-notifications.ts";

/** Reloads the page when a notification arrives. */
export function useArrivalReload(): void {
  const revalidator = useRevalidator();
  useArrival(() => revalidator.revalidate());
}
