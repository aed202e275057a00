import { forumPaths } from "#app/features/forum/paths/forum.ts";
import { questionPaths } from "#app/features/questions/paths/questions.ts";

const places = [questionPaths.question(""), forumPaths.thread("")];

/** Question or forum thread (R-SHELL-8). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
