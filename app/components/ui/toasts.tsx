import { lazy, Suspense, useEffect, useState } from "react";

const loadSonner = () => import("sonner");
const Toaster = lazy(async () => ({ default: (await loadSonner()).Toaster }));

type Tone = "message" | "success" | "error";
const EVENT = "farol:toast";

/** Announced by screen readers. */
export function toast(text: string, tone: Tone = "message"): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: { text, tone } }));
}

/** Toast container; its library loads with the first toast. */
export function Toasts() {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    async function show(event: Event) {
      const { text, tone } = (event as CustomEvent<{ text: string; tone: Tone }>).detail;
      setUsed(true);
      const sonner = await loadSonner();
      sonner.toast[tone](text);
    }
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  if (!used) return null;
  return (
    <Suspense>
      <Toaster position="bottom-center" theme="system" containerAriaLabel="Avisos" />
    </Suspense>
  );
}
