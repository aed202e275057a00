import { expect, it } from "vitest";
import { sitemapXml } from "#app/text/sitemap-xml.ts";

it("a sitemap lists addresses in the order given", () => {
  expect(sitemapXml(["https://farol.test/", "https://farol.test/sobre"])).toBe(
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
  expect(sitemapXml(["https://farol.test/?a=1&b=<\"'>"])).toContain(
    "<loc>https://farol.test/?a=1&amp;b=&lt;&quot;&apos;&gt;</loc>",
  );
});
