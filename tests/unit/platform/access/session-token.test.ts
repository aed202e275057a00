import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { signToken, TOKEN_SECONDS, verifyToken } from "#app/platform/auth/session-token.server.ts";

const viewer: Viewer = {
  id: "7f3a",
  num: 42,
  sessionId: "ab12",
  stamp: 3,
  firstName: "Conceição",
  picture: null,
  claims: ["pro", "mentor"],
  school: { id: "azambuja", role: "teacher", person: 7 },
  otherSchools: [],
  emailVerified: true,
  profileComplete: false,
  pendingPasswordReset: false,
  creationState: 2,
};
const KEYS = "k2:a-secret-of-the-second-key";
const NOW = 1_800_000_000;

function toBase64Url(text: string): string {
  return Buffer.from(text).toString("base64url");
}

describe("a session token", () => {
  it("speaks of the person it was signed for, accents and all", async () => {
    const token = await signToken(viewer, KEYS, NOW);
    expect(await verifyToken(token, KEYS, NOW)).toEqual(viewer);
  });

  it("is a valid cookie value", async () => {
    expect(await signToken(viewer, KEYS, NOW)).toMatch(/^[\w-]+\.k2\.[\w-]{43}$/);
  });

  it("lives for an hour, and not a second longer", async () => {
    const token = await signToken(viewer, KEYS, NOW);
    expect(TOKEN_SECONDS).toBe(3600);
    expect(await verifyToken(token, KEYS, NOW + 3599)).toEqual(viewer);
    expect(await verifyToken(token, KEYS, NOW + 3600)).toBeNull();
  });

  it("of an older key is valid while that key is configured, and new ones are signed with the first", async () => {
    const old = await signToken(viewer, "k1:the-first-secret", NOW);
    const both = `${KEYS}, k1:the-first-secret`;
    expect(await verifyToken(old, both, NOW)).toEqual(viewer);
    expect(await verifyToken(old, KEYS, NOW)).toBeNull();
    expect(await signToken(viewer, both, NOW)).toContain(".k2.");
  });

  it("is refused under another secret with the same key id", async () => {
    const token = await signToken(viewer, KEYS, NOW);
    expect(await verifyToken(token, "k2:another-secret", NOW)).toBeNull();
  });

  it("is refused when another key id is written into it", async () => {
    const token = await signToken(viewer, KEYS, NOW);
    const both = `${KEYS},k1:the-first-secret`;
    expect(await verifyToken(token.replace(".k2.", ".k1."), both, NOW)).toBeNull();
  });

  it("is refused with any one character changed", async () => {
    const token = await signToken(viewer, KEYS, NOW);
    const changed = [...token].map((character, index) => {
      // The last character carries two bits of no meaning: a change there must reach the other four.
      const other =
        character === "A" ? "Q" : index === token.length - 1 ? (character > "Q" ? "A" : "w") : "A";
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    const answers = await Promise.all(changed.map((each) => verifyToken(each, KEYS, NOW)));
    expect(answers.filter((answer) => answer !== null)).toEqual([]);
  });

  it("is refused with anything after it", async () => {
    const token = await signToken(viewer, KEYS, NOW);
    expect(await verifyToken(`${token}.`, KEYS, NOW)).toBeNull();
    expect(await verifyToken(`${token}.x`, KEYS, NOW)).toBeNull();
  });

  it("cannot be extended by its holder", async () => {
    const [, keyId, signature] = (await signToken(viewer, KEYS, NOW)).split(".");
    const forged = toBase64Url(JSON.stringify({ ...viewer, claims: ["admin"], expires: NOW + 9_999_999 }));
    expect(await verifyToken(`${forged}.${keyId}.${signature}`, KEYS, NOW)).toBeNull();
    expect(await verifyToken(`${forged}.${keyId}.`, KEYS, NOW)).toBeNull();
    expect(await verifyToken(`${forged}.none.${signature}`, KEYS, NOW)).toBeNull();
  });

  it.each([
    "",
    ".",
    "..",
    "...",
    "a.k2.b",
    "a.k2",
    "é.k2.ç",
    "a.k2.b.c",
    "null",
    "%00",
    "a.k2.====",
    "__proto__.k2.x",
  ])("is not %j, and checking does not fail", async (token) => {
    expect(await verifyToken(token, KEYS, NOW)).toBeNull();
  });

  it("is nothing that anybody makes up", async () => {
    const part = fc.string({ unit: "binary", maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        expect(await verifyToken(parts.join("."), KEYS, NOW)).toBeNull();
        expect(await verifyToken([parts[0], "k2", parts[1]].join("."), KEYS, NOW)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe("the keys of session tokens", () => {
  it.each(["", ":secret", "k1", "k1:", "k1: ", " : ", "k.1:secret", ","])(
    "are none in %j: nothing is signed",
    async (keys) => {
      await expect(signToken(viewer, keys, NOW)).rejects.toThrow("SESSION_KEYS names no key");
      const token = await signToken(viewer, KEYS, NOW);
      expect(await verifyToken(token, keys, NOW)).toBeNull();
    },
  );

  it("may have a colon in their secret", async () => {
    const keys = "k1:one:two";
    expect(await verifyToken(await signToken(viewer, keys, NOW), keys, NOW)).toEqual(viewer);
    expect(await verifyToken(await signToken(viewer, keys, NOW), "k1:one", NOW)).toBeNull();
  });
});
