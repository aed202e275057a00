/** A picture as our texts write it; the path stands in angle brackets where it holds spaces or parentheses. */
const shown = /!\[[^\]]*\]\(\s*(?:<([^>\n]+)>|((?:[^\s()]|\([^\s()]*\))+))/g;

/** A picture in Markdown, its path in angle brackets where it needs them. */
export function pictureMarkdown(alt: string, path: string): string {
  return `![${alt.replace(/[[\]\\\n]/g, " ").trim()}](${/[\s()<>]/.test(path) ? `<${path}>` : path})`;
}

/** A text with a picture at its end. */
export function withPictureAtEnd(text: string, alt: string, path: string): string {
  return `${text.trimEnd()}\n\n${pictureMarkdown(alt, path)}`.trimStart();
}

/** The paths of the pictures that texts show, each once, in order of appearance. */
export function picturePathsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(shown)].map(([, quoted, bare = ""]) => quoted ?? bare),
  );
  return [...new Set(found)];
}
