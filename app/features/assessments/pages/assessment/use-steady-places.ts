import { useEffect, useState } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { isSamePlaces, type TakerPlaces } from "../../domain/making/room-groups.ts";

/** Milliseconds that rows keep their place after a change, so that none moves under a finger. */
const REST = 10_000;

/** The places to show: those of ten seconds ago at most; at once where the live word comes or goes. */
export function useSteadyPlaces(places: TakerPlaces, isLive: boolean): TakerPlaces {
  const [settled, setSettled] = useState(places);
  const settle = useLatest(() => setSettled(places));
  const isSame = isSamePlaces(settled, places);
  const [wasLive, setWasLive] = useState(isLive);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    setSettled(places);
  }
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => settle.current(), REST);
    return () => clearTimeout(timer);
  }, [isSame, settle]);
  // Who is new has no place to keep.
  return { ...places, ...settled };
}
