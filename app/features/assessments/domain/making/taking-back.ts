/** Seconds within which a teacher can withdraw a release, by the server's clock. */
export const TAKE_BACK = 600;
