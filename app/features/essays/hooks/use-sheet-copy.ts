import { useEffect } from "react";
import { canStoreOffline } from "#app/platform/offline/hooks/page-cache.ts";

/** Stores the sheet's page on the device, so that it opens without a network. A failure is retried at the next visit. */
export function useSheetCopy(userId: string, id: string): void {
  useEffect(() => {
    if (userId === "" || !canStoreOffline() || !navigator.onLine) return;
    void import("#app/platform/offline/hooks/store-document.ts")
      .then((calls) => calls.storeDocument(userId, { kind: "essay", schoolId: "", id }, () => undefined))
      .catch(() => undefined);
  }, [userId, id]);
}
