import {
  heldVisibility,
  maySeeProfile,
  privateByDefault,
} from "#app/features/accounts/domain/profile-privacy.ts";
import { bandOf, levelOf } from "#app/features/accounts/domain/progress/level.ts";
import { lookOf } from "#app/features/accounts/services/read-avatar.server.ts";
import { accountPaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { CommentView } from "../domain/comment.ts";
import type { CommentReader, CommentRow } from "../queries/comments/thread.server.ts";

export function commentReaderOf(viewer: Viewer, now: number): CommentReader {
  const isTeam = viewer.claims.includes("admin") || viewer.claims.includes("moderator");
  return { id: viewer.id, num: viewer.num, isTeam, now };
}

/** For the reader of a public thread. */
export function publicReaderOf(viewer: Viewer | null, now: number): CommentReader {
  return viewer ? commentReaderOf(viewer, now) : { id: "", num: 0, isTeam: false, now };
}

/** Requires a confirmed account for writing, voting, reporting. Throws email-unconfirmed. */
export function writerOf(viewer: Viewer, now: number): CommentReader {
  if (!viewer.emailVerified) throw new AppError("email-unconfirmed");
  return commentReaderOf(viewer, now);
}

/** Of a doubt that stays because others answered it. */
const deletedAccount: CommentView["author"] = {
  name: "Conta apagada",
  look: lookOf({ id: "", inSchool: false, picture: null, band: null }),
  profile: null,
  role: null,
};

/** First name and avatar; picture, level and link only if the profile is visible to the reader. */
function authorOf(row: CommentRow, viewer: Viewer | null): CommentView["author"] {
  const { authorId: id, name, visibility, ageBand } = row;
  if (id === null || name === null) return row.state === "shown" ? deletedAccount : null;
  const isOwn = id === viewer?.id;
  const held = heldVisibility(visibility ?? privateByDefault.visibility, ageBand);
  const seen = maySeeProfile(held, { isOwn, isConfirmed: viewer?.emailVerified ?? false });
  const look = lookOf({
    id,
    inSchool: row.inSchool,
    picture: seen ? row.picture : null,
    band: seen ? bandOf(levelOf(row.points ?? 0)).name : null,
  });
  return { name, look, profile: seen ? accountPaths.profile(id) : null, role: row.role };
}

/** A row for its reader, with its replies from the rows given. */
export function commentView(
  row: CommentRow,
  viewer: Viewer | null,
  replies: readonly CommentRow[] = [],
): CommentView {
  const own = replies.filter(({ parent }) => parent === row.num).map((each) => commentView(each, viewer));
  const shown = own.filter(({ state }) => state === "shown").length;
  return {
    num: row.num,
    parent: row.parent,
    state: row.state,
    author: authorOf(row, viewer),
    html: row.html,
    source: row.source,
    at: row.at,
    edited: row.edited,
    useful: row.useful,
    voted: row.voted,
    own: row.own,
    reported: row.reported,
    notice: null,
    replies: own,
    moreReplies: Math.max(0, row.replies - shown),
  };
}
