import { accountPaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { isOfficial } from "#app/platform/text/product.ts";
import { type AvatarLook, avatarOf } from "../domain/avatar.ts";
import { bandOf, type LevelBand, levelOf } from "../domain/progress/level.ts";
import { framePoints } from "../queries/profiles.server.ts";

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
    ([row]) => row?.points ?? 0,
    () => null,
  );
  const band = points === null ? null : bandOf(levelOf(points)).name;
  return lookOf({ id: viewer.id, inSchool: viewer.school !== null, picture: viewer.picture ?? null, band });
}
