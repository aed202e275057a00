/** Wave of the loading overlay (R-SHELL-14): points, step, and reset time. */
export const WAVE_POINTS = 126;
export const TIME_STEP = 0.6;
export const TIME_RESET = 20 * Math.PI;

/** Number of waves; a full period moves them by one, so that the reset is invisible. */
const WAVES = 2;

/** One step, with reset. */
export function nextTime(time: number): number {
  const next = time + TIME_STEP;
  return next >= TIME_RESET ? 0 : next;
}

/** Heights from -1 to 1, left to right; zero at both ends. */
export function waveHeights(time: number): number[] {
  const phase = (time / TIME_RESET) * 2 * Math.PI;
  return Array.from({ length: WAVE_POINTS }, (_, index) => {
    const place = index / (WAVE_POINTS - 1);
    return Math.sin(Math.PI * place) * Math.sin(WAVES * 2 * Math.PI * place - phase);
  });
}

export function wavePath(time: number, { width, height }: { width: number; height: number }): string {
  const points = waveHeights(time).map((tall, index) => {
    const x = (index / (WAVE_POINTS - 1)) * width;
    const y = (height / 2) * (1 - 0.9 * tall);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
