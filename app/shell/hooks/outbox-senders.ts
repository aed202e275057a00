import { deviceOwner, recordOwner } from "#app/platform/drafts/calls/device-owner.ts";
import type { SentKind } from "#app/platform/drafts/calls/run-outbox.ts";
import { plural } from "#app/platform/text/format.ts";

/** What the shell sends of a person, in this order: a track's check counts once its answers are there. */
export const outboxSenders: readonly SentKind[] = [
  {
    kind: "answer",
    load: async () => (await import("#app/features/bank/calls/answer-outbox.ts")).answerOutbox,
    told: (sent) => `${plural(sent, "resposta guardada foi enviada", "respostas guardadas foram enviadas")}.`,
  },
  {
    kind: "practice",
    load: async () => (await import("#app/features/practice/calls/practice-outbox.ts")).practiceOutbox,
  },
  {
    kind: "track",
    load: async () => (await import("#app/features/tracks/calls/progress-outbox.ts")).trackOutbox,
  },
  {
    kind: "mark",
    load: async () => (await import("#app/features/assessments/calls/mark-outbox.ts")).markOutbox,
  },
  {
    kind: "reading",
    load: async () => (await import("#app/features/notebooks/calls/reading-marks.ts")).readingOutbox,
  },
];

/**
 * The device stores one person's data: another person's sign-in releases it (R-SHELL-19). Before anything is sent, and once a
 * page: a page left open of who was signed in before must not claim it back.
 */
export async function claimDevice(userId: string): Promise<void> {
  const owner = deviceOwner();
  if (!owner || owner === userId) return recordOwner(userId);
  const { releaseDevice } = await import("../calls/release-device.ts");
  await releaseDevice(userId);
}
