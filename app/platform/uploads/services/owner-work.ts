import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import type { Field } from "#app/platform/db/fields.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ErrorCode } from "#app/platform/errors/catalogue.ts";
import type { UploadOwnerKind } from "../domain/upload-owners.ts";
import type { UploadRow } from "../queries/uploads.server.ts";

/** A statement that gives the id of what refers to a file, or of its owner. */
type Identified = Statement & { fields: { id: Field<string> } };

/** What an owner kind does with its files. */
export type OwnerWork = {
  maySend: (viewer: Viewer, owner: string) => boolean;
  /** A row if there is such an owner and, where one is needed, such a target; null: its files come in one request, by its own page. */
  exists: ((deps: Deps, place: { owner: string; target: string | null }) => Identified) | null;
  /** Without that row. */
  missing: ErrorCode;
  /** Attaches a stored file in the batch that stores it: the id of the row that refers to it; no row: there is none. */
  claim: (deps: Deps, viewer: Viewer, upload: UploadRow) => Identified;
  /** The id of what refers to it. */
  claimed: (deps: Deps, uploadId: string) => Identified;
  /** Run by the clock: deletes rows that refer to files and have belonged to nothing since a time, at most so many. */
  sweep?: (deps: Deps, before: number, most: number) => Statement;
};

type Owner = { ownerKind: UploadOwnerKind; owner: string };

/** Checked again for every part: the right may end in the middle of a file. Throws callable-denied. */
export function requireSender(deps: Deps, viewer: Viewer, { ownerKind, owner }: Owner): void {
  if (!deps.uploadOwners[ownerKind].maySend(viewer, owner)) throw new AppError("callable-denied");
}
