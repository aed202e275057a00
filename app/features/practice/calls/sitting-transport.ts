import type { PracticeChanges } from "../domain/saved-changes.ts";

type SendSitting = (
  owner: { userId: string; sessionId: string },
  changes: PracticeChanges,
) => Promise<{ ended: boolean; moved: boolean }>;

let load: (() => Promise<SendSitting>) | null = null;

/** Says who sends what was done in a sitting of a school's assessment; loaded when there is something to send. */
export function setSittingTransport(transport: () => Promise<SendSitting>): void {
  load = transport;
}

/** Throws as the transport does, and where none was set. */
export const sendBySitting: SendSitting = async (owner, changes) => {
  if (!load) throw new Error("nobody sends sittings");
  return (await load())(owner, changes);
};
