/** What the outbox sends, and the server's reply, by kind: each feature adds its own in `calls/ports.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it.
export interface OutboxKinds {}

export type OutboxName = keyof OutboxKinds & string;
