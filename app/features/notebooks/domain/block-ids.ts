/** An id made by a browser for a block, section or operation: 128 random bits. */
export function isBlockId(id: unknown): id is string {
  return typeof id === "string" && /^[0-9a-f]{32}$/.test(id);
}
