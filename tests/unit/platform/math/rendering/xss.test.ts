import { describe, expect, it } from "vitest";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { readHtml } from "#tests/unit/bank/rendering/read-html.ts";
import { xssPayloads } from "#tests/unit/bank/rendering/xss-payloads.ts";

const pictures = new Map([["fig/a.png", { src: "/figuras/a.png", width: 1, height: 1 }]]);

const places: [name: string, (payload: string) => string][] = [
  ["as a statement", (payload) => payload],
  ["inside a sentence", (payload) => `Texto ${payload} **texto** $x$`],
  ["in a cell", (payload) => `| a |\n|---|\n| ${payload.replaceAll("\n", " ")} |`],
  ["as a description", (payload) => `![${payload}](fig/a.png)`],
  ["as a link", (payload) => `[texto](${payload})`],
  ["between harmless tags", (payload) => `<b>${payload}</b><sub>${payload}</sub>`],
  ["inside a formula", (payload) => `$\\text{${payload}}$ $$${payload}$$`],
];

describe("nothing in a text can run (SEC-15)", () => {
  it("there are more than a hundred attempts", () => {
    expect(new Set(xssPayloads).size).toBeGreaterThan(100);
  });

  it.each(places)("%s", { timeout: 60_000 }, (_, place) => {
    for (const payload of xssPayloads) {
      for (const latex of [true, false]) {
        const source = place(payload);
        expect(() => readHtml(renderText(source, { pictures, latex }).html), source).not.toThrow();
        expect(() => readHtml(renderInline(source, { pictures, latex }).html), source).not.toThrow();
      }
    }
  });

  it.each([
    '<p onclick="x">a</p>',
    "<script>",
    "<b>",
    '<a href="javascript:x">a</a>',
    '<img src="//evil/x.png">',
    "<p>a<",
    '<math href="x"></math>',
  ])("the reader that judges this would notice %j", (markup) => {
    expect(() => readHtml(markup)).toThrow();
  });
});
