import { describe, expect, it } from "vitest";
import { EMAIL_MAX, isEmail } from "#app/features/accounts/domain/email.ts";

describe("an e-mail address", () => {
  it.each(["aluna@farol.test", "a@b.co", "ana.maria+prova@escola.edu.br", "joão@exemplo.com.br"])(
    "is %j",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    "",
    "aluna",
    "aluna@",
    "@farol.test",
    "aluna@farol",
    "a b@farol.test",
    "a@b@farol.test",
    "aluna@farol.",
    "a@.b\n.c d",
  ])("is not %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("has at most 254 characters, and 80 at sign-up", () => {
    const ending = "@farol.test";
    expect(isEmail("a".repeat(254 - ending.length) + ending)).toBe(true);
    expect(isEmail("a".repeat(255 - ending.length) + ending)).toBe(false);
    expect(EMAIL_MAX).toBe(80);
  });
});
