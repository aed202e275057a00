import { MOST_PHOTOS } from "#app/features/essays/domain/essay-draft.ts";
import { claimEssayPhoto, photoOfUpload } from "#app/features/essays/queries/essay-writing.server.ts";
import {
  addStudyFile,
  studyById,
  studyOfUpload,
} from "#app/features/library/queries/materials/study-writing.server.ts";
import {
  insertFileMaterial,
  materialOfUpload,
  replaceableMaterial,
  replaceFile,
} from "#app/features/library/queries/materials.server.ts";
import { claimChatPicture, pictureOfUpload } from "#app/features/messages/queries/chat/pictures.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import type { Field } from "#app/platform/db/fields.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ErrorCode } from "#app/platform/errors/catalogue.ts";
import { PLATFORM_OWNER, type UploadOwnerKind } from "#app/platform/uploads/domain/upload-owners.ts";
import type { UploadRow } from "#app/platform/uploads/queries/uploads.server.ts";

/** A statement that gives the id of what refers to a file, or of its owner. */
type Identified = Statement & { fields: { id: Field<string> } };

type Owner = { ownerKind: UploadOwnerKind; owner: string };

/** What an owner kind does with its files. */
type OwnerWork = {
  maySend: (viewer: Viewer, owner: string) => boolean;
  /** A row if there is such an owner and, where one is needed, such a target; null: its files come in one request, by its own page. */
  exists: ((deps: Deps, place: { owner: string; target: string | null }) => Identified) | null;
  /** Without that row. */
  missing: ErrorCode;
  /** Takes a stored file over in the batch that stores it: the id of what refers to it; no row: nothing can. */
  claim: (deps: Deps, viewer: Viewer, upload: UploadRow) => Identified;
  /** The id of what refers to it. */
  claimed: (deps: Deps, uploadId: string) => Identified;
};

const works: Readonly<Record<UploadOwnerKind, OwnerWork>> = {
  "school-material": {
    maySend: (viewer, owner) => decide("schoolTeacher", viewer, { schoolId: owner }).allowed,
    exists: (deps, { owner, target }) =>
      target === null ? schoolById(deps.db, owner) : replaceableMaterial(deps.db, owner, target),
    missing: "material-not-found",
    claim: (deps, viewer, upload) => {
      const change = { schoolId: upload.owner, by: viewer.id, now: deps.now() };
      return upload.target === null
        ? insertFileMaterial(deps.db, deps.newId(), upload, change)
        : replaceFile(deps.db, upload.target, upload, change);
    },
    claimed: (deps, uploadId) => materialOfUpload(deps.db, uploadId),
  },
  "chat-picture": {
    maySend: (viewer, owner) => viewer.id === owner || decide("admin", viewer, {}).allowed,
    exists: null,
    missing: "callable-denied",
    claim: (deps, _, upload) => claimChatPicture(deps.db, deps.newId(), upload, deps.now()),
    claimed: (deps, uploadId) => pictureOfUpload(deps.db, uploadId),
  },
  "essay-photo": {
    // Whose essay it is, the claim asks.
    maySend: () => true,
    exists: null,
    missing: "essay-not-found",
    claim: (deps, viewer, upload) =>
      claimEssayPhoto(deps.db, upload, { userNum: viewer.num, now: deps.now(), most: MOST_PHOTOS }),
    claimed: (deps, uploadId) => photoOfUpload(deps.db, uploadId),
  },
  "essay-sheet": {
    // Whose task it is, the page's work asks before.
    maySend: () => true,
    exists: null,
    missing: "essay-not-found",
    claim: (deps, _, upload) =>
      claimEssayPhoto(deps.db, upload, { userNum: null, now: deps.now(), most: MOST_PHOTOS }),
    claimed: (deps, uploadId) => photoOfUpload(deps.db, uploadId),
  },
  "study-material": {
    maySend: (viewer) => decide("admin", viewer, {}).allowed,
    exists: (deps, { owner, target }) => studyById(deps.db, owner === PLATFORM_OWNER ? target : null),
    missing: "material-not-found",
    claim: (deps, viewer, upload) => addStudyFile(deps.db, upload, { at: deps.now(), by: viewer.id }),
    claimed: (deps, uploadId) => studyOfUpload(deps.db, uploadId),
  },
};

export function ownerWork(ownerKind: UploadOwnerKind): OwnerWork {
  return works[ownerKind];
}

/** Asked again for every part: the right may end in the middle of a file. Throws callable-denied. */
export function requireSender(viewer: Viewer, { ownerKind, owner }: Owner): void {
  if (!works[ownerKind].maySend(viewer, owner)) throw new AppError("callable-denied");
}
