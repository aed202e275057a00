import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, it } from "vitest";
import { allowList } from "#app/platform/math/domain/allow-list.ts";
import type { HtmlRoot } from "#app/platform/math/domain/tree-types.ts";

type Properties = Record<string, string | number | string[]>;

const processor = unified().use(rehypeSanitize, allowList).use(rehypeStringify);

function sanitised(tagName: string, properties: Properties): string {
  const children: HtmlRoot["children"] = ["img", "input"].includes(tagName)
    ? []
    : [{ type: "text", value: "x" }];
  const tree: HtmlRoot = {
    type: "root",
    children: [
      { type: "element", tagName, properties, children: children.filter((child) => child.type === "text") },
    ],
  };
  return processor.stringify(processor.runSync(tree));
}

// Markdown produces none of these today; the list must be safe if a plugin one day does.
it.each<[string, Properties, string]>([
  ["script", {}, ""],
  ["style", {}, ""],
  ["iframe", { src: "https://evil" }, "x"],
  ["svg", { onLoad: "alert(1)" }, "x"],
  ["form", { action: "https://evil" }, "x"],
  ["input", { autoFocus: "" }, ""],
  ["math", { href: "javascript:alert(1)" }, "x"],
  ["h1", {}, "x"],
  ["p", { onClick: "alert(1)", style: "color:red", id: "x", className: ["x"] }, "<p>x</p>"],
  ["a", { href: "javascript:alert(1)", target: "_blank" }, "<a>x</a>"],
  ["a", { href: "data:text/html,x" }, "<a>x</a>"],
  ["a", { href: "https://a.com" }, '<a href="https://a.com">x</a>'],
  ["img", { src: "javascript:alert(1)", onError: "alert(1)" }, "<img>"],
  ["img", { src: "data:image/svg+xml,x", srcSet: "https://evil 1x" }, "<img>"],
  ["img", { src: "/figuras/a.png", alt: "a" }, '<img src="/figuras/a.png" alt="a">'],
  ["span", { className: ["picture-missing", "outra"] }, '<span class="picture-missing">x</span>'],
  ["td", { align: "center", width: 3 }, '<td align="center">x</td>'],
])("the allow-list makes of <%s> with %j: %j", (tagName, properties, expected) => {
  expect(sanitised(tagName, properties)).toBe(expected);
});
