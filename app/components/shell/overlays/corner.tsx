import { type ReactNode, useEffect } from "react";
import { usePinnedMenu } from "../use-pinned-menu.ts";

/** Scroll padding, so that the corner never covers the focus. */
const FOCUS_ROOM = "13rem";

/** Stack of non-modal notices, announced, above no button. `raised`: above the question bar. */
export function Corner({
  occupied,
  raised,
  children,
}: {
  occupied: boolean;
  raised: boolean;
  children: ReactNode;
}) {
  const besideMenu = usePinnedMenu() ? "xl:left-26" : "";
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = occupied ? FOCUS_ROOM : "";
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, [occupied]);
  return (
    <div
      aria-live="polite"
      className={`no-print pointer-events-none fixed inset-x-3 z-20 flex flex-col gap-3 sm:right-auto sm:left-4 sm:w-96 ${raised ? "bottom-32 sm:bottom-20" : "bottom-3 sm:bottom-4"} ${besideMenu}`}
    >
      {children}
    </div>
  );
}
