import { beforeAll, describe, expect, it } from "vitest";
import { door, fromOurPage, ORIGIN } from "#tests/support/door.ts";
import { dumpOfDatabase } from "#tests/support/dump.ts";
import { everyAddress } from "#tests/support/every-address.ts";
import { freshId, givenPerson, givenQuestion, type Person, signedIn } from "#tests/support/given.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { callables } from "#workers/callables/index.ts";

let person: Person;
let cookie: string;
let code: string;
let addresses: string[];

beforeAll(async () => {
  person = await givenPerson();
  cookie = await signedIn(person);
  code = (await givenQuestion()).code;
  const pages = everyAddress({ questionId: code }).flatMap(({ paths }) => paths);
  const calls = Object.keys(callables).map((name) => `/callable/${name}`);
  addresses = [...new Set([...pages, ...calls, "/callable/nada", "/imagens/a.png", "/canal/avisos"])];
});

const own = "https://farol.test";
const foreign: [string, Record<string, string>][] = [
  ["no headers at all", {}],
  ["a foreign Origin", { Origin: "https://evil.example" }],
  ["the Origin null", { Origin: "null" }],
  ["our own name over http", { Origin: "http://farol.test" }],
  ["our own name at another port", { Origin: "https://farol.test:8443" }],
  ["a name that begins like ours", { Origin: "https://farol.test.evil.example" }],
  ["a subdomain of ours", { Origin: "https://blog.farol.test" }],
  ["an empty Origin", { Origin: "" }],
  ["two Origins", { Origin: `${own}, https://evil.example` }],
  ["another site", { "Sec-Fetch-Site": "cross-site" }],
  ["another site that claims our Origin", { "Sec-Fetch-Site": "cross-site", Origin: own }],
  ["a sister site", { "Sec-Fetch-Site": "same-site", Origin: own }],
  ["an address typed by hand", { "Sec-Fetch-Site": "none", Origin: own }],
  ["our own site with a foreign Origin", { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" }],
  ["an unknown word", { "Sec-Fetch-Site": "SAME-ORIGIN " }],
  ["only a Referer of ours", { Referer: `${own}/questoes` }],
  ["JSON that says it is plain text", { "Content-Type": "text/plain" }],
];
const bodies: Record<string, [string, string]> = {
  form: ["application/x-www-form-urlencoded", "email=a%40b.c&password=123456"],
  json: ["application/json", '{"data":{"qid":"x","userAnswer":"A"}}'],
};

/** The gate knows no address: each one is tried with all these headers, each time by another of these writes. */
const writes = ["POST", "PUT", "PATCH", "DELETE"].flatMap((method) =>
  Object.values(bodies).map(([type, body]) => ({ method, type, body })),
);

describe("a request that may write is refused, and changes nothing, when it comes with (SEC-14)", () => {
  it.each(foreign.map(([name, headers], index) => ({ name, headers, index })))(
    "$name",
    async ({ headers, index }) => {
      const before = await dumpOfDatabase();
      await someAtOnce(addresses.entries(), async ([turn, path]) => {
        const write = writes[(turn + index) % writes.length];
        if (!write) throw new Error("no write");
        const { method, type, body } = write;
        const all = { "Content-Type": type, ...headers };
        const response = await door.send(path, { method, cookie, body, headers: all });
        const text = await response.text();
        expect([
          path,
          method,
          response.status,
          response.headers.has("Set-Cookie"),
          text.length < 200,
        ]).toEqual([path, method, 403, false, true]);
      });
      expect(await dumpOfDatabase()).toBe(before);
    },
  );
});

describe("the gate lets pass", () => {
  it.each([
    ["what a page of ours sends", fromOurPage],
    ["what an older browser sends from it", { Origin: ORIGIN }],
    ["what a browser sends that hides the Origin", { "Sec-Fetch-Site": "same-origin" }],
  ])("%s", async (_, headers) => {
    const operationId = freshId();
    const body = JSON.stringify({ data: { qid: code, userAnswer: "B", operationId } });
    const init = {
      method: "POST",
      cookie,
      body,
      headers: { "Content-Type": "application/json", ...headers },
    };
    expect((await door.send("/callable/answerQuestion", init)).status).toBe(200);
  });

  it("reads from anywhere: a link from another site opens a page", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Referer: "https://evil.example/" };
    expect((await door.send("/questoes", { cookie, headers })).status).toBe(200);
  });
});

it("no read changes anything, whatever its address says", async () => {
  const before = await dumpOfDatabase();
  const queries = [
    "",
    "?_method=DELETE",
    `?qid=${code}&userAnswer=B`,
    "?/sair",
    `?email=${person.email}&password=x`,
  ];
  const pages = addresses.filter((each) => !each.startsWith("/canal"));
  const reads = queries.flatMap((query) => pages.map((page) => page + query));
  await someAtOnce(reads, async (path) => (await door.send(path, { cookie })).body?.cancel());
  expect(await dumpOfDatabase()).toBe(before);
});
