import { describe, expect, it } from "vitest";
import { COMMENT_TEXT } from "#app/features/forum/domain/comment.ts";
import { readComment, withUserLinks, withWholeLinks } from "#app/features/forum/domain/comment-text.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";

const rules = {
  origin: "https://farol.test",
  isTrusted: false,
  mentions: new Set<string>(),
  hasPictures: false,
};

/** The code of the refusal; null where the text is accepted. */
function refusal(text: string, hasPictures = false): string | null {
  try {
    readComment(text, { ...rules, hasPictures });
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code;
  }
}

describe("a post", () => {
  it("is cleaned at its ends and counted as people count", () => {
    expect(readComment("  Olá,\r\nturma \n", rules).text).toBe("Olá,\nturma");
    expect(refusal(" ab ")).toBe("comment-too-short");
    expect(refusal("😀".repeat(COMMENT_TEXT.longest))).toBeNull();
    expect(refusal("a".repeat(COMMENT_TEXT.longest + 1))).toBe("comment-too-long");
  });

  it("shows pictures of ours where pictures may be, and no others", () => {
    const own = "olhe ![isto](forum/ab/cd.png)";
    expect(refusal("olhe ![isto](fig.png)")).toBe("comment-picture");
    expect(refusal(own)).toBe("comment-picture");
    expect(refusal(own, true)).toBeNull();
    expect(refusal("![x](https://exemplo.com/a.png)", true)).toBe("comment-picture");
  });

  it("links paths of ours", () => {
    expect(withWholeLinks("[a](/q/7K2M9XQ4) [b](//x)", rules.origin)).toBe(
      "[a](https://farol.test/q/7K2M9XQ4) [b](//x)",
    );
  });

  it("passes nothing on by its links, and loses those that may not be there", () => {
    expect(withUserLinks('<a href="https://farol.test/q/1" rel="x">a</a>', rules)).toBe(
      '<a href="https://farol.test/q/1" rel="ugc nofollow noopener noreferrer">a</a>',
    );
    expect(withUserLinks('<a href="https://exemplo.com/?a=1&amp;b=2">a <em>b</em></a>', rules)).toBe(
      "a <em>b</em>",
    );
  });
});
