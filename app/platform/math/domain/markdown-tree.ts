import type {
  MarkdownImage,
  MarkdownLink,
  MarkdownNode,
  MarkdownPhrasing,
  MarkdownRoot,
} from "./tree-types.ts";

/** Size in pixels where known, against layout shift. */
export type PictureSource = { src: string; width: number | null; height: number | null };

export type TreeOptions = {
  source: string;
  pictures: ReadonlyMap<string, PictureSource>;
  original: (text: string) => string;
  onMissingPicture: (path: string) => void;
};

const undescribed = "Figura da questão, sem descrição no original";
const inlineTag = /^<(\/?)(sub|sup|i|b|u|br)\s*\/?>$/i;

function text(value: string): MarkdownPhrasing {
  return { type: "text", value };
}

function elementOf(
  name: string,
  children: MarkdownPhrasing[],
  properties: { className?: string[] } = {},
): MarkdownPhrasing {
  return { type: "emphasis", children, data: { hName: name, hProperties: properties } };
}

function picture(image: MarkdownImage, options: TreeOptions): MarkdownPhrasing {
  const path = options.original(image.url);
  const known = options.pictures.get(path);
  if (!known) {
    options.onMissingPicture(path);
    return elementOf("span", [text("[figura indisponível]")], { className: ["picture-missing"] });
  }
  const size = { width: known.width ?? undefined, height: known.height ?? undefined };
  return {
    type: "image",
    url: known.src,
    alt: image.alt?.trim() || undescribed,
    data: { hProperties: size },
  };
}

/** Bare URLs stay text; deliberate links stay if they lead to the web. */
function isLink(link: MarkdownLink, options: TreeOptions): boolean {
  const start = link.position?.start.offset;
  const isWritten = start !== undefined && options.source[start] === "[";
  const [only] = link.children;
  const isAddress =
    only?.type === "text" &&
    link.children.length === 1 &&
    /^(?:https?:\/\/|www\.)\S+$/i.test(only.value.trim());
  return isWritten && !isAddress && /^https?:\/\//i.test(options.original(link.url));
}

function tidyLink(link: MarkdownLink, options: TreeOptions): MarkdownPhrasing[] {
  const children = tidyPhrasing(link.children, options);
  if (!isLink(link, options)) return children;
  const url = options.original(link.url);
  return [
    {
      ...link,
      url,
      title: null,
      children,
      data: { hProperties: { rel: ["nofollow", "noopener", "noreferrer"] } },
    },
  ];
}

/** Stray HTML is text, except harmless pairs of real sources. */
function pairTags(nodes: MarkdownPhrasing[]): MarkdownPhrasing[] {
  const row: MarkdownPhrasing[] = [];
  const open: { name: string; at: number }[] = [];
  for (const node of nodes) {
    const tag = node.type === "html" ? inlineTag.exec(node.value) : null;
    const name = tag?.[2]?.toLowerCase() ?? "";
    const opener = tag?.[1] ? open.findLast((earlier) => earlier.name === name) : undefined;
    if (name === "br") row.push({ type: "break" });
    else if (opener) {
      open.length = open.indexOf(opener);
      row.push(elementOf(name, row.splice(opener.at).slice(1)));
    } else {
      if (tag && !tag[1]) open.push({ name, at: row.length });
      row.push(node.type === "html" ? text(node.value) : node);
    }
  }
  return row;
}

function tidyPhrasing(nodes: MarkdownPhrasing[], options: TreeOptions): MarkdownPhrasing[] {
  return pairTags(
    nodes.flatMap((node): MarkdownPhrasing[] => {
      if (node.type === "image") return [picture(node, options)];
      if (node.type === "link") return tidyLink(node, options);
      return "children" in node
        ? [{ ...node, children: tidyPhrasing(node.children, options) } as MarkdownPhrasing]
        : [node];
    }),
  );
}

function tidyBlock<Block extends MarkdownNode>(node: Block, options: TreeOptions): Block | MarkdownNode {
  if (node.type === "heading") {
    // Headings belong to the page: one inside a question becomes emphasis.
    return {
      type: "paragraph",
      children: [{ type: "strong", children: tidyPhrasing(node.children, options) }],
    };
  }
  if (node.type === "paragraph" || node.type === "tableCell") {
    return { ...node, children: tidyPhrasing(node.children, options) };
  }
  if (!("children" in node)) return node;
  return { ...node, children: node.children.map((child) => tidyBlock(child, options)) } as Block;
}

/** Only mapped pictures and deliberate links; no headings, no HTML. */
export function normalizeMarkdown(tree: MarkdownRoot, options: TreeOptions): MarkdownRoot {
  return { ...tree, children: tree.children.map((node) => tidyBlock(node, options)) };
}
