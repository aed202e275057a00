import { expect, test } from "vitest";
import {
  LONGEST_WORD,
  readDecidedCommunity,
  readRequestCursor,
  readRequestState,
  requestCursor,
  wordProblem,
} from "#app/features/communities/domain/access-request.ts";
import { communitiesDecidedBy } from "#app/platform/access/campaign.ts";

const team = { claims: ["admin"] };

function personIn(code: string, isAdmin: boolean, claims: readonly string[] = []) {
  return { claims, communities: [{ code, title: code.toLowerCase(), isAdmin }] };
}

function decidedBy(person: Parameters<typeof communitiesDecidedBy>[0]): string[] {
  return communitiesDecidedBy(person).map(({ code }) => code);
}

test("an admin decides about their own campaign, the platform's about all", () => {
  expect(decidedBy(personIn("PLANTEL", false, ["plantelUser", "pro"]))).toEqual([]);
  expect(decidedBy(personIn("PLANTEL", true))).toEqual(["PLANTEL"]);
  expect(decidedBy(personIn("MARISTA", true))).toEqual(["MARISTA"]);
  expect(decidedBy(team)).toEqual(["PLANTEL", "AZAMBUJA", "MARISTA", "PODION"]);
  expect(decidedBy(personIn("clube", true, ["admin"]))).toEqual([
    "PLANTEL",
    "AZAMBUJA",
    "MARISTA",
    "PODION",
    "clube",
  ]);
  expect(communitiesDecidedBy(personIn("clube", true))).toEqual([{ code: "clube", name: "clube" }]);
});

test("an address names one of one's own campaigns, else it is the first", () => {
  expect(readDecidedCommunity("podion", team)?.code).toBe("PODION");
  expect(readDecidedCommunity("podion", personIn("MARISTA", true))?.code).toBe("MARISTA");
  expect(readDecidedCommunity("__proto__", team)?.code).toBe("PLANTEL");
  expect(readDecidedCommunity(null, { claims: [] })).toBeNull();
});

test("views and cursors are read as written; anything else is the start", () => {
  expect(["aceitos", "recusados", "esperam", "constructor", null].map(readRequestState)).toEqual([
    "accepted",
    "declined",
    "waiting",
    "waiting",
    "waiting",
  ]);
  const cursor = { at: 1_700_000_000, userId: "ab-1_c" };
  expect(readRequestCursor(requestCursor(cursor))).toEqual(cursor);
  for (const text of [null, "", "1", "1.", "x.y", `1.${"a".repeat(65)}`])
    expect(readRequestCursor(text)).toBeNull();
});

test("the word to who is declined has words, up to its longest", () => {
  expect(wordProblem("")).toMatch(/por quê/);
  expect(wordProblem("Sem matrícula.")).toBeNull();
  expect(wordProblem("a".repeat(LONGEST_WORD + 1))).toMatch(/até 200/);
});
