import { describe, expect, it } from "vitest";
import { badgeOf } from "#app/platform/access/badge.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { hasTier, tierOf } from "#app/platform/access/tier-of.ts";
import { demoViewers } from "#tests/support/demo-viewers.ts";

/** The demo accounts without any tier, and without the pro tier; everybody else has a plan or a role. */
const withoutTier = ["visitante", "pendente", "incompleto", "aluna"];
const withoutPro = [...withoutTier, "basico"];

function named(test: (viewer: (typeof demoViewers)[number]["viewer"]) => boolean): string[] {
  return demoViewers.filter(({ viewer }) => test(viewer)).map(({ name }) => name);
}

describe("the tiers", () => {
  it("basico belongs to every plan and every role", () => {
    expect(named((viewer) => !hasTier(viewer, "basico"))).toEqual(withoutTier);
  });

  it("pro belongs to pro, ultra and every role, but not to basico", () => {
    expect(named((viewer) => !hasTier(viewer, "pro"))).toEqual(withoutPro);
  });

  it("ultra belongs to its claim alone", () => {
    expect(named((viewer) => hasTier(viewer, "ultra"))).toEqual(["ultra"]);
  });

  it.each(claimNames)("%s counts as R-TIER-1 says", (claim) => {
    const viewer = { claims: [claim], school: null };
    expect(hasTier(viewer, "basico")).toBe(true);
    expect(hasTier(viewer, "pro")).toBe(claim !== "basico");
    expect(hasTier(viewer, "ultra")).toBe(claim === "ultra");
  });

  it("are nobody's by a claim that does not exist", () => {
    expect(hasTier({ claims: ["premium"], school: null }, "basico")).toBe(false);
  });
});

it("a community whose people are rows carries what a school does", () => {
  const communities = [{ code: "CURSINHO", title: "Cursinho", isAdmin: false }];
  expect(tierOf({ claims: [], school: null, communities })).toBe("pro");
  expect(tierOf({ claims: [], school: { id: "horizonte", role: "student" } })).toBe("pro");
});

describe("the badge in the top bar", () => {
  it("is ADM for admins and for the admins of a school, PRO for the pro tier, and nothing for others", () => {
    const badges = Object.fromEntries(demoViewers.map(({ name, viewer }) => [name, badgeOf(viewer)]));
    const adm = ["admin", "azambuja-admin", "horizonte-admin"];
    for (const [name, badge] of Object.entries(badges))
      expect(badge, name).toBe(adm.includes(name) ? "ADM" : withoutPro.includes(name) ? null : "PRO");
  });
});
