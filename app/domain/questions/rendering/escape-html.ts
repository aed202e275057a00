/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Text inside a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
