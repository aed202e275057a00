/** The wave of the loading overlay (spec 000 §9): so many points, so far on with every step, and back at its start here. */
export const WAVE_POINTS = 126;
export const TIME_STEP = 0.6;
export const TIME_RESET = 20 * Math.PI;

/** Two waves beside each other; over a whole turn of time they move on by exactly one, so that the reset is not seen. */
const WAVES = 2;

/** The next moment: one step on, from the reset at the beginning again. */
export function nextTime(time: number): number {
  const next = time + TIME_STEP;
  return next >= TIME_RESET ? 0 : next;
}

/** The heights of the wave at a moment, from -1 to 1, from left to right; it lies still at both ends. */
export function waveHeights(time: number): number[] {
  const phase = (time / TIME_RESET) * 2 * Math.PI;
  return Array.from({ length: WAVE_POINTS }, (_, index) => {
    const place = index / (WAVE_POINTS - 1);
    return Math.sin(Math.PI * place) * Math.sin(WAVES * 2 * Math.PI * place - phase);
  });
}

/** The wave at a moment as a path through a box of this size. */
export function wavePath(time: number, { width, height }: { width: number; height: number }): string {
  const points = waveHeights(time).map((tall, index) => {
    const x = (index / (WAVE_POINTS - 1)) * width;
    const y = (height / 2) * (1 - 0.9 * tall);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
