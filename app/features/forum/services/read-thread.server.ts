import { type QuestionHeading, questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { heldRefusal } from "#app/features/bank/services/refuse-held-question.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { type CommentView, MORE_REPLIES } from "../domain/comment.ts";
import { POSTS_A_PAGE, placeOfThread } from "../domain/thread.ts";
import {
  type CommentRow,
  oneComment,
  postsOfThread,
  repliesAfter,
  rootOf,
} from "../queries/comments/thread.server.ts";
import { newestOfThread, oneThread, questionOfThread, versionsOfPost } from "../queries/threads.server.ts";
import { commentView, publicReaderOf } from "./comment-view.server.ts";

export type ReadThread = {
  num: number;
  title: string;
  /** Null where it is not shown. */
  heading: QuestionHeading | null;
  statement: string | null;
  opening: CommentView | null;
  /** The accepted one first, then the most useful. */
  answers: CommentView[];
  accepted: number | null;
  proposed: boolean;
  /** The question has no solution yet. */
  canPropose: boolean;
  following: boolean;
  isAuthor: boolean;
  /** Accepts an answer: the author, or the team where that account is deleted. */
  maySettle: boolean;
  /** The highest number on the page. */
  last: number;
  /** The highest number of the thread: what comes later is new. */
  newest: number;
  /** Comments of the page on answers of earlier pages. */
  loose: CommentView[];
  /** An answer that an address names, with its comments after a number. */
  named: CommentView | null;
  /** Former texts of a post, the newest first. */
  versions: { source: string; until: number }[];
  /** The next page begins after this number; null at the end. */
  next: number | null;
};

function byUse(accepted: number | null) {
  return (one: CommentRow, other: CommentRow) =>
    Number(other.num === accepted) - Number(one.num === accepted) ||
    other.useful - one.useful ||
    one.num - other.num;
}

/** `versionsOf`: a post whose former texts are read; `named`: an answer whose comments after `repliesFrom` are. 0: none. */
export type ThreadRequest = {
  num: number;
  after: number;
  versionsOf: number;
  named: number;
  repliesFrom: number;
};

/** A page of a thread, after a post. One round trip. Throws thread-not-found, question-held. */
export async function readThread(
  deps: Deps,
  viewer: Viewer | null,
  { num, after, versionsOf, named, repliesFrom }: ThreadRequest,
): Promise<ReadThread> {
  const { db } = deps;
  const reader = publicReaderOf(viewer, deps.now());
  const ord = placeOfThread(num);
  const {
    thread: [thread],
    question: [question],
    posts,
    first: [first],
    versions,
    root: [root],
    replies,
  } = await deps.read({
    thread: oneThread(db, num, reader),
    question: questionOfThread(db, num),
    posts: postsOfThread(db, { ord, reader, after, limit: rowsToRead(POSTS_A_PAGE) }),
    first: oneComment(db, { ord, reader, named: { opening: true } }),
    versions: versionsOfPost(db, { ord, num: versionsOf }),
    root: rootOf(db, { ord, reader, num: named }),
    replies: repliesAfter(db, { ord, reader, named, after: repliesFrom, limit: MORE_REPLIES }),
  });
  if (!thread) throw new AppError("thread-not-found");
  if (thread.heldUntil !== null) throw heldRefusal(thread.heldUntil);
  const { shown, next } = pageOfRows(posts, POSTS_A_PAGE, (post) => post.num);
  const { accepted } = thread;
  const isAuthor = viewer !== null && thread.userId === viewer.id;
  const answers = shown.filter(({ parent }) => parent === null).sort(byUse(accepted));
  return {
    num,
    title: thread.title,
    heading: question ? questionHeading(question, deps.catalogue.current()) : null,
    statement: thread.statement,
    opening: first ? commentView(first, viewer) : null,
    answers: answers.map((row) => commentView(row, viewer, shown)),
    accepted,
    canPropose: thread.canPropose,
    proposed: thread.proposedAt !== null,
    following: thread.following,
    isAuthor,
    maySettle: isAuthor || (thread.userId === null && reader.isTeam),
    last: shown.at(-1)?.num ?? after,
    newest: thread.newest,
    loose: shown
      .filter(({ parent }) => parent && !answers.some((answer) => answer.num === parent))
      .map((row) => commentView(row, viewer)),
    named: root ? commentView(root, viewer, replies) : null,
    versions,
    next,
  };
}

/** The newest post's number. One round trip. Throws thread-not-found. */
export async function newestPost(deps: Deps, viewer: Viewer, num: number): Promise<number> {
  const [thread] = await deps.read(newestOfThread(deps.db, num, publicReaderOf(viewer, deps.now())));
  if (!thread) throw new AppError("thread-not-found");
  return thread.newest;
}
