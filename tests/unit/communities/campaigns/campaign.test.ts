import { describe, expect, test } from "vitest";
import {
  type CampaignCode,
  campaignIn,
  campaignOfPromo,
  campaignState,
  campaigns,
  campaignTexts,
} from "#app/platform/access/campaign.ts";

describe("the campaign of a promo", () => {
  test.each([
    ["PLANTEL", "PLANTEL"],
    ["plantel", "PLANTEL"],
    [" Azambuja ", "AZAMBUJA"],
    ["mArIsTa", "MARISTA"],
    ["PODION", "PODION"],
    ["PÓDION", "PODION"],
    ["pódion", "PODION"],
    ["po\u0301dion", "PODION"],
    ["PLANTEL2026", null],
    ["meu plantel", null],
    ["", null],
    [null, null],
  ])("%j: %s", (promo, campaign) => {
    expect(campaignOfPromo(promo)).toBe(campaign);
  });
});

describe("the campaign of a message", () => {
  test.each([
    ["Farol + Plantel", "PLANTEL"],
    ["quero o acesso do azambuja, por favor", "AZAMBUJA"],
    ["MARISTA", "MARISTA"],
    ["Pódion + Farol", "PODION"],
    ["plantel e marista", "PLANTEL"],
    ["olá", null],
    ["", null],
  ])("%j: %s", (message, campaign) => {
    expect(campaignIn(message)).toBe(campaign);
  });

  test("its texts are the message plus the product, and the reverse", () => {
    expect(campaignTexts("Plantel")).toEqual({ title: "Plantel + Farol", greeting: "Farol + Plantel" });
  });

  test("the greeting of every campaign is a message of that campaign", () => {
    for (const [code, { name }] of Object.entries(campaigns))
      expect([code, campaignIn(campaignTexts(name).greeting)]).toEqual([code, code]);
  });
});

describe("the state of a campaign for a person", () => {
  function personIn(code: CampaignCode, isAdmin = false) {
    return { communities: [{ code, title: code, isAdmin }] };
  }

  test.each([
    ["PLANTEL", false],
    ["PLANTEL", true],
    ["AZAMBUJA", false],
    ["MARISTA", false],
    ["MARISTA", true],
    ["PODION", false],
  ] as const)("%s: whoever has a row is a member, also with a request (admin: %s)", (campaign, isAdmin) => {
    const person = personIn(campaign, isAdmin);
    expect(campaignState(campaign, person, [])).toBe("member");
    expect(campaignState(campaign, person, [campaign])).toBe("member");
  });

  test("members of another community are offered this one", () => {
    expect(campaignState("PLANTEL", personIn("AZAMBUJA"), [])).toBe("offer");
  });

  test("a request was sent, or not, to this one", () => {
    expect(campaignState("PODION", {}, ["PODION"])).toBe("requested");
    expect(campaignState("PODION", {}, ["PLANTEL"])).toBe("offer");
  });
});
