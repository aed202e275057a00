import type { Viewer } from "#app/access/viewer.ts";
import { type AvatarLook, avatarOf } from "#app/domain/accounts/avatar.ts";
import { bandOf, type LevelBand, levelOf } from "#app/domain/progress/level.ts";
import { accountPaths } from "#app/paths/account.ts";
import { framePoints } from "#app/queries/accounts/profiles.server.ts";
import { isOfficial } from "#app/text/product.ts";
import type { Deps } from "../deps.ts";

export function lookOf(person: {
  id: string;
  inSchool: boolean;
  picture: string | null;
  band: LevelBand | null;
}): AvatarLook {
  const { id, picture } = person;
  const address = picture === null ? null : accountPaths.profilePicture(id, picture);
  return avatarOf({ ...person, picture: address, isOfficial: isOfficial(id) });
}

/** The viewer's avatar for the bar. If the database fails, the border is missing (REL-04). */
export async function readOwnAvatar(deps: Deps, viewer: Viewer): Promise<AvatarLook> {
  const points = await deps.read(framePoints(deps.db, viewer.num)).then(
    ([[row]]) => row?.points ?? 0,
    () => null,
  );
  const band = points === null ? null : bandOf(levelOf(points)).name;
  return lookOf({ id: viewer.id, inSchool: viewer.school !== null, picture: viewer.picture ?? null, band });
}
