import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Random } from "#content/generator/random.ts";
import { fromOurPage } from "#tests/support/door.ts";
import { everyRoute } from "#tests/support/every-route.ts";
import { expectNoTrouble, FUZZ_COUNTS } from "#tests/support/fuzzing.ts";
import { givenBank } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { anyJson, anyText } from "#tests/support/nasty-input.ts";
import { givenWorld, type World } from "#tests/support/world.ts";
import { callables } from "#workers/callables/index.ts";

let world: World;
let cookie: string;
let codes: string[];

const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => void warnings.mockRestore());

beforeAll(async () => {
  world = await givenWorld();
  cookie = world.cookies.get("aluna") ?? "";
  codes = (await givenBank(150)).map(({ code }) => code);
});

function asker(random: Random): { cookie?: string } {
  return random.chance(0.5) ? { cookie } : {};
}

it("sends at least ten thousand, with what is read", () => {
  expect(Object.values(FUZZ_COUNTS).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(10_000);
});

describe("no write breaks anything or reads too much (SEC-30):", () => {
  it("calls", { timeout: 600_000 }, async () => {
    const names = [...Object.keys(callables), "answerQuestion", "answerQuestion", "nada"];
    const fields = [
      "qid",
      "userAnswer",
      "operationId",
      "gabarito",
      "email",
      "password",
      "token",
      "id",
      "data",
    ];
    await expectNoTrouble(FUZZ_COUNTS.calls, 3, (random) => {
      const entries = Array.from({ length: random.int(0, 5) }, () => [random.pick(fields), anyJson(random)]);
      const data = {
        ...(random.chance(0.5) && { qid: random.pick(codes), userAnswer: "B" }),
        ...Object.fromEntries(entries),
      };
      const whole = random.chance(0.8) ? JSON.stringify({ data }) : JSON.stringify(anyJson(random));
      const body = random.chance(0.1)
        ? whole.slice(0, random.int(0, whole.length))
        : random.chance(0.05)
          ? anyText(random)
          : whole;
      const headers = { ...fromOurPage, ...freshAddress(), "Content-Type": "application/json" };
      const method = random.chance(0.03) ? "PUT" : "POST";
      return { path: `/callable/${random.pick(names)}`, init: { ...asker(random), method, headers, body } };
    });
  });

  it("forms", { timeout: 600_000 }, async () => {
    const paths = everyRoute(world).flatMap(({ hasAction, addresses }) =>
      hasAction ? addresses.map(({ path }) => path.split("?")[0] ?? "") : [],
    );
    const fields = ["email", "password", "redirect", "name", "firstName", "intent", "id"];
    const types = [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "application/json",
      "",
    ];
    await expectNoTrouble(FUZZ_COUNTS.forms, 4, (random) => {
      const pairs = Array.from({ length: random.int(0, 5) }, () => [random.pick(fields), anyText(random)]);
      const type = random.chance(0.8) ? types[0] : random.pick(types);
      const headers = { ...fromOurPage, ...freshAddress(), "Content-Type": type ?? "" };
      const body = random.chance(0.9) ? new URLSearchParams(pairs).toString() : anyText(random);
      const path = random.pick(paths);
      const who = random.pick(["aluna", "horizonte-professor", "admin"]);
      const known = path === "/sair" || random.chance(0.3) ? {} : { cookie: world.cookies.get(who) };
      return {
        path: random.chance(0.2) ? `${path}?index` : path,
        init: { ...known, method: "POST", headers, body },
      };
    });
  });

  it("cookies", { timeout: 600_000 }, async () => {
    const token = cookie.split("; ")[0]?.split("=")[1] ?? "";
    await expectNoTrouble(FUZZ_COUNTS.cookies, 5, (random) => {
      const parts = token.split(".").map((part) => (random.chance(0.4) ? anyText(random) : part));
      const values = [anyText(random), parts.join("."), token.slice(0, random.int(0, token.length))];
      const names = ["__session", "farol_sessao", "tema", ""];
      const pairs = Array.from(
        { length: random.int(1, 4) },
        () => `${random.pick(names)}=${random.pick(values)}`,
      );
      const header = pairs
        .join(random.pick(["; ", ";", " ;;"]))
        .replace(/[^\x20-\x7e]/g, "")
        .trim();
      return { path: "/questoes?_data=root", init: { cookie: header.slice(0, 8000) } };
    });
  });
});
