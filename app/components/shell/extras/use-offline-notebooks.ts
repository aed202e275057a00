import { useEffect } from "react";
import { offlineNotebooks } from "#app/calls/notebooks/offline-notebooks.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";

/** Sends marks of reading, and brings up to date what the device stores of notebooks. A failure is retried at the next contact. */
async function meetServer(userId: string): Promise<void> {
  if (!navigator.onLine) return;
  const { sendMarks } = await import("#app/calls/notebooks/reading-marks.ts");
  await sendMarks(userId);
  if (offlineNotebooks(userId).length === 0) return;
  const { refreshNotebooks } = await import("#app/hooks/notebooks/store-notebook.ts");
  await refreshNotebooks(userId);
}

/** For people of schools, on every page and when the network is back. */
export function useOfflineNotebooks(): void {
  const viewer = useViewer();
  const userId = viewer?.school ? viewer.id : null;
  useEffect(() => {
    if (userId === null) return;
    const meet = () => void meetServer(userId).catch(() => undefined);
    meet();
    window.addEventListener("online", meet);
    return () => window.removeEventListener("online", meet);
  }, [userId]);
}
