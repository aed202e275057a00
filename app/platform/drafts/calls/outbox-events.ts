import type { OutboxKinds, OutboxName } from "./outbox-kinds.ts";

const STORED = "farol:outbox";
const SENT = "farol:outbox-sent";

/** What the server has of a queue since now, and its reply. */
export type OutboxSent<Name extends OutboxName> = { queue: string; result: OutboxKinds[Name]["result"] };

function listen<Detail>(name: string, listener: (detail: Detail) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Detail>).detail);
  window.addEventListener(name, heard);
  return () => window.removeEventListener(name, heard);
}

/** Something of a kind waits to be sent: the shell sends it. */
export function announceStored(kind: OutboxName): void {
  window.dispatchEvent(new CustomEvent(STORED, { detail: kind }));
}

/** Returns how to stop listening, as `onOutboxSent`. */
export function onOutboxStored(listener: (kind: OutboxName) => void): () => void {
  return listen(STORED, listener);
}

export function announceSent<Name extends OutboxName>(kind: Name, sent: OutboxSent<Name>): void {
  window.dispatchEvent(new CustomEvent(`${SENT}:${kind}`, { detail: sent }));
}

export function onOutboxSent<Name extends OutboxName>(
  kind: Name,
  listener: (sent: OutboxSent<Name>) => void,
): () => void {
  return listen(`${SENT}:${kind}`, listener);
}
