import { paths, plannedPaths } from "#app/paths.ts";

const places = [paths.question(""), plannedPaths.thread("")];

/** Question or forum thread (spec 000 §2). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
