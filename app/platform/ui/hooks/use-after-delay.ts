import { useEffect, useState } from "react";

/** Avoids displaying what is over sooner. */
export function useAfterDelay(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [on, milliseconds]);
  return on && late;
}
