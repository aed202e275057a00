import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { OPEN_PALETTE } from "../open-palette.ts";

type Opened = ComponentType<{ onClose: () => void }>;

/** Opens the quick search on Ctrl K (or Cmd K) and by its button in the top bar; not over another dialog. */
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
      // The browser's own shortcut would leave the page, also where the search is open already.
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
    // Every navigation has a key of its own, and closes the search: also the back button of a phone.
    if (key) setOpen(false);
  }, [key]);
  return open && Palette ? <Palette onClose={() => setOpen(false)} /> : null;
}
