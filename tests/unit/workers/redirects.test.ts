import { describe, expect, it, test } from "vitest";
import { type Outsides, redirectOf, redirects } from "#workers/redirects.ts";

const none: Outsides = { EXTERNAL_WS_URL: "", EXTERNAL_ASSESSMENT_URL: "" };
const both: Outsides = {
  EXTERNAL_WS_URL: "https://fora.example/entrada",
  EXTERNAL_ASSESSMENT_URL: "https://assessment.example/",
};

function leads(path: string, outsides = none) {
  return redirectOf(new URL(path, "https://farol.test"), outsides);
}

describe("an old address", () => {
  test.each([
    ["/qr-code", "/espcex-2024", 302],
    ["/blog/plano-de-estudos-ita", "/blog/plano-de-estudos-vestibular-ita", 301],
    ["/en/avaliacao-automatica", "/en/about", 301],
  ])("%s leads to %s with %i", (path, location, status) => {
    expect(leads(path)).toEqual({ location, status });
  });

  it("preserves its query", () => {
    expect(leads("/qr-code?promo=AZAMBUJA&a=1&a=2")?.location).toBe("/espcex-2024?promo=AZAMBUJA&a=1&a=2");
  });

  it("leads on with slashes at its end", () => {
    expect(leads("/qr-code//")?.location).toBe("/espcex-2024");
  });

  it("never leads to an old address again", () => {
    for (const { path } of redirects) expect(leads(leads(path)?.location ?? "")).toBeNull();
  });
});

describe("the English assessment", () => {
  it("leads to the external English site where one is configured", () => {
    const there = leads("/en/avaliacao-automatica?utm=x", both);
    expect(there).toEqual({ location: "https://assessment.example/?utm=x", status: 301 });
  });
});

describe("a path that contains /ws", () => {
  const paths = ["/ws", "/ws/canal", "/wsx", "/u/ws-9", "/qr-code/ws"];

  test.each(paths)("%s leads to the about page where no external site is configured", (path) => {
    expect(leads(path)).toEqual({ location: "/sobre", status: 302 });
  });

  test.each(paths)("%s leads to the configured external site", (path) => {
    expect(leads(path, both)).toEqual({ location: "https://fora.example/entrada", status: 302 });
  });

  test.each(["javascript:alert(1)", "fora.example", "//fora.example", " "])(
    "does not follow a configured %j, which is no web address",
    (address) => {
      expect(leads("/ws", { ...none, EXTERNAL_WS_URL: address })?.location).toBe("/sobre");
    },
  );
});

test.each(["/", "/sobre", "/qr-codes", "/x/qr-code", "/questoes?q=/ws", "/WS", "/news", "/questoes/ITA"])(
  "%s is a page, not a redirect",
  (path) => {
    expect(leads(path, both)).toBeNull();
  },
);
