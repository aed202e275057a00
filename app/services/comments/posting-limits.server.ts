import { commentLimits, YOUNG_ACCOUNT } from "#app/domain/comments/comment.ts";
import { mayPost, postingState } from "#app/queries/comments/posting.server.ts";
import type { CommentReader } from "#app/queries/comments/thread.server.ts";
import { countAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";

/** The two counters of everything that is written, and the condition on them. */
export function postingLimits({ db }: Deps, author: CommentReader, at: number) {
  const [limitKey, youngKey] = [`comment:${author.id}`, `comment-young:${author.id}`];
  return {
    counted: [
      countAttempt(db, { key: limitKey, ...commentLimits.write }, at),
      countAttempt(db, { key: youngKey, ...commentLimits.young }, at),
    ] as const,
    state: postingState(db, author.id, { at, since: at - YOUNG_ACCOUNT }),
    allowed: mayPost(author, { at, limitKey, youngKey, since: at - YOUNG_ACCOUNT }),
  };
}
