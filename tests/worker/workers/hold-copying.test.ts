import { expect, it } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { givenPerson, signedIn } from "#tests/support/given.ts";

/** Five of each key in a minute that does not end: the platform's own would restart in the middle of a test. */
function fiveOfEach(): RateLimit {
  const used = new Map<string, number>();
  async function limit({ key }: RateLimitOptions): Promise<RateLimitOutcome> {
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return { success: count <= 5 };
  }
  return { limit };
}

/** As in production, where these are bound, with lower limits. */
const held = openDoor({ PAGES_BY_ADDRESS: fiveOfEach(), PAGES_BY_PERSON: fiveOfEach() });

function from(address: string) {
  return { headers: { "CF-Connecting-IP": address } };
}

it("a visitor who copies the bank is limited, with the time to retry; others are not (SEC-30)", async () => {
  for (const path of [
    "/questoes",
    "/questoes/ITA",
    "/provas-anteriores",
    "/olimpiadas",
    "/questoes?q=energia",
  ])
    expect((await held.send(path, from("192.0.2.7"))).status).toBe(200);
  const refused = await held.send("/questoes/ENEM", from("192.0.2.7"));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await refused.text()).toBe(
    "Você abriu muitas páginas em um minuto. Espere um pouco e continue de onde parou.",
  );
  // Pages without questions stay open to them, and so does the bank to everybody else.
  expect((await held.send("/sobre", from("192.0.2.7"))).status).toBe(200);
  expect((await held.send("/questoes", from("192.0.2.8"))).status).toBe(200);
});

it("an IPv6 home counts as one address", async () => {
  for (let place = 0; place < 5; place++) await held.send("/questoes", from(`2001:db8:7:7::${place}`));
  expect((await held.send("/questoes", from("2001:db8:7:7::ffff"))).status).toBe(429);
});

it("a person is counted by who they are, wherever they come from", async () => {
  const cookie = await signedIn(await givenPerson());
  const other = await signedIn(await givenPerson());
  const found: number[] = [];
  for (let place = 0; place < 6; place++)
    found.push((await held.send("/questoes", { cookie, ...from(`198.51.100.${place}`) })).status);
  expect(found).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await held.send("/questoes", { cookie: other, ...from("198.51.100.1") })).status).toBe(200);
});
