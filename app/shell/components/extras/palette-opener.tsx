import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { OPEN_PALETTE } from "../open-palette.ts";

type Opened = ComponentType<{ onClose: () => void }>;

/** Ctrl K, Cmd K or the top bar button; not over another dialog. */
export function PaletteOpener() {
  const [Palette, setPalette] = useState<Opened | null>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  async function show() {
    setOpen(true);
    try {
      const { default: Loaded } = await import("./palette.tsx");
      setPalette(() => Loaded);
    } catch {
      setOpen(false);
    }
  }
  const latest = useLatest({ show, open });
  useEffect(() => {
    const mayOpen = () => !latest.current.open && !document.querySelector("dialog[open]");
    function ask(event: Event) {
      if (!mayOpen()) return;
      event.preventDefault();
      void latest.current.show();
    }
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      // Prevents the browser's own shortcut, also when already open.
      event.preventDefault();
      if (mayOpen()) void latest.current.show();
    }
    window.addEventListener("keydown", press);
    window.addEventListener(OPEN_PALETTE, ask);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener(OPEN_PALETTE, ask);
    };
  }, [latest]);
  useEffect(() => {
    // A new location key closes the search, also a phone's back button.
    if (key) setOpen(false);
  }, [key]);
  return open && Palette ? <Palette onClose={() => setOpen(false)} /> : null;
}
