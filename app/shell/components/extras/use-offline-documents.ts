import { useEffect } from "react";
import {
  type DocumentKind,
  documentKinds,
  offlineDocuments,
} from "#app/platform/offline/calls/offline-documents.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";

const kinds = Object.keys(documentKinds) as DocumentKind[];

/** Sends essays, and brings up to date what the device stores. A failure is retried at the next contact. */
async function meetServer(userId: string): Promise<void> {
  if (!navigator.onLine) return;
  const stored = kinds.filter((kind) => offlineDocuments(kind, userId).length > 0);
  if (stored.length === 0) return;
  if (stored.includes("essay")) {
    const { flushEssays } = await import("#app/features/essays/hooks/flush-essays.ts");
    await flushEssays(userId);
  }
  const { refreshDocuments } = await import("#app/platform/offline/hooks/store-document.ts");
  for (const kind of stored) await refreshDocuments(userId, kind);
}

/** On every page and when the network is back. */
export function useOfflineDocuments(): void {
  const userId = useViewer()?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    const meet = () => void meetServer(userId).catch(() => undefined);
    meet();
    window.addEventListener("online", meet);
    return () => window.removeEventListener("online", meet);
  }, [userId]);
}
