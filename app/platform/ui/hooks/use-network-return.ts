import { useEffect } from "react";
import { MINUTE_MS } from "#app/platform/time/units.ts";
import { useLatest } from "./use-latest.ts";

/** Milliseconds before the first look for the network, and the longest pause between two. */
const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = MINUTE_MS;

async function isReached(): Promise<boolean> {
  if (document.visibilityState !== "visible") return false;
  const reply = await fetch("/favicon.ico", { method: "HEAD", cache: "no-store" }).catch(() => null);
  return reply?.ok === true;
}

/**
 * Calls when a lost network is back: at once where the browser says so, and, where it `looks`, at the next look, since Wi-Fi that led
 * nowhere says nothing.
 */
export function useNetworkReturn(onReturn: () => void, looks: boolean): void {
  const latest = useLatest(onReturn);
  useEffect(() => {
    let pause = FIRST_PAUSE;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const online = () => latest.current();
    async function look() {
      if (await isReached()) latest.current();
      pause = Math.min(2 * pause, LONGEST_PAUSE);
      if (!gone) timer = setTimeout(look, pause);
    }
    if (looks) timer = setTimeout(look, pause);
    window.addEventListener("online", online);
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener("online", online);
    };
  }, [latest, looks]);
}
