import { plural } from "#app/platform/text/format.ts";
import { HOUR, MINUTE } from "./units.ts";

/** Whole minutes in words: 5400 → "1 hora e 30 minutos". */
export function formatHours(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % 60];
  const rest = plural(minutes, "minuto", "minutos");
  if (hours === 0) return rest;
  const whole = plural(hours, "hora", "horas");
  return minutes === 0 ? whole : `${whole} e ${rest}`;
}
