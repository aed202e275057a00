import { describe, expect, it } from "vitest";
import { withWholeLinks } from "#app/features/forum/domain/comment-text.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { readHtml } from "#tests/unit/bank/rendering/read-html.ts";
import { xssPayloads } from "#tests/unit/bank/rendering/xss-payloads.ts";

describe("nothing in a comment can run (SEC-15)", () => {
  it.each([
    ["as it is", (payload: string) => payload],
    ["as a link of ours", (payload: string) => `[texto](/${payload})`],
    ["as the text of one", (payload: string) => `[${payload}](/q/7K2M9XQ4)`],
    ["inside a formula", (payload: string) => `$\\text{${payload}}$ **${payload}**`],
  ])("%s", (_, place) => {
    for (const payload of xssPayloads) {
      const source = withWholeLinks(place(payload), "https://farol.test");
      expect(() => readHtml(renderText(source, { pictures: new Map() }).html), source).not.toThrow();
    }
  });
});
