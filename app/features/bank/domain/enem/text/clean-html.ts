const emphasis = new Map([
  ["strong", "**"],
  ["b", "**"],
  ["em", "*"],
  ["i", "*"],
]);
const pairedTag =
  /<(p|div|span|font|center|strong|b|em|i)(?:\s[^<>]*)?>((?:(?!<\1[\s>])[\s\S])*?)<\/\1\s*>/gi;
const paragraphTags = /^(?:p|div|center)$/;
const lineBreak = /(?<!\\)<br\s*\/?>/gi;

/** Pairs that Markdown lacks; the renderer supports them. Bounded: many unclosed ones would cost quadratic time. */
const allowedPair = /<(sub|sup|u)>([^\n]{0,2000}?)<\/\1>/gi;
const tagStart = /\\?<(?=[a-z/!?])/gi;

/** Paired HTML to Markdown. Unpaired tags are escaped: 2009/105 quotes a comic's "</DIV> <BR>". */
export function cleanHtml(text: string): string {
  let clean = text;
  for (let before = ""; before !== clean; ) {
    before = clean;
    clean = clean.replace(pairedTag, (_, tag: string, inner: string) => inMarkdown(tag.toLowerCase(), inner));
  }
  const rest = clean.replace(allowedPair, "").replace(lineBreak, "");
  const showsTags = [...rest.matchAll(tagStart)].some(([sign]) => sign === "<");
  return escapeTags(
    showsTags ? clean : clean.replace(new RegExp(` *${lineBreak.source} *\\n?`, "gi"), "  \n"),
  );
}

function escapeTags(text: string): string {
  const retained = new Set<number>();
  for (const pair of text.matchAll(allowedPair)) {
    const closing = `</${pair[1]}>`;
    retained.add(pair.index).add(pair.index + pair[0].length - closing.length);
  }
  const lowered = text.replace(allowedPair, (whole) =>
    whole.replace(/<\/?(?:SUB|SUP|U)>/g, (tag) => tag.toLowerCase()),
  );
  return lowered.replace(tagStart, (sign, at: number) => (sign === "<" && !retained.has(at) ? "\\<" : sign));
}

function inMarkdown(tag: string, inner: string): string {
  if (paragraphTags.test(tag)) return `\n\n${inner}\n\n`;
  const mark = emphasis.get(tag);
  return inner.trim() === "" || !mark ? inner : `${mark}${inner.trim()}${mark}`;
}
