/** Seconds after a teacher's release in which it can be taken back, by the server's clock. */
export const TAKE_BACK = 600;
