import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts run the page: false on the server and while a document is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
