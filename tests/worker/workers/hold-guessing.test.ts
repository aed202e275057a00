import { expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dumpOfDatabase } from "#tests/support/dump.ts";
import { freshId, givenStudent, visitorDeps } from "#tests/support/given.ts";

const DOORS = ["/relatorio-da-mentoria", "/responsavel", "/pagamento/responsavel", "/sem-mensagens", "/l"];

function from(address: string) {
  return { headers: { "CF-Connecting-IP": address } };
}

async function statusOf(path: string, sent: object, through = door): Promise<number> {
  const response = await through.send(path, sent);
  await response.body?.cancel();
  return response.status;
}

/** An address with a right secret. */
async function rightLink(): Promise<string> {
  const token = await visitorDeps().optOutLinks.tokenOf(freshId());
  return `/sem-mensagens/${token}`;
}

it("the sixth wrong secret of a minute is refused at every door, a right one too, and nothing is written (SEC-13)", async () => {
  const right = await rightLink();
  for (const [place, base] of DOORS.entries()) {
    const visitor = from(`203.0.113.${place}`);
    const before = await dumpOfDatabase();
    const wrong: number[] = [];
    for (let tries = 0; tries < 5; tries++) wrong.push(await statusOf(`${base}/${freshId()}`, visitor));
    expect([base, wrong.filter((status) => status !== 404 && status !== 410)]).toEqual([base, []]);
    const refused = await door.send(`${base}/${freshId()}`, visitor);
    expect([base, refused.status]).toEqual([base, 429]);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await refused.text()).toContain("Muitas tentativas");
    expect([base, await statusOf(right, visitor)]).toEqual([base, 429]);
    expect(await statusOf("/sobre", visitor)).toBe(200);
    expect(await dumpOfDatabase()).toBe(before);
  }
});

it("right secrets, and the same dead link opened by a whole class, are no guesses", async () => {
  const visitor = from("203.0.113.77");
  const [right, dead] = [await rightLink(), `/responsavel/${freshId()}`];
  for (let times = 0; times < 12; times++) {
    expect(await statusOf(right, visitor)).toBe(200);
    expect(await statusOf(dead, visitor)).toBe(410);
  }
});

it("twenty at once are no more than five, by the person, whatever address they come from", async () => {
  const cookie = await givenStudent();
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      statusOf(`/relatorio-da-mentoria/${freshId()}`, { cookie, ...from(`198.51.100.${place}`) }),
    ),
  );
  expect(found.filter((status) => status === 404)).toHaveLength(5);
  expect(found.filter((status) => status === 429)).toHaveLength(15);
  expect(await statusOf(await rightLink(), { cookie: await givenStudent() })).toBe(200);
});

it("without its meter links open as ever (REL-24)", async () => {
  const METER = new Proxy(bindings.METER, {
    get() {
      throw new Error("the meter is gone");
    },
  });
  const without = openDoor({ METER });
  expect(await statusOf(await rightLink(), from("203.0.113.99"), without)).toBe(200);
});
