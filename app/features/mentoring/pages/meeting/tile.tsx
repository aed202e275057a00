import { Hand, MicOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { SeenPerson } from "../../calls/meeting-call.ts";

type Props = { person: SeenPerson; small: boolean; onMute: (() => void) | null };

/** One person: the picture, or their first letter; audio plays either way. */
export function Tile({ person, small, onMute }: Props) {
  const { name, isOwn, stream, camera, mic, hand, isConnected } = person;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && video.current.srcObject !== stream) video.current.srcObject = stream;
  }, [stream]);
  return (
    <li className={`card relative overflow-hidden bg-inset ${small ? "w-36 shrink-0" : ""}`}>
      <video
        ref={video}
        autoPlay
        playsInline
        muted={isOwn}
        aria-label={isOwn ? "Sua câmera" : `Câmera de ${name}`}
        className={`aspect-video w-full object-cover ${camera ? "" : "invisible"} ${isOwn ? "-scale-x-100" : ""}`}
      />
      {!camera && (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center text-4xl font-bold text-muted"
        >
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-2 bg-card/90 px-2 py-1 text-sm">
        <span className="font-medium">{isOwn ? "Você" : name}</span>
        {!mic && (
          <span className="flex items-center gap-1 text-muted">
            <Icon as={MicOff} size={16} /> mudo
          </span>
        )}
        {hand && (
          <span className="flex items-center gap-1 font-medium text-warning">
            <Icon as={Hand} size={16} /> mão levantada
          </span>
        )}
        {!isConnected && <span className="text-muted">conectando…</span>}
        {onMute && mic && !small && (
          <Button look="quiet" className="-my-2 ml-auto" onClick={onMute}>
            Silenciar<span className="sr-only"> {name}</span>
          </Button>
        )}
      </p>
    </li>
  );
}
