import { Eye, EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { formatClock } from "#app/platform/time/format-duration.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

type Props = {
  spent: number;
  /** Epoch seconds, the server's. */
  startedAt: number;
  /** Another tab counts. */
  isPaused: boolean;
  onTick: (seconds: number) => void;
};

/** Seconds of writing: counts while the page is in sight. Hidden on request, for all timers of the device. */
export function EssayTimer({ spent, startedAt, isPaused, onTick }: Props) {
  const [hidden, setHidden] = useStoredText("device", "farol-tempo-oculto");
  const [seconds, setSeconds] = useState(spent);
  const tick = useLatest(() => {
    if (document.visibilityState !== "visible" || isPaused) return;
    const next = Math.max(seconds, spent) + 1;
    setSeconds(next);
    onTick(next);
  });
  useEffect(() => {
    const timer = setInterval(() => tick.current(), 1000);
    return () => clearInterval(timer);
  }, [tick]);
  const isHidden = hidden === "true";
  const label = isHidden ? "Mostrar o tempo" : "Ocultar o tempo";
  return (
    <span className="flex items-center">
      {!isHidden && (
        <span
          role="timer"
          aria-label="Tempo de escrita"
          title={`Começada em ${formatDateTime(startedAt)}`}
          className="font-semibold tabular-nums"
        >
          {formatClock(Math.max(seconds, spent))}
        </span>
      )}
      <button
        type="button"
        onClick={() => setHidden(isHidden ? "false" : "true")}
        aria-label={label}
        title={label}
        className="icon-button"
      >
        <Icon as={isHidden ? Eye : EyeOff} />
      </button>
    </span>
  );
}
