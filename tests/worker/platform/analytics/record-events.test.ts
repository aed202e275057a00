import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, type Person, signedIn } from "#tests/support/given.ts";

type Kept = { name: string; details: string; at: number };

async function storedEvents(): Promise<Kept[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT name, details, at FROM tracked_events ORDER BY num",
  ).all<Kept>();
  return results;
}

/** A question of its own in the path, so that a test finds its events. */
const freshPath = () => `/q/${freshId().slice(0, 8)}`;

async function eventsAt(path: string): Promise<Kept[]> {
  return (await storedEvents()).filter(({ details }) => details.includes(path));
}

async function personOf(ageBand: string | null): Promise<Person> {
  const person = await givenPerson();
  await bindings.DB.prepare(
    `INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, completed_at)
    SELECT id, 'YouTube', '["ITA"]', '3º ano', 'DF', ?, 1 FROM users WHERE email = ?
    ON CONFLICT (user_id) DO UPDATE SET age_band = excluded.age_band`,
  )
    .bind(ageBand, person.email)
    .run();
  return person;
}

function paywallAt(path: string) {
  return {
    events: [{ name: "trigger_paywall", details: { page_url: `https://farol.test${path}?nome=Lia` } }],
  };
}

describe("recordEvents (R-MINOR-3, R-EVENT-2)", () => {
  it("stores a visitor's events, without anything that identifies them", async () => {
    const path = freshPath();
    const { status, body } = await door.call("recordEvents", {
      events: [
        {
          name: "gpt-redirect",
          details: { type: "speed_dial", page_path: path, uid: "lia", email: "lia@exemplo.com" },
        },
        ...paywallAt(path).events,
      ],
    });
    expect([status, body.result]).toEqual([200, [true, ""]]);
    const kept = await eventsAt(path);
    expect(kept.map(({ name, details }) => [name, JSON.parse(details)])).toEqual([
      ["gpt-redirect", { page_path: path, type: "speed_dial" }],
      ["trigger_paywall", { page_url: path }],
    ]);
    expect(kept.every(({ at }) => Math.abs(at - Date.now() / 1000) < 60)).toBe(true);
  });

  it("stores what an adult does, and no id of theirs", async () => {
    const [path, adult] = [freshPath(), await personOf("adult")];
    await door.call("recordEvents", paywallAt(path), { cookie: await signedIn(adult) });
    expect(await eventsAt(path)).toHaveLength(1);
    const { results } = await bindings.DB.prepare("SELECT id FROM users WHERE email = ?")
      .bind(adult.email)
      .all<{ id: string }>();
    const everything = JSON.stringify(await storedEvents());
    expect(everything.includes(results[0]?.id ?? "no id")).toBe(false);
    expect(everything.includes(adult.email)).toBe(false);
  });

  it.each(["under-12", "12-16", "17", null])(
    "stores nothing of a person of the age band %s, whatever the page sends",
    async (band) => {
      const path = freshPath();
      const cookie = await signedIn(await personOf(band));
      const { status, body } = await door.call("recordEvents", paywallAt(path), { cookie });
      expect([status, body.result]).toEqual([200, [true, ""]]);
      expect(await eventsAt(path)).toEqual([]);
    },
  );

  it("stores nothing of a person without a questionnaire", async () => {
    const path = freshPath();
    await door.call("recordEvents", paywallAt(path), {
      cookie: await signedIn(await givenPerson({ complete: false })),
    });
    expect(await eventsAt(path)).toEqual([]);
  });

  it.each([
    ["no list", {}],
    ["a text", { events: "login" }],
    ["an object", { events: { 0: { name: "login" } } }],
    [
      "more than a page sends",
      { events: Array.from({ length: 21 }, () => ({ name: "login", details: {} })) },
    ],
  ])("refuses %s", async (_, data) => {
    const before = (await storedEvents()).length;
    const { status, body } = await door.call("recordEvents", data);
    expect([status, body.error?.status]).toEqual([400, "INVALID_ARGUMENT"]);
    expect((await storedEvents()).length).toBe(before);
  });

  it("ignores events outside the list", async () => {
    const before = (await storedEvents()).length;
    const events = [
      null,
      3,
      "login",
      [],
      { name: "compra" },
      { name: "__proto__" },
      { name: { toString: "login" } },
    ];
    const { status, body } = await door.call("recordEvents", { events });
    expect([status, body.result]).toEqual([200, [true, ""]]);
    expect((await storedEvents()).length).toBe(before);
  });

  it("is refused beyond the limit, without a trip to the database", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const REPORT_LIMIT = { limit: async () => ({ success: false }) };
    const busy = openDoor({ DB: database, REPORT_LIMIT });
    const { status, body } = await busy.call("recordEvents", paywallAt(freshPath()));
    expect([status, body.error?.status]).toEqual([429, "RESOURCE_EXHAUSTED"]);
    expect(trips).toEqual([]);
  });

  it("counts people by their id and visitors by their address", async () => {
    const keys: string[] = [];
    const REPORT_LIMIT = {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        return { success: true };
      },
    };
    const counted = openDoor({ REPORT_LIMIT });
    const headers = { "CF-Connecting-IP": "203.0.113.7" };
    await counted.call("recordEvents", paywallAt(freshPath()), { headers });
    await counted.call("recordEvents", paywallAt(freshPath()), {
      headers,
      cookie: await signedIn(await givenPerson()),
    });
    expect(keys[0]).toBe("events:203.0.113.7");
    expect(keys[1]).toMatch(/^events:[\w-]{10,}$/);
  });

  it("costs one trip to the database", async () => {
    const cookie = await signedIn(await personOf("adult"));
    for (const asker of [undefined, cookie]) {
      const { database, trips } = countedDatabase(bindings.DB);
      await openDoor({ DB: database }).call("recordEvents", paywallAt(freshPath()), { cookie: asker });
      expect(trips.length).toBe(1);
    }
  });

  it("purges events after ninety days", async () => {
    const [old, young] = [freshPath(), freshPath()];
    const now = Math.floor(Date.now() / 1000);
    const insert = bindings.DB.prepare(
      "INSERT INTO tracked_events (name, details, at) VALUES ('login', ?, ?)",
    );
    await bindings.DB.batch([insert.bind(old, now - 91 * 86_400), insert.bind(young, now - 89 * 86_400)]);
    await door.call("recordEvents", paywallAt(freshPath()));
    expect([(await eventsAt(old)).length, (await eventsAt(young)).length]).toEqual([0, 1]);
  });
});

describe("with Workers Analytics Engine bound", () => {
  const points: AnalyticsEngineDataPoint[] = [];
  const EVENTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
  const production = openDoor({ EVENTS });

  it("events are points there, their fields each at its place, and no rows here", async () => {
    const path = freshPath();
    await production.call("recordEvents", {
      events: [{ name: "login", details: { provider: "google", page_path: path } }],
    });
    expect(points).toEqual([
      { indexes: ["login"], blobs: ["login", path, "", "google", "", "", ""], doubles: [1] },
    ]);
    expect(await eventsAt(path)).toEqual([]);
  });

  it("a minor's are none there either", async () => {
    points.length = 0;
    await production.call("recordEvents", paywallAt(freshPath()), {
      cookie: await signedIn(await personOf("17")),
    });
    expect(points).toEqual([]);
    await production.call("recordEvents", paywallAt(freshPath()), {
      cookie: await signedIn(await personOf("adult")),
    });
    expect(points).toHaveLength(1);
  });
});

describe("the page knows who may be counted", () => {
  it.each([
    ["adult", true],
    ["17", false],
    [null, false],
  ])("age band %s: %s", async (band, adult) => {
    const cookie = await signedIn(await personOf(band));
    const response = await door.send("/questoes?_data=root", { cookie });
    const { viewer } = (await response.json()) as { viewer: { adult: boolean } };
    expect(viewer.adult).toBe(adult);
    expect(JSON.stringify(viewer)).not.toContain("age");
  });
});
