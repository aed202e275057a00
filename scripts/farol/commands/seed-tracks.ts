import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Platform } from "../../platform/open-platform.ts";
import { root } from "../../platform/state.ts";
import { importTrackFiles, readFigures, readTrackFiles } from "./import-tracks.ts";

const TRACKS = join(root, "content/tracks");
const FIGURES = join(root, "content/track-figures");

/** Publishes the shipped tracks; those that are there as they are stay. */
export async function seedTracks(platform: Platform, options: { overAuthors: boolean }) {
  const names = await readdir(TRACKS);
  const files = await readTrackFiles(names.map((name) => join(TRACKS, name)));
  return importTrackFiles(platform, files, await readFigures(FIGURES), options);
}
