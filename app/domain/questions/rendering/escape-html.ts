export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** For a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
