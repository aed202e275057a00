/** Pixels to one side that make a swipe, and up or down those that make it a scroll. */
const SWIPE = 56;
const SCROLL = 24;
/** Horizontally scrolling elements handle the finger themselves. */
const SCROLLING = ".formula-wide, .formula-block, .table-scroll";

/** Reports the alternative that a finger swipes; a swipe is no tap. Returns the function that stops it. */
export function watchSwipes(told: (letter: string) => unknown): () => void {
  let from: Touch | undefined;
  function start({ touches, target }: TouchEvent) {
    from = target instanceof Element && target.closest(SCROLLING) ? undefined : touches[0];
  }
  function end(event: TouchEvent) {
    const to = event.changedTouches[0];
    const row = from?.target instanceof Element ? from.target.closest("label.touch-pan-y") : null;
    const letter = row?.querySelector("input")?.value;
    if (!from || !to || !letter || Math.abs(to.clientX - from.clientX) < SWIPE) return;
    if (Math.abs(to.clientY - from.clientY) > SCROLL) return;
    if (event.cancelable) event.preventDefault();
    told(letter);
  }
  document.addEventListener("touchstart", start, { passive: true });
  document.addEventListener("touchend", end);
  return () => {
    document.removeEventListener("touchstart", start);
    document.removeEventListener("touchend", end);
  };
}
