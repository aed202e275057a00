import type { CommentView } from "./comment.ts";

/** Whether anything of a comment is still to be shown: itself, its place in the team's hands, or the replies under it. */
function stands({ state, own, replies, moreReplies }: CommentView): boolean {
  return state === "shown" || (state === "held" && own) || replies.length + moreReplies > 0;
}

function replace(list: readonly CommentView[], changed: CommentView): CommentView[] {
  return list.map((each) => (each.num === changed.num ? changed : each));
}

/** Replies in their order, each once. */
function withReplies(root: CommentView, more: readonly CommentView[]): CommentView {
  const known = new Set(root.replies.map(({ num }) => num));
  const added = more.filter(({ num }) => !known.has(num));
  const replies = [...root.replies, ...added].sort((one, other) => one.num - other.num);
  return { ...root, replies };
}

/**
 * The comments on the screen after one was written, changed or taken back: a new comment stands first, a new reply last under
 * its own; what is not to be seen any more goes.
 */
export function withComment(list: readonly CommentView[], changed: CommentView): CommentView[] {
  const { num, parent } = changed;
  if (parent === null) {
    const before = list.find((each) => each.num === num);
    // What an act answers with has no replies: those on the screen stay.
    const whole = before
      ? { ...changed, replies: before.replies, moreReplies: before.moreReplies }
      : { ...changed, replies: [], moreReplies: 0 };
    return (before ? replace(list, whole) : [whole, ...list]).filter(stands);
  }
  return list
    .map((root) => {
      if (root.num !== parent) return root;
      const known = root.replies.some((each) => each.num === num);
      const replies = known ? replace(root.replies, changed) : [...root.replies, changed];
      return { ...root, replies: replies.filter(stands) };
    })
    .filter(stands);
}

/** The comments on the screen with the next page under them: a vote given meanwhile may have moved one that is there already. */
export function withPage(list: readonly CommentView[], page: readonly CommentView[]): CommentView[] {
  const known = new Set(list.map(({ num }) => num));
  return [...list, ...page.filter(({ num }) => !known.has(num))];
}

/** The comments on the screen with one that was read again, and replies that were not there yet. */
export function withMoreReplies(list: readonly CommentView[], root: CommentView): CommentView[] {
  return list.map((each) => {
    if (each.num !== root.num) return each;
    const whole = withReplies(each, root.replies);
    const added = whole.replies.length - each.replies.length;
    return { ...whole, moreReplies: Math.max(0, each.moreReplies - added) };
  });
}

/** The comments on the screen with one that an address names before all others. */
export function withNamedFirst(list: readonly CommentView[], named: CommentView | null): CommentView[] {
  return named ? [named, ...list.filter(({ num }) => num !== named.num)] : [...list];
}
