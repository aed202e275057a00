import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLatest } from "../hooks/use-latest.ts";
import { Icon } from "./icon.tsx";

type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** A side sheet. */
  side?: "left" | "right" | "sheet";
  /** Beside the title. */
  note?: string;
  /** Backdrop clicks do not close it: for forms. */
  stays?: boolean;
};

const shapes = {
  middle: "m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] rounded-sheet",
  left: "m-0 h-dvh max-h-none w-[min(20rem,86vw)] rounded-r-sheet",
  /** From below on phones, so that what it is about stays in sight; else at the right. */
  sheet:
    "m-0 mt-auto h-[85dvh] max-h-none w-full max-w-none rounded-t-sheet sm:ml-auto sm:h-dvh sm:w-[min(26rem,92vw)] sm:rounded-none sm:rounded-l-sheet",
  right: "m-0 ml-auto h-dvh max-h-none w-[min(24rem,92vw)] rounded-l-sheet",
};

/** Modal on native `<dialog>` with focus trap and Escape. Rendered open on the server, it works without scripts. */
export function Dialog({ title, note, open, onClose, children, side, stays = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useLatest(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    // A server-rendered open dialog is not modal yet.
    if (dialog.open) dialog.close();
    dialog.showModal();
    // Typing before hydration retains the focus.
    if (opener instanceof HTMLElement && dialog.contains(opener)) opener.focus({ preventScroll: true });
    // The dialog itself is the target only on its backdrop.
    const closeOnBackdrop = (event: MouseEvent) => !stays && event.target === dialog && close.current();
    dialog.addEventListener("click", closeOnBackdrop);
    return () => {
      dialog.removeEventListener("click", closeOnBackdrop);
      dialog.close();
      // React already removed the dialog, so the browser does not restore the focus.
      const lost = document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, close, stays]);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={heading}
      className={`border border-line bg-raised p-0 text-text shadow-raised ${shapes[side ?? "middle"]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={`flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 ${side === "sheet" ? "sticky top-0 z-10 bg-raised" : ""}`}
      >
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        {note && <p className="mr-auto text-sm text-muted">{note}</p>}
        <button type="button" onClick={onClose} aria-label="Fechar" className="icon-button">
          <Icon as={X} />
        </button>
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
