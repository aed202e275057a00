import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { commentLimits, YOUNG_ACCOUNT } from "../domain/comment.ts";
import { mayPost, postingState } from "../queries/comments/posting.server.ts";
import type { CommentReader } from "../queries/comments/thread.server.ts";

/** The two counters of everything that is written, and the condition on them. */
export function postingLimits({ db }: Deps, author: CommentReader, at: number) {
  const [limitKey, youngKey] = [`comment:${author.id}`, `comment-young:${author.id}`];
  return {
    counted: {
      posted: countAttempt(db, { key: limitKey, ...commentLimits.write }, at),
      young: countAttempt(db, { key: youngKey, ...commentLimits.young }, at),
    },
    state: postingState(db, author.id, { at, since: at - YOUNG_ACCOUNT }),
    allowed: mayPost(author, { at, limitKey, youngKey, since: at - YOUNG_ACCOUNT }),
  };
}
