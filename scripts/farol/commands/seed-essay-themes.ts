import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { storeThemes } from "#app/features/essays/queries/themes.server.ts";
import { readEssayTheme } from "#content/read-essay-theme.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { root } from "../../platform/state.ts";

const THEMES = "content/essay-themes";

/** Stores the platform's own themes; known ones are renewed. Returns how many there are. */
export async function seedEssayThemes({ deps }: Platform): Promise<number> {
  const names = (await readdir(join(root, THEMES))).sort();
  const themes = await Promise.all(
    names.map(async (name) => readEssayTheme(name, await readFile(join(root, THEMES, name), "utf8"))),
  );
  const updatedAt = deps.now();
  await deps.write(
    storeThemes(
      deps.db,
      themes.map((theme) => ({ ...theme, updatedAt })),
    ),
  );
  return themes.length;
}
