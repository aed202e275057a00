import type { Deps } from "#app/platform/context/deps.ts";
import { DAY } from "#app/platform/time/units.ts";
import { uploadOwners } from "../domain/upload-owners.ts";
import {
  deleteUploads,
  droppedUploads,
  forsakenUploads,
  type SweptRow,
  setSweepPlace,
  sweepPlace,
  unknownKeys,
} from "../queries/sweeping.server.ts";

/** Seconds without a part after which an upload is given up: a file can wait for Monday. */
const FORSAKEN = 4 * DAY;
/** Seconds before an object without a row counts as an orphan: its row may be on its way. */
const NEW = DAY;
/**
 * Seconds after which a row that refers to a file and belongs to nothing, as a picture without a message, is deleted.
 */
const LOOSE = DAY;
const AT_A_TIME = 200;

async function removeUploads(deps: Deps, rows: readonly SweptRow[], before: number): Promise<void> {
  if (rows.length === 0) return;
  // First the bytes: after a failure the row still finds them.
  await Promise.all(
    rows.map(async ({ key, multipart }) => {
      if (multipart !== null) await deps.fileParts.abandon({ key, multipart });
    }),
  );
  await deps.fileParts.deleteAll(rows.map(({ key }) => key));
  await deps.write(
    deleteUploads(
      deps.db,
      rows.map(({ num }) => num),
      before,
    ),
  );
}

/** Objects of the owners' folders that no upload has, from the place where the last run ended. */
async function removeOrphans(deps: Deps, place: string): Promise<void> {
  const folders = [...new Set(Object.values(uploadOwners).map(({ folder }) => `${folder}/`))];
  const prefix = folders.find((folder) => place.startsWith(folder)) ?? folders[0] ?? "";
  const { found, next } = await deps.fileParts.list(prefix, place.startsWith(prefix) ? place : "", AT_A_TIME);
  const old = found.filter(({ storedAt }) => storedAt < deps.now() - NEW).map(({ key }) => key);
  const following = folders[folders.indexOf(prefix) + 1] ?? "";
  const { orphans } = await deps.write({
    orphans: unknownKeys(deps.db, old),
    sweepPlace: setSweepPlace(deps.db, next ?? following),
  });
  if (orphans.length > 0) await deps.fileParts.deleteAll(orphans.map(({ key }) => key));
}

/** Removes by the clock what nothing refers to: forsaken parts, dropped files, objects without a row. A bounded step. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const before = deps.now() - FORSAKEN;
  for (const { sweep } of Object.values(deps.uploadOwners))
    if (sweep) await deps.write(sweep(deps, deps.now() - LOOSE, AT_A_TIME));
  const {
    forsaken,
    dropped,
    place: [place],
  } = await deps.read({
    forsaken: forsakenUploads(deps.db, before, AT_A_TIME),
    dropped: droppedUploads(deps.db, AT_A_TIME),
    place: sweepPlace(deps.db),
  });
  await removeUploads(deps, forsaken, before);
  await removeUploads(deps, dropped, before);
  await removeOrphans(deps, place?.after ?? "");
}
