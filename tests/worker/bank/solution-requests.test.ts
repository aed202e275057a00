import { describe, expect, it } from "vitest";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenDraft, givenQuestion, givenStored, givenStudent } from "#tests/support/given.ts";
import { givenAdmin, givenKnown } from "#tests/support/given-admin.ts";

const unsolved = { solution: null, hint: null, explanation: null };

function request(code: string, cookie: string | undefined) {
  return door.post(`/q/${code}/resolucao`, {}, { cookie });
}

async function wantedOf(ord: number): Promise<number | null> {
  const query = "SELECT requests FROM wanted_solutions WHERE ord = ?";
  return bindings.DB.prepare(query).bind(ord).first<number>("requests");
}

describe("the request of a solution", () => {
  it("is stored once a person, and counted", async () => {
    const { code, ord } = await givenQuestion(unsolved);
    const [one, other] = [await givenKnown(), await givenKnown()];
    const replies = await Promise.all([1, 2, 3].map(() => request(code, one.cookie)));
    for (const reply of replies) expect(await reply.text()).toContain("Pedido feito.");
    expect(await wantedOf(ord)).toBe(1);
    expect(await (await request(code, other.cookie)).text()).toContain("com você, 2 pessoas pedem");
    expect(await wantedOf(ord)).toBe(2);

    await bindings.DB.prepare("DELETE FROM users WHERE id = ?").bind(other.viewer.id).run();
    expect(await wantedOf(ord)).toBe(1);
  });

  it("is refused where there is a solution, where nobody sees the question, and to visitors", async () => {
    const [solved, cookie] = [await givenQuestion(), await givenStudent()];
    const shown = await request(solved.code, cookie);
    expect([shown.status, shown.headers.get("Location")]).toEqual([302, `/q/${solved.code}`]);
    expect(await wantedOf(solved.ord)).toBeNull();
    const held = givenDraft({ ...unsolved, status: "quarantined", quarantineReason: "sem gabarito" });
    await givenStored([held]);
    expect((await request((await givenQuestion(held)).code, cookie)).status).toBe(404);
    const { code, ord } = await givenQuestion(unsolved);
    expect((await request(code, undefined)).status).toBe(401);
    expect(await wantedOf(ord)).toBeNull();
  });

  it("is accepted sixty times an hour, and then no more", async () => {
    const cookie = await givenStudent();
    const statuses: number[] = [];
    for (let index = 0; index < 61; index++) {
      const { code } = await givenQuestion(unsolved);
      statuses.push((await request(code, cookie)).status);
    }
    expect(statuses).toEqual([...new Array(60).fill(200), 429]);
  });

  it("reads its page in one round trip, with look-alikes that have a solution", async () => {
    const { code } = await givenQuestion(unsolved);
    const cookie = await givenStudent();
    const { database, trips } = countedDatabase(bindings.DB);
    const data = `/q/${code}/resolucao?_data=features/questions/pages/request-solution`;
    const reply = await openDoor({ DB: database }).send(data, { cookie });
    const help = (await reply.json()) as { alike: { heading: { code: string } }[]; requested: boolean };
    expect([trips.length, help.requested]).toEqual([1, false]);
    expect(help.alike.length).toBeLessThanOrEqual(3);
    for (const { heading } of help.alike) {
      const query = "SELECT has_solution FROM questions q WHERE q.ord = ?";
      const ord = ordOfCode(heading.code);
      expect(await bindings.DB.prepare(query).bind(ord).first("has_solution")).toBe(1);
    }
  });
});

describe("admins", () => {
  it("see the most requested first, until the solution is there", async () => {
    const [much, little] = [await givenQuestion(unsolved), await givenQuestion(unsolved)];
    const admin = await givenAdmin();
    const people = [await givenStudent(), await givenStudent(), await givenStudent()];
    for (const cookie of people) await request(much.code, cookie);
    for (const cookie of people.slice(1)) await request(little.code, cookie);
    const listed = async () => {
      const page = await door.send("/admin/questoes?ver=solutions", { cookie: admin.cookie });
      const html = await page.text();
      return [...html.matchAll(/href="\/q\/([0-9A-Z]{8})"/g)].map(([, code]) => code);
    };
    const before = (await listed()).filter((code) => code === much.code || code === little.code);
    expect(before).toEqual([much.code, little.code]);
    await givenStored([
      { ...much.draft, solution: "Agora há.", provenance: { ...much.draft.provenance, version: "2" } },
    ]);
    expect(await wantedOf(much.ord)).toBeNull();
    expect(await listed()).not.toContain(much.code);
    expect(await listed()).toContain(little.code);
  });
});
