/** Says that a session of practice has something waiting, so that the shell starts sending. */
export const PRACTICE_EVENT = "farol:practice";

/** Told when the server has confirmed what a session had waiting; `detail` names the session and whether it has ended. */
export const PRACTICE_SENT = "farol:practice-sent";
export type PracticeSent = { sessionId: string; ended: boolean };
