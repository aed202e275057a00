import { type AvatarLook, mayHavePicture } from "#app/features/accounts/domain/avatar.ts";
import type { Privacy, ProfilePart } from "#app/features/accounts/domain/profile-privacy.ts";
import { bandOf, levelOf } from "#app/features/accounts/domain/progress/level.ts";
import { profileOf } from "#app/features/accounts/queries/profiles.server.ts";
import { progressOfUser } from "#app/features/accounts/queries/progress.server.ts";
import { lookOf } from "#app/features/accounts/services/read-avatar.server.ts";
import { isSeenBy, privacyOf } from "#app/features/accounts/services/seen-profile.ts";
import type { SearchRow } from "#app/features/bank/queries/search.server.ts";
import { placeOn } from "#app/features/practice/domain/ranking/own-place.ts";
import { placeAmongAll } from "#app/features/practice/queries/ranking/places.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isOfficial } from "#app/platform/text/product.ts";
import { recentAnswersOf } from "../queries/account/recent-answers.server.ts";
import { nothingYet, type Progress } from "./read-home.server.ts";

type Shown = {
  id: string;
  firstName: string;
  avatar: AvatarLook;
  points: number;
  /** Null if not shared. */
  statistics: { progress: Progress; place: number | null } | null;
  answers: SearchRow[] | null;
};

/** Visible to the owner only. */
type Own = { lastName: string; privacy: Privacy; ageBand: string | null; mayHavePicture: boolean };

/** A profile as a viewer may see it. Not even the name of a private one leaves this file. */
export type Profile = { kind: "private" } | ({ kind: "shown" } & Shown) | ({ kind: "own" } & Shown & Own);

/** A profile as far as the viewer may see it. One round trip, at most 60 rows. Throws profile-not-found. */
export async function readProfile(deps: Deps, viewer: Viewer | null, userId: string): Promise<Profile> {
  const { db } = deps;
  const {
    row: [row],
    counters: [counters],
    ranking: [ranking],
    recent,
  } = await deps.read({
    row: profileOf(db, userId, viewer?.id ?? null),
    counters: progressOfUser(db, userId),
    ranking: placeAmongAll(db, { id: userId }),
    recent: recentAnswersOf(db, userId, deps.now()),
  });
  if (!row) throw new AppError("profile-not-found");
  if (!isSeenBy(row, viewer)) return { kind: "private" };
  const isOwn = viewer?.id === row.id;
  const privacy = privacyOf(row);
  const shares = (part: ProfilePart) => isOwn || privacy.shares.includes(part);
  const progress: Progress = counters ?? nothingYet;
  const place = ranking ? placeOn(ranking).place : null;
  const person = { id: row.id, inSchool: row.inSchool, picture: row.picture };
  const shown: Shown = {
    id: row.id,
    firstName: row.firstName,
    avatar: lookOf({ ...person, band: bandOf(levelOf(progress.totalPoints)).name }),
    points: progress.totalPoints,
    statistics: shares("statistics") ? { progress, place } : null,
    answers: shares("answers") ? recent : null,
  };
  if (!isOwn) return { kind: "shown", ...shown };
  const mayHave = mayHavePicture({ inSchool: person.inSchool, isOfficial: isOfficial(row.id) });
  const { lastName, ageBand } = row;
  return { kind: "own", ...shown, lastName: lastName ?? "", privacy, ageBand, mayHavePicture: mayHave };
}
