import { useRevalidator } from "@remix-run/react";
import { useInboxChange } from "./use-notifications.ts";

/** The page reads its data again when the team's conversations change. */
export function useLiveInbox(): void {
  const { revalidate } = useRevalidator();
  useInboxChange(revalidate);
}
