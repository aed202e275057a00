import { describe, expect, it } from "vitest";
import { googleFailureOf, googleFailureText } from "#app/features/accounts/domain/google/google-failure.ts";
import { namesFromGoogle } from "#app/features/accounts/domain/google/google-identity.ts";
import { googleOutcome } from "#app/features/accounts/domain/google/google-outcome.ts";
import {
  attemptCookie,
  newAttempt,
  readAttempt,
} from "#app/features/accounts/services/google/google-attempt.server.ts";
import { loginAddress } from "#app/features/accounts/services/sign-in/login-address.server.ts";
import { chooseGoogle } from "#workers/providers/google.ts";

describe("the names Google gives", () => {
  it.each([
    [{ given: "Lívia", family: "Prado" }, "Lívia", "Prado"],
    [{ given: " Ana  Maria ", family: "de Souza" }, "Ana Maria", "de Souza"],
    [{ given: "Jean-Luc", family: "O'Neil" }, "Jean Luc", "O Neil"],
    [{ full: "Iara Lima Costa" }, "Iara", "Lima Costa"],
    [{ given: "Iara", full: "Iara Lima" }, "Iara", ""],
    [{ given: "é".normalize("NFD").repeat(3) }, "ééé", ""],
    [{ given: "J" }, "Estudante", ""],
    [{ given: "🐧🐧", family: "42" }, "Estudante", ""],
    [{ given: 7, family: null, full: {} }, "Estudante", ""],
    [{}, "Estudante", ""],
    [{ given: "a".repeat(400), family: "b".repeat(400) }, "a".repeat(50), "b".repeat(50)],
  ])("%j become %j and %j", (names, firstName, lastName) => {
    expect(namesFromGoogle(names)).toEqual({ firstName, lastName });
  });
});

it("the subject decides; an e-mail alone opens nothing that somebody confirmed (SEC-10)", () => {
  const outcomes = [null, { verified: false }, { verified: true }].map((sameEmail) => [
    googleOutcome({ linked: true, sameEmail }),
    googleOutcome({ linked: false, sameEmail }),
  ]);
  expect(outcomes).toEqual([
    ["enter", "create"],
    ["enter", "take-over"],
    ["enter", "refuse"],
  ]);
});

describe("a failure", () => {
  it("is shown for a known failure code only", () => {
    expect(googleFailureOf("auth/popup-closed-by-user")).toBe("cancelado");
    expect(googleFailureOf("database-unavailable")).toBe("falhou");
    expect(googleFailureText("falhou")).toBe("Erro ao fazer login com Google. Tente novamente.");
    expect(googleFailureText("cancelado")).toMatch(/^Login cancelado/);
    for (const word of [null, "", "constructor", "<b>", "auth/google-failed"])
      expect(googleFailureText(word)).toBeNull();
  });

  it.each([
    ["/", false, "/?login=true&falha=falhou"],
    ["/questoes?q=luz#topo", false, "/questoes?q=luz&login=true&falha=falhou#topo"],
    ["/", true, "/entrar?falha=falhou"],
    ["/questoes?q=luz", true, "/entrar?redirect=%2Fquestoes%3Fq%3Dluz&falha=falhou"],
  ])("that began at %s (on its own page: %s) leads to %s", (back, onPage, address) => {
    expect(loginAddress(back, "falhou", onPage)).toBe(address);
  });
});

describe("an attempt", () => {
  const origin = { back: "/questoes?q=luz%20e%20som", promoCode: "azambuja", onPage: true };
  const header = (secure: boolean) => attemptCookie(newAttempt(origin), secure).split(";")[0] ?? "";

  it("comes back from its cookie as it left", () => {
    const attempt = newAttempt(origin);
    const cookie = `a=b; ${attemptCookie(attempt, true).split(";")[0]}; c=d`;
    expect(readAttempt(cookie, true)).toEqual({ ...attempt, promoCode: "AZAMBUJA" });
    expect(new Set([attempt.state, attempt.verifier, attempt.nonce]).size).toBe(3);
  });

  it("is read only under the name that this host's protocol gives it", () => {
    expect(readAttempt(header(true), false)).toBeNull();
    expect(readAttempt(header(false), true)).toBeNull();
    expect(readAttempt(header(false), false)).not.toBeNull();
  });

  it("fits into a cookie, however long the page's address is, and stays inside the site whatever it contains", () => {
    const long = attemptCookie(newAttempt({ ...origin, back: `/${"%C3%A9".repeat(600)}` }), true);
    expect(long.length).toBeLessThan(4000);
    const most = attemptCookie(newAttempt({ ...origin, back: `/${"%".repeat(799)}` }), true);
    expect(most.length).toBeLessThan(4000);
    const forged = { state: "s", verifier: "v", nonce: "n", back: "//evil.example" };
    const cookie = `farol_google=${encodeURIComponent(JSON.stringify(forged))}`;
    expect(readAttempt(cookie, false)).toMatchObject({ back: "/", promoCode: null, onPage: false });
  });
});

it("Google is offered only with both secrets; another issuer is accepted outside production alone", () => {
  const secrets = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_ISSUER: "https://outro.test/" };
  const google = (FAROL_ENV: "development" | "production", given: Partial<typeof secrets>) =>
    chooseGoogle({ FAROL_ENV, ...given }, () => 0);
  expect(google("production", { GOOGLE_CLIENT_ID: "a" })).toBeNull();
  expect(google("production", { GOOGLE_CLIENT_SECRET: "b" })).toBeNull();
  const leadsTo = (env: "development" | "production") =>
    new URL(
      google(env, secrets)?.consentAddress({ state: "s", verifier: "v", nonce: "n" }, "https://x/y") ?? "",
    );
  expect(leadsTo("production").origin).toBe("https://accounts.google.com");
  expect(leadsTo("development").href).toMatch(/^https:\/\/outro\.test\/authorize\?/);
});
