import { describe, expect, it } from "vitest";
import { HELD_UNTIL, heldLabel } from "#app/features/bank/domain/held-back.ts";
import {
  type CommentView,
  cursorWord,
  readCursor,
  reportReason,
} from "#app/features/forum/domain/comment.ts";
import {
  withComment,
  withLaterPosts,
  withMoreReplies,
  withNamedFirst,
  withOlderComments,
} from "#app/features/forum/domain/comment-list.ts";
import { lockText } from "#app/features/forum/domain/comment-reply.ts";

function given(num: number, fields: Partial<CommentView> = {}): CommentView {
  const plain = {
    parent: null,
    state: "shown",
    author: null,
    html: "",
    source: null,
    at: 1,
    edited: false,
  } as const;
  const counted = {
    useful: 0,
    voted: false,
    own: false,
    reported: false,
    notice: null,
    replies: [],
    moreReplies: 0,
  };
  return { num, ...plain, ...counted, ...fields };
}

const nums = (list: readonly CommentView[]) => list.map(({ num }) => num);

describe("the comments on the screen", () => {
  it("get a new comment first and a new reply last", () => {
    const list = withComment([given(1), given(2)], given(3));
    expect(nums(list)).toEqual([3, 1, 2]);
    const replied = withComment(withComment(list, given(4, { parent: 1 })), given(5, { parent: 1 }));
    expect(nums(replied[1]?.replies ?? [])).toEqual([4, 5]);
    expect(nums(replied)).toEqual([3, 1, 2]);
  });

  it("change in their place, with their replies", () => {
    const list = [given(1, { replies: [given(2, { parent: 1 })], moreReplies: 3 })];
    const [changed] = withComment(list, given(1, { useful: 4 }));
    expect(changed).toMatchObject({ useful: 4, moreReplies: 3, replies: [{ num: 2 }] });
    const [replied] = withComment(list, given(2, { parent: 1, voted: true }));
    expect(replied?.replies).toMatchObject([{ num: 2, voted: true }]);
  });

  it("lose what is gone, unless replies hang on it", () => {
    const gone = { state: "deleted", own: true } as const;
    expect(withComment([given(1), given(2)], given(1, gone))).toMatchObject([{ num: 2 }]);
    const list = [given(1, { replies: [given(2, { parent: 1 })] })];
    expect(withComment(list, given(1, gone))).toMatchObject([
      { num: 1, state: "deleted", replies: [{ num: 2 }] },
    ]);
    expect(withComment(list, given(2, { ...gone, parent: 1 }))).toMatchObject([{ num: 1, replies: [] }]);
    const last = withComment(withComment(list, given(1, gone)), given(2, { ...gone, parent: 1 }));
    expect(last).toEqual([]);
    expect(nums(withComment([given(1)], given(1, { state: "held", own: true })))).toEqual([1]);
    expect(withComment([given(1)], given(1, { state: "held" }))).toEqual([]);
  });

  it("grow by pages and by replies without doubling any", () => {
    expect(nums(withOlderComments([given(1), given(2)], [given(2), given(3)]))).toEqual([1, 2, 3]);
    const root = given(1, { replies: [given(2, { parent: 1 })], moreReplies: 2 });
    const more = given(1, { replies: [given(2, { parent: 1 }), given(3, { parent: 1 })] });
    const [grown, other] = withMoreReplies([root, given(9)], more);
    expect([nums(grown?.replies ?? []), grown?.moreReplies, other?.num]).toEqual([[2, 3], 1, 9]);
  });

  it("include later ones: answers last, comments below theirs or in their count", () => {
    const list = [given(1), given(2, { moreReplies: 1, replies: [given(3, { parent: 2 })] })];
    const posts = [given(4, { parent: 1 }), given(5), given(6, { parent: 2 }), given(7, { parent: 9 })];
    const later = withLaterPosts(list, posts);
    expect(nums(later)).toEqual([1, 2, 5]);
    expect(later.map(({ replies, moreReplies }) => [nums(replies), moreReplies])).toEqual([
      [[4], 0],
      [[3], 2],
      [[], 0],
    ]);
    expect(withLaterPosts(later, [given(5), given(4, { parent: 1 })])).toEqual(later);
  });

  it("begin with the one that an address names", () => {
    expect(nums(withNamedFirst([given(1), given(2)], given(2)))).toEqual([2, 1]);
    expect(nums(withNamedFirst([given(1)], null))).toEqual([1]);
  });
});

describe("words", () => {
  it("of a place in the list lead back to it, and others nowhere", () => {
    expect(readCursor(cursorWord({ useful: 4, num: 917 }))).toEqual({ useful: 4, num: 917 });
    for (const word of [null, "", "4", "4-", "-1-2", "4-9x", "1e9-2"]) expect(readCursor(word)).toBeNull();
  });

  it("of a reason are those there are", () => {
    expect([reportReason("spam"), reportReason("toString"), reportReason("")]).toEqual(["spam", null, null]);
  });

  it("of a locked question show its number", () => {
    expect([0, 1, 1234].map((count) => lockText(count, "unanswered").split(" abre")[0])).toEqual([
      "Ainda ninguém comentou. Os comentários",
      "1 comentário",
      "1.234 comentários",
    ]);
  });

  it("of a question withheld by an open exam show until when", () => {
    expect(lockText(3, { held: heldLabel(HELD_UNTIL.handedIn) })).toBe(
      "Está numa prova aberta para você até você entregar.",
    );
  });
});
