import { useEffect } from "react";

const BOXES = ".formula-wide, .formula-block";
const FOCUS = { tabindex: "0", role: "group", "aria-label": "Fórmula larga" };

/** A box is focusable while its formula does not fit: scrollable elements must be, and nothing else. */
function markScrolling(box: Element): void {
  const isWide = box.scrollWidth > box.clientWidth + 1;
  for (const [name, value] of Object.entries(FOCUS))
    if (isWide) box.setAttribute(name, value);
    else box.removeAttribute(name);
}

/** Watches the boxes of formulas, those of later content too. Sizes are read after layout, where reading costs none. */
export function useScrollingFormulas(): void {
  useEffect(() => {
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) markScrolling(target);
    });
    const seen = new WeakSet<Element>();
    function watch() {
      for (const box of document.querySelectorAll(BOXES)) {
        if (seen.has(box)) continue;
        seen.add(box);
        sizes.observe(box);
      }
    }
    let frame = 0;
    const added = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(watch);
    });
    added.observe(document.body, { childList: true, subtree: true });
    watch();
    return () => {
      cancelAnimationFrame(frame);
      added.disconnect();
      sizes.disconnect();
    };
  }, []);
}
