import type { CommentView } from "./comment.ts";

/** Whether a comment is visible: itself, its moderation notice, or its replies. */
function isVisible({ state, own, replies, moreReplies }: CommentView): boolean {
  return state === "shown" || (state === "held" && own) || replies.length + moreReplies > 0;
}

function replace(list: readonly CommentView[], changed: CommentView): CommentView[] {
  return list.map((each) => (each.num === changed.num ? changed : each));
}

function withReplies(root: CommentView, more: readonly CommentView[]): CommentView {
  const known = new Set(root.replies.map(({ num }) => num));
  const added = more.filter(({ num }) => !known.has(num));
  const replies = [...root.replies, ...added].sort((one, other) => one.num - other.num);
  return { ...root, replies };
}

/** Inserts or replaces a comment: new ones first, new replies last, invisible ones removed. */
export function withComment(list: readonly CommentView[], changed: CommentView): CommentView[] {
  const { num, parent } = changed;
  if (parent === null || parent === 0) {
    const before = list.find((each) => each.num === num);
    // An act's reply has no replies: retain those on the screen.
    const whole = before
      ? { ...changed, replies: before.replies, moreReplies: before.moreReplies }
      : { ...changed, replies: [], moreReplies: 0 };
    return (before ? replace(list, whole) : [whole, ...list]).filter(isVisible);
  }
  return list
    .map((root) => {
      if (root.num !== parent) return root;
      const known = root.replies.some((each) => each.num === num);
      const replies = known ? replace(root.replies, changed) : [...root.replies, changed];
      return { ...root, replies: replies.filter(isVisible) };
    })
    .filter(isVisible);
}

/** Appends later posts: answers last, comments below theirs. Below an answer with more than the page has, they only count. */
export function withLaterPosts(list: readonly CommentView[], posts: readonly CommentView[]): CommentView[] {
  const roots = withOlderComments(
    list,
    posts.filter(({ parent }) => parent === null),
  );
  return roots.map((root) => {
    const later = posts.filter(({ parent }) => parent === root.num);
    if (root.moreReplies === 0) return withReplies(root, later);
    return { ...root, moreReplies: root.moreReplies + later.length };
  });
}

/** Appends a page; a vote meanwhile may have moved a comment that is already there. */
export function withOlderComments(list: readonly CommentView[], page: readonly CommentView[]): CommentView[] {
  const known = new Set(list.map(({ num }) => num));
  return [...list, ...page.filter(({ num }) => !known.has(num))];
}

export function withMoreReplies(list: readonly CommentView[], root: CommentView): CommentView[] {
  return list.map((each) => {
    if (each.num !== root.num) return each;
    const whole = withReplies(each, root.replies);
    const added = whole.replies.length - each.replies.length;
    return { ...whole, moreReplies: Math.max(0, each.moreReplies - added) };
  });
}

export function withNamedFirst(list: readonly CommentView[], named: CommentView | null): CommentView[] {
  return named ? [named, ...list.filter(({ num }) => num !== named.num)] : [...list];
}
