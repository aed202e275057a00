import { heldLabel } from "#app/features/bank/domain/held-back.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import {
  COMMENTS_A_PAGE,
  type CommentCursor,
  type CommentView,
  cursorWord,
  type Lock,
  MORE_REPLIES,
} from "../domain/comment.ts";
import {
  commentsOf,
  firstRepliesOf,
  repliesAfter,
  rootOf,
  threadState,
} from "../queries/comments/thread.server.ts";
import { commentReaderOf, commentView } from "./comment-view.server.ts";

/** A page of a question's comments, or the one an address names, with its replies after a number. */
export type CommentsRequest = {
  ord: number;
  after: CommentCursor | null;
  named: number | null;
  repliesAfter: number;
};

export type ReadComments = {
  /** Visible comments and replies. */
  count: number;
  /** Why the comments are withheld; null if they are not. */
  lock: Lock | null;
  comments: CommentView[];
  next: string | null;
  named: CommentView | null;
};

/** Without an own answer only the number: comments can reveal the key. One round trip. Throws question-not-found. */
export async function readComments(
  deps: Deps,
  viewer: Viewer | null,
  { ord, after, named, repliesAfter: from }: CommentsRequest,
): Promise<ReadComments> {
  const { db } = deps;
  if (!viewer) {
    const [state] = await deps.read(threadState(db, ord, null));
    if (!state) throw new AppError("question-not-found");
    return { count: state.count, lock: "visitor", comments: [], next: null, named: null };
  }
  const reader = commentReaderOf(viewer, deps.now());
  const page = { ord, reader, after, limit: rowsToRead(COMMENTS_A_PAGE) };
  const num = named ?? 0;
  const {
    state: [state],
    rows,
    replies,
    root: [root],
    rootReplies,
  } = await deps.read({
    state: threadState(db, ord, reader),
    rows: commentsOf(db, page),
    replies: firstRepliesOf(db, page),
    root: rootOf(db, { ord, reader, num }),
    rootReplies: repliesAfter(db, { ord, reader, named: num, after: from, limit: MORE_REPLIES }),
  });
  if (!state) throw new AppError("question-not-found");
  if (!state.open)
    return {
      count: state.count,
      lock: state.heldUntil === null ? "unanswered" : { held: heldLabel(state.heldUntil) },
      ...{ comments: [], next: null, named: null },
    };
  const { shown, next } = pageOfRows(rows, COMMENTS_A_PAGE, cursorWord);
  return {
    count: state.count,
    lock: null,
    comments: shown.map((row) => commentView(row, viewer, replies)),
    next,
    named: root ? commentView(root, viewer, rootReplies) : null,
  };
}
