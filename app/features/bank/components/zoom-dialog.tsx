import { type LucideIcon, Maximize, X, ZoomIn, ZoomOut } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { formatShare } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useZoom } from "./use-zoom.ts";

export type ZoomedPicture = { source: string; description: string };

type RoundProps = {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
};

function Round({ label, icon, onClick, disabled = false, className = "" }: RoundProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
      className={`grid size-11 place-items-center rounded-full border border-line bg-raised text-text shadow-raised hover:bg-inset disabled:opacity-55 ${className}`}
    >
      <Icon as={icon} />
    </button>
  );
}

/** Opens as modal and restores the focus. */
function useModal(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Full-screen picture with touch, wheel, keys (+, −, 0, arrows) and buttons. */
export default function ZoomDialog({ picture, onClose }: { picture: ZoomedPicture; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, closer, farther, fit, press } = useZoom(frame);
  const fits = zoom.scale === 1;
  useModal(dialog);
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
        className={`grid h-full touch-none place-items-center overflow-hidden p-3 select-none ${fits ? "cursor-zoom-in" : "cursor-grab"}`}
      >
        <img
          src={picture.source}
          alt={picture.description}
          draggable={false}
          className="max-h-[calc(100dvh-1.5rem)] max-w-full min-w-[min(92vw,40rem)] rounded-control bg-white object-contain p-2"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
      <Round label="Fechar" icon={X} onClick={onClose} className="fixed top-3 right-3" />
      <div className="fixed inset-x-0 bottom-4 flex items-center justify-center gap-2">
        <Round label="Afastar" icon={ZoomOut} onClick={farther} disabled={fits} />
        <output
          aria-label="Tamanho"
          className="min-w-16 rounded-full bg-raised px-2 py-1 text-center text-sm tabular-nums"
        >
          {formatShare(zoom.scale)}
        </output>
        <Round label="Aproximar" icon={ZoomIn} onClick={closer} />
        <Round label="Ajustar à tela" icon={Maximize} onClick={fit} disabled={fits} />
      </div>
    </dialog>
  );
}
