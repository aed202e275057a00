import { useEffect } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

/** Loaded with the page, so that it works once the network is gone. */
export const readingMarks = () => import("../../calls/reading-marks.ts");

/** Milliseconds between two marks while scrolling. */
const PAUSE = 4000;

type Reading = { userId: string; address: string; section: string | null; lastBlock: string };

/** Goes to the block read last, and notes what is on the screen. A mark that is lost is noted with the next one. */
export function useKeptPlace({ userId, address, section, lastBlock }: Reading): void {
  /** Restored when the section opens, not when a mark changes it. */
  const lastRead = useLatest(lastBlock);
  useEffect(() => {
    if (!section) return;
    // A place is resumed once, when the section comes without a jump of its own.
    const last = window.location.hash ? null : document.getElementById(`b-${lastRead.current}`);
    if (last && window.scrollY === 0) last.scrollIntoView({ block: "start" });
    let noted = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const marks = readingMarks();
    const send = (block: string) =>
      void marks
        .then((calls) => calls.saveReadingMark(userId, { address, section, block, ended: false }))
        .catch(() => undefined);
    const note = (block: string) => {
      if (block === noted) return;
      noted = block;
      send(block);
    };
    const seen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const blocks = [...document.querySelectorAll<HTMLElement>("[data-block]")];
        const first = blocks.find((block) => block.getBoundingClientRect().bottom > 80);
        if (first?.dataset.block && window.scrollY > 0) note(first.dataset.block);
      }, PAUSE);
    };
    if (last) marks.catch(() => undefined);
    else send("");
    window.addEventListener("scroll", seen, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", seen);
    };
  }, [userId, address, section, lastRead]);
}
