import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenAdmin, givenKnown, type Known, postFields, versionOf } from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";
import { adminPage, menuOf } from "#tests/support/own-communities.ts";

let team: Known;

beforeAll(async () => {
  team = await givenAdmin();
});

async function rowsOf({ viewer }: Known): Promise<string[]> {
  const query =
    "SELECT community || ':' || is_admin AS row FROM community_people WHERE user_num = ? ORDER BY community";
  const { results } = await bindings.DB.prepare(query).bind(viewer.num).all<{ row: string }>();
  return results.map(({ row }) => row);
}

/** What the person's session has at its next request. */
async function claimsOf({ cookie }: Known): Promise<string[]> {
  const response = await door.send("/questoes?_data=root", { cookie });
  const { viewer } = (await response.json()) as { viewer: { claims: string[] } };
  return [...viewer.claims].sort();
}

async function setClaims({ viewer }: Known, claims: readonly string[]): Promise<void> {
  const version = await versionOf(viewer.id);
  const form = { intent: "access", version, claims, school: "", role: "student" };
  const saved = await postFields(`/admin/usuarios/${viewer.id}`, form, team.cookie);
  expect(saved.status).toBe(302);
}

const partners: [string, string[], string[]][] = [
  ["PLANTEL", ["plantelUser"], ["plantelUser"]],
  ["PLANTEL", ["plantelAdmin"], ["plantelAdmin", "plantelUser"]],
  ["AZAMBUJA", ["azambujaUser"], ["azambujaUser"]],
  ["MARISTA", ["maristaUser"], ["maristaUser"]],
  ["MARISTA", ["maristaAdmin"], ["maristaAdmin", "maristaUser"]],
  ["PODION", ["podionUser"], ["podionUser"]],
];

describe("a partner's people are rows, and their claims follow from them", () => {
  it.each(partners)("%s: an account that begins with %j", async (code, claims, held) => {
    const person = await givenKnown({ claims: claims as ["podionUser"] });
    expect(await rowsOf(person)).toEqual([`${code}:${claims[0]?.endsWith("Admin") ? 1 : 0}`]);
    expect(await claimsOf(person)).toEqual(held);
  });

  it.each(partners)("%s: the team sets and takes %j", async (code, claims, held) => {
    const person = await givenKnown({ claims: ["pro"] });
    await setClaims(person, ["pro", ...claims]);
    expect(await rowsOf(person)).toEqual([`${code}:${claims[0]?.endsWith("Admin") ? 1 : 0}`]);
    expect(await claimsOf(person)).toEqual([...held, "pro"].sort());
    await setClaims(person, ["pro"]);
    expect([await rowsOf(person), await claimsOf(person)]).toEqual([[], ["pro"]]);
  });

  it("several at once, of which one goes on as admin", async () => {
    const person = await givenKnown({ claims: ["plantelUser", "podionUser", "mentee"] });
    await setClaims(person, ["mentee", "plantelUser", "plantelAdmin", "maristaUser"]);
    expect(await rowsOf(person)).toEqual(["MARISTA:0", "PLANTEL:1"]);
    expect(await claimsOf(person)).toEqual(["maristaUser", "mentee", "plantelAdmin", "plantelUser"]);
  });

  it("at the community's desk: an admin is made, and a person leaves, at once in the open session", async () => {
    const person = await givenKnown({ claims: ["plantelUser", "pro"] });
    const act = (fields: Record<string, string>) => postFields("/plantel-admin", fields, team.cookie);
    const about = { person: person.viewer.id };
    expect((await door.send("/plantel-admin", { cookie: person.cookie })).status).toBe(401);
    expect((await act({ intent: "admin", ...about, wanted: "sim" })).headers.get("Location")).toBe(
      "/plantel-admin?feito=admin",
    );
    expect(await claimsOf(person)).toEqual(["plantelAdmin", "plantelUser", "pro"]);
    expect(await menuOf(person)).toContain("Adm Plantel /plantel-admin");
    const shown = await door.send("/plantel-admin", { cookie: person.cookie });
    expect([shown.status, (await shown.text()).includes("Pessoas")]).toEqual([200, true]);
    const tab = await openTab(person.cookie);
    expect((await act({ intent: "out", ...about })).status).toBe(302);
    await until(() => tab.closed !== null, "the end of the open tab's socket");
    expect([await rowsOf(person), await claimsOf(person)]).toEqual([[], ["pro"]]);
    expect((await door.send("/plantel-admin", { cookie: person.cookie })).status).toBe(401);
  });

  it("other communities give no claims, and their rows outlive a change of claims", async () => {
    const person = await givenKnown({ claims: ["podionUser"] });
    await bindings.DB.prepare("INSERT INTO community_people (user_num, community, since) VALUES (?, 'x', 1)")
      .bind(person.viewer.num)
      .run();
    await setClaims(person, []);
    expect([await rowsOf(person), await claimsOf(person)]).toEqual([["x:0"], []]);
  });
});

it("a partner is edited as any community, but stays open, at its own address", async () => {
  const list = await (await door.send(`${adminPage}?codigo=PODION`, { cookie: team.cookie })).text();
  expect(list).toContain("Editar Pódion");
  expect(list).not.toContain('Encerrar<span class="sr-only"> Pódion');
  const fields = {
    ...{ intent: "edit", code: "PODION", name: "Pódion", menu: "Pódion", colour: "#5b2a86" },
    ...{ lead: "Quem estuda no Pódion.", about: "O banco inteiro.", points: "10", catalogue: "", lists: "" },
  };
  expect((await postFields(adminPage, fields, team.cookie)).headers.get("Location")).toBe(
    `${adminPage}?feito=mudada`,
  );
  await postFields(adminPage, { intent: "close", code: "PODION" }, team.cookie);
  const row = await bindings.DB.prepare(
    "SELECT lead, closed_at FROM communities WHERE code = 'PODION'",
  ).first();
  expect(row).toEqual({ lead: "Quem estuda no Pódion.", closed_at: null });
  const leads = async (code: string) => (await door.send(`/comunidades/${code}`)).headers.get("Location");
  expect([
    await leads("PLANTEL"),
    await leads("MARISTA"),
    await leads("AZAMBUJA"),
    await leads("PODION"),
  ]).toEqual(["/plantel", "/escolas/marista/desafio", "/azambuja", "/geral"]);
});
