import { paths, plannedPaths } from "#app/paths.ts";

const places = [paths.question(""), plannedPaths.thread("")];

/** Whether a page is one of those the invitation belongs to: a question, or a thread of the forum (spec 000 §2). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
