const LONGEST = 120;
/** A part of an address that names one person or carries a secret: an id of ours, a token, an e-mail. */
const NAMES_SOMEBODY = /^(?=.*\d)[\w-]{20,}$|@|%40/i;

/**
 * The path of an address as it may be kept: without host, query and anchor, and with `:id` for what could tell who somebody
 * is. Null for what is no address.
 */
export function plainAddress(address: string): string | null {
  const path = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(?:[?#].*)?$/is.exec(address)?.[1];
  if (path === undefined) return /^https?:\/\/[^/?#]+$/i.test(address) ? "/" : null;
  const parts = path.split("/").map((part, index, all) => {
    const profile = index === 2 && all[1] === "u";
    return part !== "" && (profile || NAMES_SOMEBODY.test(part)) ? ":id" : part;
  });
  return parts.join("/").slice(0, LONGEST);
}
