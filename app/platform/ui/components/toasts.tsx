import { lazy, useEffect, useState } from "react";
import { Deferred } from "./deferred.tsx";

const loadSonner = () => import("sonner");
const Toaster = lazy(async () => ({ default: (await loadSonner()).Toaster }));

type Tone = "message" | "success" | "error";
const EVENT = "farol:toast";

type ToastAction = { label: string; run: () => void };
type Shown = { text: string; tone: Tone; actions: readonly ToastAction[] };

/** Announced by screen readers. At most two actions. */
export function toast(text: string, tone: Tone = "message", actions: readonly ToastAction[] = []): void {
  window.dispatchEvent(new CustomEvent<Shown>(EVENT, { detail: { text, tone, actions } }));
}

function buttonOf({ label, run }: ToastAction) {
  return { label, onClick: run };
}

/** As tall as any button: its library's are 24 px. */
const BUTTON = { height: "2.75rem", paddingInline: "0.75rem", fontSize: "0.9375rem", fontWeight: 600 };
const OPTIONS = {
  style: { fontFamily: "var(--font-sans)", fontSize: "0.9375rem" },
  actionButtonStyle: BUTTON,
  cancelButtonStyle: BUTTON,
};

/** Toast container; its library loads with the first toast. */
export function Toasts() {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    async function show(event: Event) {
      const { text, tone, actions } = (event as CustomEvent<Shown>).detail;
      setUsed(true);
      const sonner = await loadSonner();
      const [first, second] = actions.map(buttonOf);
      sonner.toast[tone](text, { cancel: first, action: second, duration: first ? 8000 : 4000 });
    }
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  if (!used) return null;
  return (
    <Deferred>
      <Toaster position="bottom-center" theme="system" containerAriaLabel="Avisos" toastOptions={OPTIONS} />
    </Deferred>
  );
}
