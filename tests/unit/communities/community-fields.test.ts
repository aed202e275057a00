import { expect, test } from "vitest";
import {
  COMMUNITY,
  type CommunityFields,
  readCommunity,
} from "#app/features/communities/domain/community-fields.ts";
import { audienceKey, audiencesOf } from "#app/features/messages/domain/audience.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import { belongsTo, isAdminOf, isMemberOf } from "#app/platform/access/community.ts";

const [isNew, isKnown] = [{ isNew: true }, { isNew: false }];

const typed: CommunityFields = {
  code: "clube",
  name: "  Clube   do ITA ",
  menu: "",
  colour: "#14532d",
  lead: "Quem estuda junto.",
  about: "Às quintas.",
  points: "7",
  catalogue: "ita; enem, ITA",
  lists: "https://farol.com.br/l/abc\n/l/abc def",
  modules: ["ranking", "shifts", "outro"],
};

test("a community as typed is read", () => {
  expect(readCommunity(typed, isNew).community).toEqual({
    ...{ code: "clube", name: "Clube do ITA", menu: "Clube do ITA", colour: "#14532d" },
    ...{ lead: "Quem estuda junto.", about: "Às quintas.", points: 7, modules: ["shifts", "ranking"] },
    ...{ catalogue: ["ITA", "ENEM"], lists: ["abc", "def"] },
  });
});

const wrong: [keyof CommunityFields, string][] = [
  ["code", "Clube"],
  ["code", "c"],
  ["code", "c".repeat(COMMUNITY.code + 1)],
  ["code", "marista"],
  ["name", " "],
  ["name", "n".repeat(COMMUNITY.name + 1)],
  ["menu", "m".repeat(COMMUNITY.menu + 1)],
  ["colour", "#ffffff"],
  ["lead", ""],
  ["lead", "l".repeat(COMMUNITY.lead + 1)],
  ["about", ""],
  ["about", "a".repeat(COMMUNITY.about + 1)],
  ["points", "0"],
  ["points", "101"],
  ["points", "dez"],
  ["catalogue", "ITA, XYZ"],
  ["lists", Array.from({ length: COMMUNITY.lists + 1 }, (_, index) => `l${index}`).join(" ")],
  ["lists", "https://farol.com.br/outra?coisa"],
];

test.each(wrong)("what is wrong with %s is said at it (%s)", (field, value) => {
  expect(Object.keys(readCommunity({ ...typed, [field]: value }, isNew).problems ?? {})).toEqual([field]);
});

test("the code of a community that exists is none to choose", () => {
  expect(readCommunity({ ...typed, code: "PLANTEL" }, isKnown).community?.code).toBe("PLANTEL");
});

test("whose a community is follows from rows", () => {
  const clube = { code: "clube" };
  const row = (isAdmin: boolean) => ({
    claims: [],
    communities: [{ code: "clube", title: "Clube", isAdmin }],
  });
  expect([isMemberOf(clube, row(false)), isAdminOf(clube, row(false)), isAdminOf(clube, row(true))]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isMemberOf({ code: "outro" }, row(true))).toBe(false);
  const team = { claims: ["admin"] };
  expect([
    isMemberOf(clube, team),
    isAdminOf(clube, team),
    belongsTo(clube, { ...team, communities: [] }),
  ]).toEqual([true, true, false]);
  const plantel = {
    claims: ["plantelAdmin"],
    communities: [{ code: "PLANTEL", title: "Plantel", isAdmin: true }],
  };
  expect([belongsTo(campaigns.PLANTEL, plantel), isAdminOf(campaigns.MARISTA, plantel)]).toEqual([
    true,
    false,
  ]);
  expect(isMemberOf(campaigns.PLANTEL, { claims: ["plantelAdmin"] })).toBe(false);
});

test("a community's notices reach its people with its admins", () => {
  const heard = (person: Partial<Parameters<typeof audiencesOf>[0]>) =>
    audiencesOf({ id: "p", claims: [], school: null, ...person }).filter((key) =>
      key.startsWith("community"),
    );
  expect(heard({ communities: [{ code: "clube", title: "Clube", isAdmin: true }] })).toEqual([
    audienceKey({ kind: "community", of: { code: "clube" } }),
    audienceKey({ kind: "community", of: { code: "clube" }, adminsOnly: true }),
  ]);
  expect(heard({ communities: [{ code: "clube", title: "Clube", isAdmin: false }] })).toEqual([
    "community:clube",
  ]);
});
