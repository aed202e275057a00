import { beforeAll, describe, expect, it } from "vitest";
import { copyingBounds } from "#app/features/accounts/domain/distinct-limit.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenDraft, givenPerson, givenStored, ordsOf, signedIn } from "#tests/support/given.ts";
import { started } from "#tests/support/practising.ts";

/** As many of each year as the observed script copied in a print. */
const A_YEAR = 147;
const YEARS = [2011, 2012, 2013, 2014];
const VISITOR = { headers: { "CF-Connecting-IP": "192.0.2.77" } };

let codes: Record<number, string[]>;

beforeAll(async () => {
  const drafts = YEARS.flatMap((year) =>
    Array.from({ length: A_YEAR }, (_, index) =>
      givenDraft({
        exam: { year, phase: null, day: 1, booklet: "azul" },
        number: index + 1,
        statement: `Quantas marés há entre ${year} e o farol ${freshId()}?`,
        provenance: { source: "mares", path: freshId(), version: "1" },
      }),
    ),
  );
  await givenStored(drafts);
  // The object class loads before the first page waits for it.
  await fillDay("loaded", 1);
  const all = (await ordsOf(drafts)).map(questionCode);
  codes = Object.fromEntries(
    YEARS.map((year, place) => [year, all.slice(place * A_YEAR, (place + 1) * A_YEAR)]),
  );
});

function printOf(year: number, count = A_YEAR): string {
  return `/imprimir?busca=${encodeURIComponent(`/questoes/ENEM/${year}`)}&quantas=${count}`;
}

async function student() {
  const person = await givenPerson();
  const cookie = await signedIn(person);
  const row = await bindings.DB.prepare("SELECT id FROM users WHERE email = ?")
    .bind(person.email)
    .first<{ id: string }>();
  return { cookie, id: row?.id ?? "" };
}

async function statusOf(path: string, cookie: string | undefined, headers = {}, through = door) {
  const response = await through.send(path, { cookie, headers });
  await response.body?.cancel();
  return response.status;
}

/** Fills somebody's day with unknown questions, minutes ago. */
async function fillDay(name: string, most: number): Promise<void> {
  const meter = bindings.METER.get(bindings.METER.idFromName(name));
  const marks = Array.from({ length: most }, (_, index) => index);
  await meter.take(marks, { minute: 9e9, day: 9e9 }, Math.floor(Date.now() / 1000) - 120);
}

describe("questions delivered are counted over all doors (SEC-30)", () => {
  it("588 in four prints: the fourth is refused with a page and a time; what was given stays open", async () => {
    const { cookie } = await student();
    for (const year of YEARS.slice(0, 3)) expect(await statusOf(printOf(year), cookie)).toBe(200);
    const refused = await door.send(printOf(2014), { cookie });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const page = await refused.text();
    expect(page).toContain("Espere um minuto e tente de novo: nada se perdeu.");
    expect(page).not.toContain("Quantas marés há");
    // By every other door nothing new either, and what was seen is free.
    const [fresh, seen] = [codes[2014]?.[3] ?? "", codes[2011]?.[3] ?? ""];
    expect(await statusOf(`/q/${fresh}`, cookie)).toBe(429);
    expect(await statusOf(`/questoes/ENEM/2014?q=mares`, cookie)).toBe(429);
    expect(await statusOf(`/q/${seen}`, cookie)).toBe(200);
    expect(await statusOf(printOf(2011), cookie)).toBe(200);
    const { cookie: other } = await student();
    expect(await statusOf(printOf(2014), other)).toBe(200);
  });

  it("a day of 200 practised questions and an exam of 90, printed for three versions, is not refused", async () => {
    const { cookie } = await student();
    const found: number[] = [];
    for (const version of [1, 2, 3]) found.push(await statusOf(`${printOf(2011, 90)}&v=${version}`, cookie));
    for (const year of [2012, 2013]) {
      const id = await started(cookie, "prova", (codes[year] ?? []).slice(0, 100));
      for (let from = 0; from < 100; from += 12)
        found.push(await statusOf(`/praticar/${id}/questoes?de=${from}&ate=${from + 11}`, cookie));
    }
    expect(found).toEqual(found.map(() => 200));
  });

  it("the day's bound says when it ends; a session that was begun goes on", async () => {
    const { cookie, id } = await student();
    const session = await started(cookie, "prova", (codes[2012] ?? []).slice(0, 12));
    await fillDay(`person:${id}`, copyingBounds.person.day);
    const refused = await door.send(`/q/${codes[2013]?.[0]}`, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(86_000);
    expect(await refused.text()).toContain("3.000 questões diferentes em um dia");
    expect(await statusOf(`/praticar/${session}`, cookie)).toBe(200);
    // A list shows excerpts, which are no delivered questions.
    const list = await door.send("/questoes/ENEM/2013", { cookie });
    expect([list.status, (await list.text()).includes("Quantas marés há entre 2013")]).toEqual([200, true]);
    expect(await statusOf("/questoes/ENEM/2013?q=mares", cookie)).toBe(429);
  });

  it("a visitor's address has less, pages from the edge's cache count, and signing in helps", async () => {
    const edge = openDoor({ PUBLIC_CACHE_SECONDS: "300" });
    const path = `/q/${codes[2014]?.[9]}`;
    const first = await edge.send(path, { headers: { "CF-Connecting-IP": "192.0.2.78" } });
    expect([first.status, first.headers.has("X-Farol-Questions")]).toEqual([200, false]);
    await first.body?.cancel();
    await fillDay("address:192.0.2.77", copyingBounds.address.day);
    const refused = await edge.send(path, VISITOR);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Entre na sua conta, ou crie uma");
    const again = await edge.send(path, { headers: { "CF-Connecting-IP": "192.0.2.78" } });
    expect([again.status, again.headers.has("X-Farol-Questions")]).toEqual([200, false]);
    await again.body?.cancel();
    expect(await statusOf("/sobre", undefined, VISITOR.headers, edge)).toBe(200);
    expect(await statusOf(path, (await student()).cookie, VISITOR.headers, edge)).toBe(200);
  });

  it("the bank's editors are not counted", async () => {
    const cookie = await signedIn(await givenPerson({ claims: ["admin"] }));
    for (const year of YEARS) expect(await statusOf(printOf(year), cookie)).toBe(200);
  });

  it("a meter that cannot be reached blocks nobody (REL-24)", async () => {
    const METER = new Proxy(bindings.METER, {
      get() {
        throw new Error("the meter is gone");
      },
    });
    const without = openDoor({ METER });
    const { cookie } = await student();
    for (const year of YEARS) expect(await statusOf(printOf(year), cookie, {}, without)).toBe(200);
  });
});
