import type { Deps } from "#app/platform/context/deps.ts";

/** Pictures whose size is requested; the total is estimated from them. */
const MOST_ASKED = 60;

export async function bytesOfPictures(deps: Deps, pictures: readonly string[]): Promise<number> {
  const asked = pictures.slice(0, MOST_ASKED);
  const sizes = await Promise.all(asked.map((path) => deps.files.size(path.slice(1)).catch(() => null)));
  const sum = sizes.reduce<number>((all, size) => all + (size ?? 0), 0);
  return asked.length === 0 ? 0 : Math.round((sum * pictures.length) / asked.length);
}
