import { UNDISTURBED } from "#app/platform/page/components/undisturbed.ts";
import type { PageMoment } from "../../domain/arbiter.ts";
import { noticePlaces } from "./notice-place.tsx";

/** Open dialogs, sheets and menus. */
const BUSY = 'dialog[open], [role="dialog"], [role="menu"]';
const TYPED = "input:not([type=radio], [type=checkbox]), textarea";

function isTyping(): boolean {
  const field = document.activeElement?.closest<HTMLInputElement>(TYPED);
  return Boolean(field?.value);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** The page as the arbiter needs to know it. */
export function readPageMoment(): PageMoment {
  const work = [...document.querySelectorAll(UNDISTURBED)];
  const foot = document.getElementById(noticePlaces.foot);
  return {
    now: performance.now(),
    resting: !document.hidden && !document.querySelector(BUSY) && !isTyping(),
    undisturbed: work.length === 0 ? "nowhere" : work.some(isInSight) ? "in-sight" : "out-of-sight",
    // At the top of a short page nothing but the footer moves.
    footInSight: foot !== null && window.scrollY > 0 && isInSight(foot),
  };
}
