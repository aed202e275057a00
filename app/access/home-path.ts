import { paths } from "#app/paths.ts";
import type { Viewer } from "./viewer.ts";

/** Where a person belongs after signing in: the general area. A visitor's home is the front page. */
export function homePath(viewer: Viewer | null): string {
  return viewer ? paths.general() : paths.home();
}
