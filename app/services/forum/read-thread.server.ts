import type { Viewer } from "#app/access/viewer.ts";
import type { CommentView } from "#app/domain/comments/comment.ts";
import { POSTS_A_PAGE, placeOfThread } from "#app/domain/forum/thread.ts";
import { type QuestionHeading, questionHeading } from "#app/domain/questions/question-heading.ts";
import { AppError } from "#app/errors/app-error.ts";
import { type CommentRow, oneComment, postsOfThread } from "#app/queries/comments/thread.server.ts";
import { oneThread, questionOfThread, versionsOfPost } from "#app/queries/forum/threads.server.ts";
import { commentView, publicReaderOf } from "../comments/comment-view.server.ts";
import type { Deps } from "../deps.ts";

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
  /** The highest number on the page: what comes later is new. */
  last: number;
  /** Former texts of a post, the newest first. */
  versions: { source: string; until: number }[];
  /** More posts follow after it. */
  more: boolean;
};

function byUse(accepted: number | null) {
  return (one: CommentRow, other: CommentRow) =>
    Number(other.num === accepted) - Number(one.num === accepted) ||
    other.useful - one.useful ||
    one.num - other.num;
}

/** A page of a thread, after a post. One round trip. Throws thread-not-found. */
export async function readThread(
  deps: Deps,
  viewer: Viewer | null,
  { num, after, versionsOf }: { num: number; after: number; versionsOf: number },
): Promise<ReadThread> {
  const { db } = deps;
  const reader = publicReaderOf(viewer);
  const ord = placeOfThread(num);
  const [[thread], [question], posts, [first], versions] = await deps.read(
    oneThread(db, num, reader),
    questionOfThread(db, num),
    postsOfThread(db, { ord, reader, after, limit: POSTS_A_PAGE + 1 }),
    oneComment(db, { ord, reader, named: { opening: true } }),
    versionsOfPost(db, { ord, num: versionsOf }),
  );
  if (!thread) throw new AppError("thread-not-found");
  const shown = posts.slice(0, POSTS_A_PAGE);
  const { accepted } = thread;
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
    isAuthor: viewer !== null && thread.userId === viewer.id,
    last: shown.at(-1)?.num ?? after,
    versions,
    more: posts.length > POSTS_A_PAGE,
  };
}
