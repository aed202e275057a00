/** Fired when a session has unsent changes, so that the shell sends them. */
export const PRACTICE_EVENT = "farol:practice";

/** Fired after confirmation; `detail` names the session and whether it has ended. */
export const PRACTICE_SENT = "farol:practice-sent";
/** `moved`: another device continues the sitting. */
export type PracticeSent = { sessionId: string; ended: boolean; moved?: boolean };
