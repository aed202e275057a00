import { useEffect, useRef, useState } from "react";
import { type Appearance, appearanceToShow, nextDueIn } from "../../domain/arbiter.ts";
import { readPageMoment } from "./page-moment.ts";

/** Milliseconds between looks at a page where something waits: menus and sheets emit no close event. */
const LOOK_MS = 500;

/** The one thing that appears by itself now, of those that are wanted. The only timer of all of them. */
export function useArbiter(wanted: Readonly<Record<Appearance, boolean>>): Appearance | null {
  const [shown, setShown] = useState<Appearance | null>(null);
  const since = useRef(new Map<Appearance, number>());
  const names = (Object.keys(wanted) as Appearance[]).filter((name) => wanted[name]).join();
  useEffect(() => {
    const wishes = since.current;
    const listed = new Set(names.split(",") as Appearance[]);
    for (const name of wishes.keys()) if (!listed.has(name)) wishes.delete(name);
    // The banner's delay runs from the page's load.
    for (const name of names ? listed : [])
      if (!wishes.has(name)) wishes.set(name, name === "cookies" ? 0 : performance.now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const moment = readPageMoment();
      setShown((current) => appearanceToShow(wishes, current, moment));
      timer = setTimeout(look, Math.min(LOOK_MS, nextDueIn(wishes, moment.now) ?? LOOK_MS));
    }
    if (wishes.size > 0) look();
    else setShown(null);
    return () => clearTimeout(timer);
  }, [names]);
  return shown && wanted[shown] ? shown : null;
}
