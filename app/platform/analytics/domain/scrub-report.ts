import { plainAddress } from "./plain-address.ts";

/** Replacements in this order: URLs first, because their queries contain the rest. */
const replacements: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\bhttps?:\/\/[^\s"'`<>()]+?(?=(?::\d+){0,2}(?:[\s"'`<>(),;]|$))/gi, (found) => plainAddress(found) ?? ""],
  [/[?#][\w%.~-]+=[^\s"'`<>()]*/g, ""],
  [/[^\s"'`<>()=:,;]+(?:@|%40)[\w.-]+\.[\w-]{2,}/gi, "[e-mail]"],
  // Quoted text is user input or a server reply, unless it is one plain word of code.
  [/"[^"\n]*[^"\n\w.$-][^"\n]*"/g, '"…"'],
  // Ids and tokens, but not the names of our own scripts.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-]|\.(?:js|css)\b)/gi, "[id]"],
  [/(?<=\/u\/)[^\s/"'`<>():]+/g, ":id"],
  [/\+?\d[\d .()-]{7,}\d/g, "[número]"],
];

/** The text of an error without e-mails, queries, tokens, long numbers, quoted text and the person's names. */
export function scrubReport(text: string, names: readonly string[] = []): string {
  const scrubbed = replacements.reduce(
    (rest, [pattern, instead]) =>
      typeof instead === "string" ? rest.replace(pattern, instead) : rest.replace(pattern, instead),
    text,
  );
  return names
    .filter((name) => name.length > 2)
    .reduce((rest, name) => {
      const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return rest.replace(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "giu"), "[nome]");
    }, scrubbed);
}

/** Most specific first: Android claims Linux, and iPhone claims "like Mac". */
const systems = ["Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS X", "Linux"] as const;

/** Browser and system of a user agent, without versions that identify a device. */
export function plainBrowser(userAgent: string): string {
  const [, name, version] =
    /\b(Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome)\/(\d{1,4})/.exec(userAgent) ??
    /\b(Version)\/(\d{1,4})[^ ]* .*Safari/.exec(userAgent) ??
    [];
  const system = systems.find((each) => userAgent.includes(each));
  return [name === "Version" ? "Safari" : name, version, system].filter(Boolean).join(" ");
}
