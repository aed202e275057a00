import { ANNULLED, type GradingKey } from "./key-replay.ts";

/** A grading key in words. */
export function keyName(key: GradingKey): string {
  if (key === ANNULLED) return "anulada";
  return key === "" ? "sem gabarito" : key;
}
