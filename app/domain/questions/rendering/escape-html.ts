const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => entities[character] ?? character);
}

/** Text inside a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
