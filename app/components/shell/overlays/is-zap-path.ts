import { plannedPaths } from "#app/paths/planned.ts";
import { questionPaths } from "#app/paths/questions.ts";

const places = [questionPaths.question(""), plannedPaths.thread("")];

/** Question or forum thread (spec 000 §2). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
