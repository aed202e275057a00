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
import {
  claimChatPicture,
  pictureOfUpload,
  purgeLoosePictures,
} from "#app/features/messages/queries/chat/pictures.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { decide } from "#app/platform/access/decide.ts";
import { PLATFORM_OWNER, type UploadOwnerKind } from "#app/platform/uploads/domain/upload-owners.ts";
import type { OwnerWork } from "#app/platform/uploads/services/owner-work.ts";

export const uploadOwnerWorks: Readonly<Record<UploadOwnerKind, OwnerWork>> = {
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
    sweep: (deps, before, most) => purgeLoosePictures(deps.db, before, most),
  },
  "essay-photo": {
    // The claim checks whose essay it is.
    maySend: () => true,
    exists: null,
    missing: "essay-not-found",
    claim: (deps, viewer, upload) =>
      claimEssayPhoto(deps.db, upload, { userNum: viewer.num, now: deps.now(), most: MOST_PHOTOS }),
    claimed: (deps, uploadId) => photoOfUpload(deps.db, uploadId),
  },
  "essay-sheet": {
    // The page's service checks whose task it is before.
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
