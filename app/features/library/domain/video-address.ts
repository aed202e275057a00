const LONGEST_ADDRESS = 500;

const hosts: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/, "YouTube"],
  [/(?:^|\.)vimeo\.com$/, "Vimeo"],
  [/(?:^|\.)(?:drive|docs)\.google\.com$/, "Google Drive"],
];

/** Host and path of an https address without credentials. */
const ADDRESS = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][^\s\\]*)?$/i;

/** The address as the browser writes it; null: not a whole https address. */
export function readVideoAddress(sent: string): string | null {
  const typed = sent.trim();
  return typed.length <= LONGEST_ADDRESS && ADDRESS.test(typed) ? new URL(typed).href : null;
}

/** Whose it is, in words: "YouTube", or its host. */
export function videoHost(address: string): string {
  const { hostname } = new URL(address);
  return hosts.find(([pattern]) => pattern.test(hostname))?.[1] ?? hostname.replace(/^www\./, "");
}
