import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { acceptPicture, LARGEST_PICTURE } from "#app/platform/pictures/domain/accept-picture.ts";
import { inspectPicture } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { isOfficial } from "#app/platform/text/product.ts";
import { accountLimits } from "../domain/account-limits.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { mayHavePicture } from "../domain/avatar.ts";
import { profileTexts } from "../domain/profile-texts.ts";
import { pictureOf, setPicture } from "../queries/profiles.server.ts";
import { refreshStamps, stampOf } from "../queries/sessions.server.ts";
import { becomeChanged } from "./become-changed.server.ts";

export function pictureFile(key: string): string {
  return `perfis/${key}`;
}

async function replacePicture(deps: Deps, viewer: Viewer, key: string | null): Promise<void> {
  const {
    former: [former],
    session: [session],
  } = await deps.write({
    former: pictureOf(deps.db, viewer.id),
    picture: setPicture(deps.db, viewer.id, key),
    stamps: refreshStamps(deps.db, viewer.id),
    session: stampOf(deps.db, viewer.sessionId),
  });
  becomeChanged(viewer, session, { picture: key });
  const gone = former?.picture;
  if (gone) deps.later(({ files }) => files.delete(pictureFile(gone)));
}

/** Validates by bytes and strips metadata. Throws picture-too-large, picture-not-accepted, auth/too-many-requests. */
export async function uploadPicture(deps: Deps, viewer: Viewer, bytes: Uint8Array): Promise<AccountReply> {
  requireGuardian(viewer, "picture");
  const inSchool = viewer.school !== null;
  if (!mayHavePicture({ inSchool, isOfficial: isOfficial(viewer.id) }))
    return [false, profileTexts.fixedIcon];
  if (bytes.length === 0) return [false, profileTexts.choosePicture];
  if (bytes.length > LARGEST_PICTURE) throw new AppError("picture-too-large");
  const picture = acceptPicture(bytes, inspectPicture(bytes));
  if (!picture) throw new AppError("picture-not-accepted");
  const [attempt] = await deps.write(countAttempt(deps.db, accountLimits.picture(viewer.id), deps.now()));
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  const key = deps.newId();
  // Stored first: if the database fails, an unreferenced file remains instead of a lost picture.
  await deps.files.put(pictureFile(key), picture.bytes, picture.type);
  await replacePicture(deps, viewer, key);
  return [true, profileTexts.pictureSaved];
}

export async function removePicture(deps: Deps, viewer: Viewer): Promise<AccountReply> {
  await replacePicture(deps, viewer, null);
  return [true, profileTexts.pictureRemoved];
}
