import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "#app/platform/access/safe-path.ts";

const HERE = "https://farol.example";
const FALLBACK = "/geral";

/** Ways to write an address that some browser, server or router reads as another site, or as no address at all. */
const attacks = [
  "https://evil.example",
  "http://evil.example/questoes",
  "HTTPS://EVIL.EXAMPLE",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2e%2e",
  "//farol.example.evil.example",
  "//user:password@evil.example",
  "//evil.example:443",
  "//[::1]/",
  "//2130706433/",
  "//localhost",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/\\\\evil.example",
  "/questoes\\..\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  "\n/evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "/\u0008/evil.example",
  "/\u007f/evil.example",
  "/\u0085/evil.example",
  "/%2fevil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/%2f%2fevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%00//evil.example",
  "/%c0%afevil.example",
  "/%ff/evil.example",
  "/%",
  "/%zz",
  "/./%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/../..//evil.example",
  "/./\\evil.example",
  "/questoes/..//evil.example",
  "/questoes/../../..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/questoes/%2e%2e//evil.example",
  "/questoes/.%2E//evil.example",
  "/questoes/..%2f..%2f%5cevil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "mailto:a@evil.example",
  "evil.example",
  "www.evil.example/questoes",
  "@evil.example",
  "?redirect=//evil.example",
  "#//evil.example",
  ".",
  "..",
  "../questoes",
  " /questoes",
  "/\u2028\\evil.example",
  `/${"a".repeat(2000)}`,
];

/** Addresses of our own that only look strange: they stay, and stay here. */
const harmless: [string, string][] = [
  ["/", "/"],
  ["/questoes", "/questoes"],
  [
    "/questoes/ITA/2019/fisica?q=a%20b&tipo=discursiva#topo",
    "/questoes/ITA/2019/fisica?q=a%20b&tipo=discursiva#topo",
  ],
  ["/q/7K2M9XQ4?busca=%2Fquestoes%3Fq%3D50%2525", "/q/7K2M9XQ4?busca=%2Fquestoes%3Fq%3D50%2525"],
  ["/questoes?q=50%", "/questoes?q=50%"],
  ["/questoes?q=https://evil.example", "/questoes?q=https://evil.example"],
  ["/@evil.example", "/@evil.example"],
  ["/evil.example", "/evil.example"],
  ["/:443", "/:443"],
  ["/?//evil.example", "/?//evil.example"],
  ["/#//evil.example", "/#//evil.example"],
  ["/questoes//evil.example", "/questoes//evil.example"],
  ["/questoes/../geral", "/geral"],
  ["/../../geral", "/geral"],
  ["//farol.invalid/geral", "/geral"],
  ["/%252fevil.example", "/%252fevil.example"],
  ["/questões", "/quest%C3%B5es"],
  ["/／evil.example", "/%EF%BC%8Fevil.example"],
  ["/。。/evil.example", "/%E3%80%82%E3%80%82/evil.example"],
];

/** Where a browser goes that is sent to an address from one of our pages. */
function siteOf(address: string): string {
  return new URL(address, `${HERE}/entrar`).origin;
}

describe("where a redirect may lead", () => {
  it.each(attacks)("is the fallback for %j", (wanted) => {
    expect(safePath(wanted, FALLBACK)).toBe(FALLBACK);
  });

  it.each(harmless)("is our own page for %j", (wanted, path) => {
    expect(safePath(wanted, FALLBACK)).toBe(path);
    expect(siteOf(path)).toBe(HERE);
  });

  it.each([null, undefined, ""])("is the fallback for %j", (wanted) => {
    expect(safePath(wanted, FALLBACK)).toBe(FALLBACK);
  });

  it("is no other site, even decoded once more, for any of 60 attacks and 10,000 mixtures of them", () => {
    const pieces = [
      ..."/\\.%:@?#\t\n\r 2fF5cCeE0adb",
      "//",
      "..",
      "%2f",
      "%5c",
      "%2e",
      "%09",
      "evil.example",
      "https:",
      "questoes",
    ];
    const mixture = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(""));
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    fc.assert(
      fc.property(
        fc.oneof(
          mixture,
          mixture.map((text) => `/${text}`),
        ),
        (wanted) => {
          const path = safePath(wanted, FALLBACK);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(siteOf(path)).toBe(HERE);
          expect(siteOf(decodeURIComponent(new URL(path, HERE).pathname))).toBe(HERE);
          expect(safePath(path, FALLBACK)).toBe(path);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
