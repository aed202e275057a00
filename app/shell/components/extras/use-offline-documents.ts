import { useEffect } from "react";
import {
  type DocumentKind,
  documentKinds,
  offlineDocuments,
} from "#app/platform/offline/calls/offline-documents.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";

const kinds = Object.keys(documentKinds) as DocumentKind[];

/** Sends marks of reading and essays, and brings up to date what the device stores. A failure is retried at the next contact. */
async function meetServer(userId: string, isOfSchool: boolean): Promise<void> {
  if (!navigator.onLine) return;
  if (isOfSchool) {
    const { sendMarks } = await import("#app/features/notebooks/calls/reading-marks.ts");
    await sendMarks(userId);
  }
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
  const viewer = useViewer();
  const userId = viewer?.id ?? null;
  const isOfSchool = Boolean(viewer?.school);
  useEffect(() => {
    if (userId === null) return;
    const meet = () => void meetServer(userId, isOfSchool).catch(() => undefined);
    meet();
    window.addEventListener("online", meet);
    return () => window.removeEventListener("online", meet);
  }, [userId, isOfSchool]);
}
