/** The path is in angle brackets where it has spaces or parentheses. */
const shown = /!\[[^\]]*\]\(\s*(?:<([^>\n]+)>|((?:[^\s()]|\([^\s()]*\))+))/g;

export function pictureMarkdown(alt: string, path: string): string {
  return `![${alt.replace(/[[\]\\\n]/g, " ").trim()}](${/[\s()<>]/.test(path) ? `<${path}>` : path})`;
}

export function withPictureAtEnd(text: string, alt: string, path: string): string {
  return `${text.trimEnd()}\n\n${pictureMarkdown(alt, path)}`.trimStart();
}

export function picturePathsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(shown)].map(([, quoted, bare = ""]) => quoted ?? bare),
  );
  return [...new Set(found)];
}
