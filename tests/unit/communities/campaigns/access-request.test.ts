import { expect, test } from "vitest";
import {
  LONGEST_WORD,
  readDecidedCampaign,
  readRequestCursor,
  readRequestState,
  requestCursor,
  wordProblem,
} from "#app/features/communities/domain/access-request.ts";
import { campaignsDecidedBy } from "#app/platform/access/campaign.ts";

test("an admin decides about their own campaign, the platform's about all", () => {
  expect(campaignsDecidedBy(["plantelUser", "pro"])).toEqual([]);
  expect(campaignsDecidedBy(["plantelAdmin"])).toEqual(["PLANTEL"]);
  expect(campaignsDecidedBy(["maristaAdmin"])).toEqual(["MARISTA"]);
  expect(campaignsDecidedBy(["admin"])).toEqual(["PLANTEL", "AZAMBUJA", "MARISTA", "PODION"]);
});

test("an address names one of one's own campaigns, else it is the first", () => {
  expect(readDecidedCampaign("podion", ["admin"])).toBe("PODION");
  expect(readDecidedCampaign("podion", ["maristaAdmin"])).toBe("MARISTA");
  expect(readDecidedCampaign("__proto__", ["admin"])).toBe("PLANTEL");
  expect(readDecidedCampaign(null, [])).toBeNull();
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
