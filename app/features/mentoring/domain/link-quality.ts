/** What a look at the connections found, the worst of each; null where the browser does not say. */
export type LinkSample = {
  /** Of the packets we sent, 0 to 1. */
  lost: number | null;
  /** Seconds there and back. */
  roundTrip: number | null;
  /** Bits a second that can be sent. */
  bitrate: number | null;
};

const MOST_LOST = 0.12;
const LONGEST_ROUND_TRIP = 1;
/** Below it a face is a smear. */
const LEAST_BITRATE = 100_000;
/** Bad looks in a row before the picture goes: one hiccup is none. */
const BAD_LOOKS = 3;

function isBad({ lost, roundTrip, bitrate }: LinkSample): boolean {
  return (
    (lost ?? 0) > MOST_LOST ||
    (roundTrip ?? 0) > LONGEST_ROUND_TRIP ||
    (bitrate ?? LEAST_BITRATE) < LEAST_BITRATE
  );
}

/** Bad looks in a row, with one more. */
export function badLooks(before: number, sample: LinkSample): number {
  return isBad(sample) ? before + 1 : 0;
}

export function isWeak(looks: number): boolean {
  return looks >= BAD_LOOKS;
}
