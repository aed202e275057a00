import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { storePictures } from "#app/services/questions/store-pictures.server.ts";
import { publishTrack } from "#app/services/tracks/publish-track.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { root } from "../../platform/state.ts";

const TRACKS = "content/tracks";
const FIGURES = "content/track-figures";

async function storeFigures({ deps }: Platform): Promise<void> {
  const names = await readdir(join(root, FIGURES));
  const files = await Promise.all(
    names.map(async (name) => ({
      path: `figuras/${name}`,
      bytes: new Uint8Array(await readFile(join(root, FIGURES, name))),
    })),
  );
  const { refused } = await storePictures(deps, files);
  if (refused.length > 0) throw new Error(`Figuras que não são imagens: ${refused.join(", ")}`);
}

/** Publishes the shipped tracks; those that are there as they are stay. Returns the number of new versions. */
export async function seedTracks(platform: Platform): Promise<number> {
  await storeFigures(platform);
  const actor = { viewer: null, requestId: platform.deps.newId() };
  let versions = 0;
  for (const name of await readdir(join(root, TRACKS))) {
    const text = await readFile(join(root, TRACKS, name), "utf8");
    const published = await publishTrack(platform.deps, actor, text);
    if (!published.published) throw new Error(`${name}: ${JSON.stringify(published.problems)}`);
    if (published.version !== null) versions += 1;
  }
  return versions;
}
