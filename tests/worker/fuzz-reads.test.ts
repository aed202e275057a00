import { afterAll, beforeAll, describe, it, vi } from "vitest";
import type { Random } from "#content/generator/random.ts";
import { everyRoute } from "#tests/support/every-route.ts";
import { anyQuery, expectNoTrouble, FUZZ_COUNTS } from "#tests/support/fuzzing.ts";
import { givenBank } from "#tests/support/given.ts";
import { anyText, inAddress } from "#tests/support/nasty-input.ts";
import { givenWorld, type World } from "#tests/support/world.ts";

let world: World;
let codes: string[];
let addresses: { id: string; path: string }[];

// The router says what it could not decode or match; that is not of interest here.
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => void warnings.mockRestore());

beforeAll(async () => {
  world = await givenWorld();
  codes = (await givenBank(150)).map(({ code }) => code);
  addresses = everyRoute(world).flatMap((route) =>
    route.addresses.map(({ path }) => ({ id: route.id, path: path.split("?")[0] ?? "" })),
  );
});

/** People who between them see every route; nobody signs out on the way. */
function asker(random: Random, path: string): { cookie?: string } {
  const who = random.pick(["visitante", "visitante", "aluna", "horizonte-professor", "mentor", "admin"]);
  return path.startsWith("/sair") ? {} : { cookie: world.cookies.get(who) };
}

describe("no read breaks anything or reads too much (SEC-30):", () => {
  it("addresses", { timeout: 600_000 }, async () => {
    await expectNoTrouble(FUZZ_COUNTS.addresses, 1, (random) => {
      const { id, path } = random.pick(addresses);
      const parts = path
        .split("/")
        .map((part) => (random.chance(0.3) ? inAddress(random, anyText(random)) : part));
      const extra = random.chance(0.2) ? `/${inAddress(random, anyText(random))}` : "";
      const query = random.chance(0.3) ? `?_data=${encodeURIComponent(id)}` : anyQuery(random, codes);
      const address = `/${parts.join("/")}${extra}`.replace(/^\/+/, "/");
      return {
        path: (address + query).slice(0, 12_000),
        init: { ...asker(random, path), method: random.chance(0.05) ? "HEAD" : "GET" },
      };
    });
  });

  it("searches and their filters", { timeout: 600_000 }, async () => {
    const routes = [
      "features/questions/pages/search",
      "features/questions/pages/question",
      "features/questions/pages/search-counts",
    ];
    await expectNoTrouble(FUZZ_COUNTS.searches, 2, (random) => {
      const id = random.pick(routes);
      const path = id.endsWith("question")
        ? `/q/${random.pick(codes)}`
        : id.endsWith("counts")
          ? "/contagens"
          : "/questoes";
      const query = anyQuery(random, codes);
      return { path: `${path}${query || "?"}&_data=${encodeURIComponent(id)}`, init: asker(random, path) };
    });
  });
});
