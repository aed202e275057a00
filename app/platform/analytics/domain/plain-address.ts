const LONGEST = 120;
/** A path segment with an id of a person, a token or an e-mail. */
const NAMES_SOMEBODY = /^(?=.*\d)[\w-]{20,}$|@|%40/i;

/** The path of a URL without host, query and anchor, ids replaced by `:id`; null where it is not a URL. */
export function plainAddress(address: string): string | null {
  const path = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(?:[?#].*)?$/is.exec(address)?.[1];
  if (path === undefined) return /^https?:\/\/[^/?#]+$/i.test(address) ? "/" : null;
  const parts = path.split("/").map((part, index, all) => {
    const profile = index === 2 && all[1] === "u";
    return part !== "" && (profile || NAMES_SOMEBODY.test(part)) ? ":id" : part;
  });
  return parts.join("/").slice(0, LONGEST);
}
