import { useEffect, useRef } from "react";
import { Logo } from "#app/platform/page/components/logo.tsx";
import { nextTime, wavePath } from "./wave-path.ts";

const size = { width: 240, height: 48 };
/** Duration of a step at 60 Hz. */
const FRAME_MS = 1000 / 60;

function Wave() {
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let time = 0;
    let last = 0;
    let frame = requestAnimationFrame(function run(now: number) {
      frame = requestAnimationFrame(run);
      if (now - last < FRAME_MS * 0.9) return;
      last = now;
      time = nextTime(time);
      path.current?.setAttribute("d", wavePath(time, size));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
      className="h-12 w-60 max-w-[80vw] text-primary"
    >
      <path
        ref={path}
        d={wavePath(0, size)}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Above any dialog, during global waits (R-SHELL-14). */
export default function LoadingOverlay() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only another top-layer element can cover an open dialog.
    box.current?.setAttribute("popover", "manual");
    box.current?.showPopover?.();
  }, []);
  return (
    <div
      ref={box}
      role="status"
      className="fixed inset-0 z-50 m-0 grid h-full max-h-none w-full max-w-none place-content-center justify-items-center gap-4 border-0 bg-page/95 p-0 text-text"
    >
      <Logo size={56} />
      <Wave />
      <p className="font-medium">Um instante…</p>
    </div>
  );
}
