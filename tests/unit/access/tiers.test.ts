import { describe, expect, it } from "vitest";
import { badgeOf } from "#app/access/badge.ts";
import { claimNames } from "#app/access/claims.ts";
import { hasBasico, hasPro, hasUltra } from "#app/access/tiers.ts";
import { demoViewers } from "#tests/support/demo-viewers.ts";

/** The demo accounts without any tier, and without the pro tier; everybody else has a plan or a role. */
const withoutTier = ["visitante", "pendente", "incompleto", "aluna"];
const withoutPro = [...withoutTier, "basico"];

function named(test: (viewer: (typeof demoViewers)[number]["viewer"]) => boolean): string[] {
  return demoViewers.filter(({ viewer }) => test(viewer)).map(({ name }) => name);
}

describe("the tiers", () => {
  it("basico belongs to every plan and every role", () => {
    expect(named((viewer) => !hasBasico(viewer))).toEqual(withoutTier);
  });

  it("pro belongs to pro, ultra and every role, but not to basico", () => {
    expect(named((viewer) => !hasPro(viewer))).toEqual(withoutPro);
  });

  it("ultra belongs to its claim alone", () => {
    expect(named(hasUltra)).toEqual(["ultra"]);
  });

  it.each(claimNames)("%s counts as the specification says", (claim) => {
    const viewer = { claims: [claim], school: null };
    expect(hasBasico(viewer)).toBe(true);
    expect(hasPro(viewer)).toBe(claim !== "basico");
    expect(hasUltra(viewer)).toBe(claim === "ultra");
  });

  it("are nobody's by a claim that does not exist", () => {
    expect(hasBasico({ claims: ["premium"], school: null })).toBe(false);
  });
});

describe("the badge in the top bar", () => {
  it("is ADM for admins and for the admins of a school, PRO for the pro tier, and nothing for others", () => {
    const badges = Object.fromEntries(demoViewers.map(({ name, viewer }) => [name, badgeOf(viewer)]));
    const adm = ["admin", "azambuja-admin", "horizonte-admin"];
    for (const [name, badge] of Object.entries(badges))
      expect(badge, name).toBe(adm.includes(name) ? "ADM" : withoutPro.includes(name) ? null : "PRO");
  });
});
