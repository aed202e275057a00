import { type FoldedText, spanOf, type TextSpan } from "./folded-text.ts";

/** Hosts, and those below them, that an account of some days may link to. */
const TRUSTED = [
  ...["gov.br", "edu.br", "usp.br", "unicamp.br", "unesp.br", "ufrj.br", "mil.br", "leg.br", "jus.br"],
  ...["wikipedia.org", "wikimedia.org", "geogebra.org", "desmos.com", "wolframalpha.com", "khanacademy.org"],
  ...["scielo.br", "scielo.org", "nasa.gov", "obmep.org.br", "phet.colorado.edu"],
];

/** With a scheme: "//" alone means parallel lines. */
const ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s)>\]]+|\bwww\.[^\s)>\]]+/g;
/** TLDs that are no words are enough; those that are words need a path as well. */
const DOMAIN =
  /(?<![\w@.])(?=[\d-]*[a-z])[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,40}){0,3}\.(?:(?:com|net|org|edu|gov|br|xyz|gg|bio|ru)(?![a-z\d])(?:\/[^\s)>\]]*)?|(?:app|be|club|dev|info|io|link|ly|me|online|site|tv|ee)\/[^\s)>\]]*)/g;
const MARKDOWN_LINK = /\[([^[\]\n]{0,300})\]\(\s{0,9}<?([^()\s>]{0,1000})[^()\n]{0,200}\)/g;

export type LinkRules = { origin: string; isTrusted: boolean };

function hostOf(address: string): string | null {
  if (/^[/\\]/.test(address)) return null;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
    return url.protocol === "https:" && !url.username && !url.password ? url.hostname : null;
  } catch {
    return null;
  }
}

/** A path of ours, or an address of a trusted host where the author may link. */
export function mayLink(address: string, { origin, isTrusted }: LinkRules): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  if (address === origin || address.startsWith(`${origin}/`)) return true;
  const host = hostOf(address);
  return isTrusted && host !== null && TRUSTED.some((each) => host === each || host.endsWith(`.${each}`));
}

/** Spans of addresses that may not be linked. */
export function findLinks(folded: FoldedText, rules: LinkRules): TextSpan[] {
  const own = rules.origin.replace(/^\w+:\/\//, "");
  // The command line has no origin.
  const isRefused = (address: string) =>
    !mayLink(address, rules) && address !== own && !address.startsWith(`${own}/`);
  const written = [...folded.text.matchAll(MARKDOWN_LINK)].flatMap((found) => {
    const [whole, label = "", address = ""] = found;
    if (!isRefused(address) || whole.startsWith("![")) return [];
    const start = found.index + label.length + 2;
    return [spanOf(folded, start, found.index + whole.length)];
  });
  const bare = [ADDRESS, DOMAIN].flatMap((pattern) =>
    [...folded.text.matchAll(pattern)]
      .filter(([address]) => isRefused(address))
      .map((found) => spanOf(folded, found.index, found.index + found[0].length)),
  );
  return [...written, ...bare];
}
