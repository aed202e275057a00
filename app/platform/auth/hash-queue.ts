/** A hash blocks the isolate for 25 to 60 ms; further callers wait, and beyond these they are refused: some 5 seconds. */
export const MOST_WAITING = 100;
/** Milliseconds the isolate is free for other requests before each hash. */
const REST = 15;
/** Milliseconds between looks at the queue, by place, and at most. */
const PER_PLACE = 20;
const LONGEST_LOOK = 500;
/** A caller that has not polled for so long was cancelled with its request and is skipped. */
const GONE = 2000;

type Place = { seenAt: number };

export type HashQueue = {
  /** Resolves when it is the caller's turn, in order of arrival; false at once where too many wait. The work follows in the same turn. */
  turn(): Promise<boolean>;
  waiting(): number;
};

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Callers poll: in workerd no request may wait for another's I/O, which ends with that request. */
export function createHashQueue(sleep = pause, clock = Date.now): HashQueue {
  const places: Place[] = [];

  function dropGone(now: number): void {
    for (let first = places[0]; first && first.seenAt < now - GONE; first = places[0]) places.shift();
  }

  return {
    async turn() {
      if (places.length >= MOST_WAITING) dropGone(clock());
      if (places.length >= MOST_WAITING) return false;
      const place = { seenAt: clock() };
      places.push(place);
      for (let at = places.indexOf(place); at !== 0; at = places.indexOf(place)) {
        if (at === -1) places.push(place);
        await sleep(Math.min(Math.max(at, 1) * PER_PLACE, LONGEST_LOOK));
        place.seenAt = clock();
        dropGone(place.seenAt);
      }
      await sleep(REST);
      const at = places.indexOf(place);
      if (at !== -1) places.splice(at, 1);
      return true;
    },
    waiting: () => places.length,
  };
}
