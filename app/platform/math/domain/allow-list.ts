import type { Options } from "rehype-sanitize";

/** Allowed elements besides formulas, which are inserted after this list is applied; pictures before. */
export const allowList: Options = {
  tagNames: [
    ...[
      "p",
      "br",
      "hr",
      "strong",
      "em",
      "del",
      "b",
      "i",
      "u",
      "sub",
      "sup",
      "code",
      "pre",
      "span",
      "a",
      "img",
    ],
    ...["ul", "ol", "li", "blockquote", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    span: [["className", "picture-missing"]],
    th: ["align"],
    td: ["align"],
  },
  protocols: { href: ["http", "https"], src: ["http", "https"] },
  ancestors: {},
  clobber: [],
  clobberPrefix: "",
  required: {},
  strip: ["script", "style"],
};
