import { Eye, EyeOff, Timer, TimerOff } from "lucide-react";
import { useEffect, useState } from "react";
import { formatClock } from "#app/platform/time/format-duration.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

type SessionTimerProps = {
  /** Epoch milliseconds, by the server's clock. */
  clock: () => number;
  /** Epoch seconds since which it counts; null while it is off. */
  from: number | null;
  /** Epoch seconds of the end; null without a limit. */
  deadline: number | null;
  running: boolean;
  onToggle: () => void;
  onTimeUp: () => void;
};

const HIDDEN_KEY = "farol-tempo-oculto";

/** Stored on the device. */
function useHidden(): [boolean, () => void] {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    try {
      setHidden(localStorage.getItem(HIDDEN_KEY) === "true");
    } catch {
      // Default: visible.
    }
  }, []);
  function toggle() {
    setHidden(!hidden);
    try {
      localStorage.setItem(HIDDEN_KEY, String(!hidden));
    } catch {
      // The choice lasts as long as the page.
    }
  }
  return [hidden, toggle];
}

const round = "icon-button";

/** Elapsed or remaining seconds, computed from timestamps, so that a closed page loses nothing. */
export function SessionTimer({ clock, from, deadline, running, onToggle, onTimeUp }: SessionTimerProps) {
  const [now, setNow] = useState(0);
  const [hidden, toggleHidden] = useHidden();
  const timeUp = useLatest(onTimeUp);
  const tick = useLatest(() => setNow(Math.floor(clock() / 1000)));
  const counts = running && (from !== null || deadline !== null);
  useEffect(() => {
    if (!counts) return;
    tick.current();
    const timer = setInterval(() => tick.current(), 1000);
    return () => clearInterval(timer);
  }, [counts, tick]);
  const over = counts && deadline !== null && now > 0 && now >= deadline;
  useEffect(() => {
    if (over) timeUp.current();
  }, [over, timeUp]);
  const since = Math.max(now, from ?? 0) - (from ?? 0);
  const text = deadline === null ? formatClock(since) : `faltam ${formatClock(deadline - now)}`;
  const on = from !== null || deadline !== null;
  const hurry = deadline !== null && now > 0 && deadline - now <= 300;
  return (
    <div className="flex items-center gap-0.5">
      {on && now > 0 && (
        <span
          role="timer"
          aria-label={deadline === null ? "Tempo decorrido" : "Tempo restante"}
          className={`px-1 text-lg font-semibold tabular-nums ${hurry ? "text-danger" : ""}`}
        >
          {hidden ? <span className="text-base font-normal text-muted">tempo oculto</span> : text}
        </span>
      )}
      {on && (
        <button
          type="button"
          onClick={toggleHidden}
          aria-label={hidden ? "Mostrar o tempo" : "Ocultar o tempo"}
          title={hidden ? "Mostrar o tempo" : "Ocultar o tempo"}
          className={round}
        >
          <Icon as={hidden ? Eye : EyeOff} />
        </button>
      )}
      {deadline === null && (
        <button
          type="button"
          onClick={onToggle}
          aria-label={on ? "Desligar o cronômetro" : "Ligar o cronômetro"}
          title={on ? "Desligar o cronômetro" : "Ligar o cronômetro"}
          className={round}
        >
          <Icon as={on ? TimerOff : Timer} />
        </button>
      )}
    </div>
  );
}
