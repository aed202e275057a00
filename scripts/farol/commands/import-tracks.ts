import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  type PictureFile,
  storePictures,
} from "#app/features/bank/services/storing/store-pictures.server.ts";
import { type ImportedTrack, importTrack } from "#app/features/tracks/services/import-track.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

type TrackFile = { file: string; text: string };
type TrackFileImport = ImportedTrack & { file: string };

export async function readTrackFiles(paths: readonly string[]): Promise<TrackFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      if (!existsSync(path) || !statSync(path).isFile())
        throw new UsageError(`Arquivo não encontrado: ${path}`);
      return { file: basename(path), text: await readFile(path, "utf8") };
    }),
  );
}

/** The pictures of a folder; texts name them `figuras/<file>`. */
export async function readFigures(folder: string): Promise<PictureFile[]> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`Pasta não encontrada: ${folder}`);
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({
      path: `figuras/${name}`,
      bytes: new Uint8Array(await readFile(join(folder, name))),
    })),
  );
}

/** One after the other: each publication is a batch of its own. */
export async function importTrackFiles(
  { deps }: Platform,
  files: readonly TrackFile[],
  figures: readonly PictureFile[],
  options: { overAuthors: boolean },
): Promise<TrackFileImport[]> {
  const { refused } = await storePictures(deps, figures);
  if (refused.length > 0) throw new UsageError(`Figuras que não são imagens: ${refused.join(", ")}`);
  const actor = { viewer: null, requestId: deps.newId() };
  const imports = [];
  for (const { file, text } of files)
    imports.push({ file, ...(await importTrack(deps, actor, { text, ...options })) });
  return imports;
}

/** `import track`: publishes texts, over versions that people published only with `force`. */
export async function importTracksCommand(
  paths: readonly string[],
  { images, force, json }: { images: string | undefined; force: boolean; json: boolean },
) {
  if (paths.length === 0) throw new UsageError("Diga o arquivo: import track content/tracks/*.md");
  const files = await readTrackFiles(paths);
  const figures = images === undefined ? [] : await readFigures(images);
  return async (platform: Platform): Promise<string> =>
    reportTracks(await importTrackFiles(platform, files, figures, { overAuthors: force }), json);
}

/** Exit status 1 where a track has problems. */
export function reportTracks(imports: readonly TrackFileImport[], json: boolean): string {
  if (imports.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  return json ? JSON.stringify({ tracks: imports }) : imports.flatMap(saidOf).join("\n");
}

function saidOf({ file, state, code, version, stored, problems }: TrackFileImport): string[] {
  const said = {
    published: `versão ${version} publicada, ${stored} questões novas ou mudadas`,
    same: "já estava publicada assim",
    left: `fica como está: alguém publicou a versão ${version} em /editar-trilhas (--force publica por cima)`,
    refused: `não publicada, ${problems.length} problemas`,
  }[state];
  return [`${code || file}: ${said}`, ...problems.map(({ line, message }) => `  linha ${line}: ${message}`)];
}
