import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readCookie,
  SESSION_COOKIE,
  signedInCookies,
  signedOutCookies,
  TOKEN_COOKIE,
} from "#app/platform/auth/cookies.server.ts";

describe("reading a cookie", () => {
  it.each([
    ["__session=abc", "abc"],
    ["a=1; __session=abc; b=2", "abc"],
    ["a=1;__session=abc;b=2", "abc"],
    ["  __session =  abc  ", "abc"],
    ["__session=a=b==", "a=b=="],
    ["__session=%E0%A4%A", "%E0%A4%A"],
    ["__session=first; __session=second", "first"],
    [";;; =x; novalue; __session=abc", "abc"],
  ])("finds the value in %j", (header, value) => {
    expect(readCookie(header, TOKEN_COOKIE)).toBe(value);
  });

  it.each([
    null,
    "",
    "__session",
    "__session=",
    "__session=   ",
    "__sessions",
    "__sessions=abc",
    "x__session=abc",
    "a=__session=abc",
    "=abc",
  ])("finds nothing in %j", (header) => {
    expect(readCookie(header, TOKEN_COOKIE)).toBeNull();
  });

  it("never fails, whatever was planted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (header) => {
        const value = readCookie(header, TOKEN_COOKIE);
        return value === null || (value !== "" && !value.includes(";"));
      }),
    );
  });
});

describe("the cookies that sign a browser in", () => {
  it("are the hour's token and the session's own, both out of the reach of scripts and of other sites", () => {
    expect(signedInCookies("token", "secret", true)).toEqual([
      "__session=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure",
      "farol_sessao=secret; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure",
    ]);
  });

  it("are the token alone when it is only renewed", () => {
    expect(signedInCookies("token", null, true)).toHaveLength(1);
  });

  it("travel without https only where the site itself does", () => {
    expect(signedInCookies("token", "secret", false).filter((cookie) => cookie.includes("Secure"))).toEqual(
      [],
    );
  });

  it("are read back as they were written", () => {
    const header = signedInCookies("a.k1.b", "f00", true)
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    expect(readCookie(header, TOKEN_COOKIE)).toBe("a.k1.b");
    expect(readCookie(header, SESSION_COOKIE)).toBe("f00");
  });
});

describe("the cookies that sign a browser out", () => {
  it("empty both and end at once", () => {
    expect(signedOutCookies(true)).toEqual([
      "__session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
      "farol_sessao=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    ]);
    expect(readCookie("__session=; farol_sessao=", TOKEN_COOKIE)).toBeNull();
  });
});
