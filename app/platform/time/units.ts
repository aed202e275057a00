/** Units of time in seconds, as moments and durations are stored. */
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
export const WEEK = 7 * DAY;

/** The same in milliseconds, for timers and clocks of a device. */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
