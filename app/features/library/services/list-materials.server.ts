import { schoolById } from "#app/features/school/queries/schools.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import type { OpenUpload } from "#app/platform/uploads/domain/open-upload.ts";
import { uploadOwners } from "#app/platform/uploads/domain/upload-owners.ts";
import { openUploadsOf, spaceOf } from "#app/platform/uploads/queries/uploads.server.ts";
import type { MaterialFilter } from "../domain/material-filter.ts";
import { countMaterials, materialsBy } from "../queries/materials.server.ts";
import { type MaterialView, materialView } from "./material-view.ts";

const PAGE = 25;
const MOST_COUNTED = 100;
const OWNER = "school-material";

export type LibraryPage = {
  school: { id: string; name: string };
  materials: MaterialView[];
  /** Of the next page; null: none. */
  next: number | null;
  /** On the first page. */
  total: { count: number; capped: boolean } | null;
  /** Bytes. */
  space: { used: number; all: number };
  open: OpenUpload[];
};

/** A page of a school's library, newest first, below the number `before`. One round trip. Throws school-not-found. */
export async function listMaterials(
  deps: Deps,
  viewer: Viewer,
  { schoolId, filter, before }: { schoolId: string; filter: MaterialFilter; before: number | null },
): Promise<LibraryPage> {
  const owner = { ownerKind: OWNER, owner: schoolId } as const;
  const { space: all, openAtOnce } = uploadOwners[OWNER];
  const {
    school: [school],
    rows,
    counted: [counted],
    used: [used],
    open,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    rows: materialsBy(deps.db, { schoolId, filter, before: before ?? FIRST_PAGE, limit: rowsToRead(PAGE) }),
    counted: countMaterials(deps.db, schoolId, filter, before === null ? MOST_COUNTED + 1 : 0),
    used: spaceOf(deps.db, owner),
    open: openUploadsOf(deps.db, viewer.id, owner, openAtOnce),
  });
  if (!school) throw new AppError("school-not-found");
  const count = counted?.n ?? 0;
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return {
    school: { id: school.id, name: school.name },
    materials: shown.map(materialView),
    next,
    total: before === null ? { count: Math.min(count, MOST_COUNTED), capped: count > MOST_COUNTED } : null,
    space: { used: used?.bytes ?? 0, all },
    open: open.map(({ id, name, size, received, target }) => ({ id, name, size, received, target })),
  };
}
