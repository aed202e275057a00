import { forumPaths } from "#app/paths/forum.ts";
import { questionPaths } from "#app/paths/questions.ts";

const places = [questionPaths.question(""), forumPaths.thread("")];

/** Question or forum thread (spec 000 §2). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
