import { Maximize, X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatShare } from "#app/text/format.ts";
import { useZoom } from "./use-zoom.ts";
import type { ZoomedPicture } from "./zoomable.tsx";

const round =
  "grid size-11 place-items-center rounded-full bg-raised text-text shadow-raised border border-line hover:bg-inset disabled:opacity-55";

/** A picture over the whole screen: fingers, wheel, keys (+, −, 0, arrows) and buttons bring it closer. */
export default function ZoomDialog({ picture, onClose }: { picture: ZoomedPicture; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, closer, farther, fit, press } = useZoom(frame);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Imagem ampliada"
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-page p-0 text-text"
    >
      <div
        ref={frame}
        className={`grid h-full touch-none place-items-center overflow-hidden p-3 select-none ${zoom.scale > 1 ? "cursor-grab" : "cursor-zoom-in"}`}
      >
        <img
          src={picture.source}
          alt={picture.description}
          draggable={false}
          className="max-h-[calc(100dvh-1.5rem)] max-w-full rounded-control bg-white object-contain p-2"
          style={{
            minWidth: "min(92vw, 40rem)",
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          }}
        />
      </div>
      <button type="button" onClick={onClose} aria-label="Fechar" className={`fixed top-3 right-3 ${round}`}>
        <Icon as={X} />
      </button>
      <div className="fixed inset-x-0 bottom-4 flex items-center justify-center gap-2">
        <button
          type="button"
          onClick={farther}
          disabled={zoom.scale === 1}
          aria-label="Afastar"
          className={round}
        >
          <Icon as={ZoomOut} />
        </button>
        <output
          aria-label="Tamanho"
          className="min-w-16 rounded-full bg-raised px-2 py-1 text-center text-sm tabular-nums"
        >
          {formatShare(zoom.scale)}
        </output>
        <button type="button" onClick={closer} aria-label="Aproximar" className={round}>
          <Icon as={ZoomIn} />
        </button>
        <button
          type="button"
          onClick={fit}
          disabled={zoom.scale === 1}
          aria-label="Ajustar à tela"
          className={round}
        >
          <Icon as={Maximize} />
        </button>
      </div>
    </dialog>
  );
}
