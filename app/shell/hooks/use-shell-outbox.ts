import { setSittingTransport } from "#app/features/practice/calls/sitting-transport.ts";
import { useOutbox } from "#app/platform/drafts/hooks/use-outbox.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";

setSittingTransport(async () => {
  const { sendSitting } = await import("#app/features/assessments/calls/send-sitting.ts");
  return sendSitting;
});

async function load(userId: string) {
  const { claimDevice, outboxSenders } = await import("./outbox-senders.ts");
  await claimDevice(userId);
  return outboxSenders;
}

/** Sends what the viewer's device holds, on every page. */
export function useShellOutbox(onReport: (text: string) => void): void {
  useOutbox(useViewer()?.id ?? null, load, onReport);
}
