import { decodeAddress } from "#app/platform/text/decode-address.ts";

/** enem.dev's placeholder of a lost picture: never counts as supplied. */
const placeholder = /(?:^|\/)broken-image\.\w+$/i;

/** "https://enem.dev/2010/questions/1/x.png?v=2" to "2010/questions/1/x.png"; null for embedded data, "..", and the placeholder. */
export function picturePathOf(address: string): string | null {
  const bare = address.trim().replace(/^<|>$/g, "");
  if (/^(?:data|blob|javascript):/i.test(bare)) return null;
  const local = bare
    .replace(/\\(?=[_()~$*[\]])/g, "")
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replaceAll("\\", "/");
  const parts = decodeAddress(local)
    .split("/")
    .filter((part) => part !== "" && part !== ".");
  if (parts[0] === "public") parts.shift();
  const path = parts.join("/");
  const isUsable = path !== "" && !parts.includes("..") && !/\p{Cc}/u.test(path) && !placeholder.test(path);
  return isUsable ? path : null;
}
