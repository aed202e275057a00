import { plural } from "#app/platform/text/format.ts";
import { HOUR, MINUTE } from "./units.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** Seconds → "4:05", "1:02:03". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Seconds → "45 s", "1 min 20 s", "1 h 05 min". */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < MINUTE) return `${whole} s`;
  if (whole < HOUR)
    return `${Math.floor(whole / MINUTE)} min${whole % 60 > 0 ? ` ${two(whole % 60)} s` : ""}`;
  return `${Math.floor(whole / HOUR)} h ${two(Math.floor(whole / MINUTE) % 60)} min`;
}

/** Seconds → "45 segundos", "12 minutos", "1 h 05 min". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < MINUTE) return plural(whole, "segundo", "segundos");
  const minutes = Math.round(whole / MINUTE);
  if (minutes < 60) return plural(minutes, "minuto", "minutos");
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
