import { setSittingTransport } from "#app/features/practice/calls/sitting-transport.ts";
import type { OutboxSenders } from "#app/platform/drafts/hooks/use-outbox.ts";

setSittingTransport(async () => {
  const { sendSitting } = await import("#app/features/assessments/calls/send-sitting.ts");
  return sendSitting;
});

async function flushAnswers(userId: string): Promise<{ sent: number; left: number }> {
  const { flushOutbox, pendingAnswers } = await import("#app/features/bank/calls/answer-outbox.ts");
  const sent = await flushOutbox(userId).catch(() => 0);
  const left = (await pendingAnswers(userId).catch(() => [])).length;
  return { sent, left };
}

/** Loaded only if there is something to send. Returns what is left. */
async function flushPractice(userId: string): Promise<number> {
  const { waitingPractice } = await import("#app/platform/drafts/calls/device-database.ts");
  if ((await waitingPractice(userId)) === 0) return 0;
  const { sendPractice } = await import("#app/features/practice/calls/practice-outbox.ts");
  await sendPractice(userId);
  return waitingPractice(userId);
}

/** After the answers: a check counts once they are there. Returns what is left. */
async function flushTracks(userId: string): Promise<number> {
  const { waitingTracks } = await import("#app/platform/drafts/calls/device-database.ts");
  if ((await waitingTracks(userId)) === 0) return 0;
  const { sendTrackProgress } = await import("#app/features/tracks/calls/progress-outbox.ts");
  await sendTrackProgress(userId);
  return waitingTracks(userId);
}

/** What the shell sends of a person when the network is back. */
export const outboxSenders: OutboxSenders = { answers: flushAnswers, others: [flushPractice, flushTracks] };
