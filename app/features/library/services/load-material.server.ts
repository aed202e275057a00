import { schoolById } from "#app/features/school/queries/schools.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AskedFile } from "#app/platform/uploads/domain/asked-file.ts";
import { fileHeaders } from "#app/platform/uploads/domain/file-headers.ts";
import type { OpenUpload } from "#app/platform/uploads/domain/open-upload.ts";
import { openUploadsOf } from "#app/platform/uploads/queries/uploads.server.ts";
import { type ServedFile, serveFile } from "#app/platform/uploads/services/serve-file.server.ts";
import { fileOfMaterial, type MaterialFile, materialOf } from "../queries/materials.server.ts";
import { type MaterialView, materialView } from "./material-view.ts";

type Place = { schoolId: string; id: string };

/** A material with the viewer's unfinished uploads for it. One round trip. Throws material-not-found. */
export async function loadMaterial(
  deps: Deps,
  viewer: Viewer,
  { schoolId, id }: Place,
): Promise<{ school: { id: string; name: string }; material: MaterialView; open: OpenUpload[] }> {
  const {
    school: [school],
    row: [row],
    open,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    row: materialOf(deps.db, schoolId, id),
    open: openUploadsOf(deps.db, viewer.id, { ownerKind: "school-material", owner: schoolId }, 20),
  });
  if (!school || !row) throw new AppError("material-not-found");
  const own = open.filter(({ target }) => target === id);
  return {
    school: { id: school.id, name: school.name },
    material: materialView(row),
    open: own.map(({ name, size, received, target, ...upload }) => ({
      id: upload.id,
      name,
      size,
      received,
      target,
    })),
  };
}

/** The file of a material, or a part of it. Throws material-not-found. */
export async function loadMaterialFile(
  deps: Deps,
  { schoolId, id }: Place,
  asked: AskedFile,
): Promise<ServedFile> {
  const [file] = await deps.read(fileOfMaterial(deps.db, schoolId, id));
  return serveMaterial(deps, file, asked);
}

/** Behind the check of who may read it. Throws material-not-found. */
export async function serveMaterial(
  deps: Deps,
  file: MaterialFile | undefined,
  asked: AskedFile,
): Promise<ServedFile> {
  if (file?.sha256 == null) throw new AppError("material-not-found");
  const { key, name, size, sha256 } = file;
  const served = await serveFile(deps, { key, size, sha256 }, asked);
  if (!served) throw new AppError("material-not-found");
  return { ...served, headers: { ...fileHeaders(name, sha256, asked.download), ...served.headers } };
}
