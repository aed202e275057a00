const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** `changedOn`: "2026-11-29". */
export type SitemapEntry = { address: string; changedOn?: string };

function entryXml(tag: string, { address, changedOn }: SitemapEntry): string {
  const changed = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
  return `  <${tag}><loc>${escapeXml(address)}</loc>${changed}</${tag}>`;
}

function documentXml(root: string, tag: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map((entry) => entryXml(tag, entry)),
    `</${root}>`,
    "",
  ].join("\n");
}

/** Sitemaps.org, version 0.9, in the order given. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return documentXml("urlset", "url", entries);
}

export function sitemapIndexXml(addresses: readonly string[]): string {
  return documentXml(
    "sitemapindex",
    "sitemap",
    addresses.map((address) => ({ address })),
  );
}
