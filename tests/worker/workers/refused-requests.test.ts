import { describe, expect, it } from "vitest";
import { door, ORIGIN } from "#tests/support/door.ts";
import { callables } from "#workers/callables/index.ts";

describe("a request for data alone", () => {
  it.each([
    ["GET", "/questoes?_data=nada", 404],
    ["GET", "/nada?_data=features%2Fhome%2Fpages%2Fhome", 404],
    ["POST", "/questoes?_data=features%2Fquestions%2Fpages%2Fsearch", 405],
  ])("that Remix itself refuses speaks Portuguese: %s %s", async (method, path, status) => {
    const response = await door.send(path, { method, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect([response.status, response.headers.get("X-Remix-Catch")]).toEqual([status, "yes"]);
    expect(((await response.json()) as { message: string }).message).toMatch(
      /^(?:Página|Este endereço) não /,
    );
  });
});

it("a body without a length is read no further than the limit (SEC-19)", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      if (pulled > 1000) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const headers = { "Sec-Fetch-Site": "same-origin", Origin: ORIGIN };
  const response = await door.send("/entrar", { method: "POST", body: endless, headers });
  expect(response.status).toBe(413);
  expect(pulled).toBeLessThan(10);
});

/** A stream of one call's data, with no length said. */
function callOf(name: string, bytes: number) {
  const body = JSON.stringify({ data: { filler: "a".repeat(bytes - 22) } });
  const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Origin: ORIGIN };
  return door.send(`/callable/${name}`, { method: "POST", body: new Blob([body]).stream(), headers });
}

it.each(Object.entries(callables))(
  "the door reads %s up to its own limit, in bytes (SEC-19)",
  async (name, { largest }) => {
    const [within, beyond] = [await callOf(name, largest), await callOf(name, largest + 1)];
    expect(within.status).not.toBe(413);
    expect(beyond.status).toBe(413);
    expect(await beyond.json()).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  },
);
