import { answerName } from "../answers/check-answer.ts";
import { ANNULLED, type GradingKey } from "./key-replay.ts";

export function keyName(key: GradingKey): string {
  if (key === ANNULLED) return "anulada";
  return key === "" ? "sem gabarito" : answerName(key);
}
