import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Delay and duration in milliseconds (R-SHELL-14). */
const THROTTLE = 200;

/** Shown after 200 ms, running for 5 s. */
export function NavigationBar() {
  const busy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), THROTTLE);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label="Carregando página"
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="navigation-run h-full bg-primary" />
    </div>
  );
}
