export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
