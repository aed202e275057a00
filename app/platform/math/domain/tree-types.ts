import type rehypeStringify from "rehype-stringify";
import type remarkParse from "remark-parse";
import type { Plugin } from "unified";

// From the plugins' signatures: other packages have older tree types of the same name.
type TreeReadBy<Parser> = Parser extends Plugin<infer _Options, string, infer Tree> ? Tree : never;
type TreeWrittenBy<Writer> = Writer extends Plugin<infer _Options, infer Tree, string> ? Tree : never;

export type MarkdownRoot = TreeReadBy<typeof remarkParse>;
export type MarkdownNode = MarkdownRoot["children"][number];
export type MarkdownPhrasing = Extract<MarkdownNode, { type: "paragraph" }>["children"][number];
export type MarkdownImage = Extract<MarkdownNode, { type: "image" }>;
export type MarkdownLink = Extract<MarkdownNode, { type: "link" }>;

export type HtmlRoot = TreeWrittenBy<typeof rehypeStringify>;
export type HtmlNode = HtmlRoot["children"][number];
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;
export type HtmlContent = HtmlElement["children"][number];
