import { useRevalidator } from "@remix-run/react";
import { useInboxChange } from "./use-notifications.ts";

/** Reloads the page when the team's conversations change. */
export function useLiveInbox(): void {
  const { revalidate } = useRevalidator();
  useInboxChange(revalidate);
}
