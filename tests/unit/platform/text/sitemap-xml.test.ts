import { expect, it } from "vitest";
import { sitemapIndexXml, sitemapXml } from "#app/platform/text/sitemap-xml.ts";

it("a sitemap lists addresses in the order given", () => {
  expect(sitemapXml([{ address: "https://farol.test/" }, { address: "https://farol.test/sobre" }])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      "  <url><loc>https://farol.test/</loc></url>",
      "  <url><loc>https://farol.test/sobre</loc></url>",
      "</urlset>",
      "",
    ].join("\n"),
  );
});

it("an address with characters of XML's own is escaped", () => {
  expect(sitemapXml([{ address: "https://farol.test/?a=1&b=<\"'>" }])).toContain(
    "<loc>https://farol.test/?a=1&amp;b=&lt;&quot;&apos;&gt;</loc>",
  );
});

it("shows the day a page last changed, and a map in parts lists them", () => {
  const entry = { address: "https://farol.test/q/X", changedOn: "2026-11-21" };
  expect(sitemapXml([entry])).toContain("<loc>https://farol.test/q/X</loc><lastmod>2026-11-21</lastmod>");
  expect(sitemapIndexXml(["https://farol.test/sitemap/a.xml"])).toContain(
    "<sitemap><loc>https://farol.test/sitemap/a.xml</loc></sitemap>",
  );
});
