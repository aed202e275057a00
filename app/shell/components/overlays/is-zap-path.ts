import { forumPaths } from "#app/features/forum/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";

const places = [questionPaths.question(""), forumPaths.thread("")];

/** Question or forum thread (R-SHELL-8). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
