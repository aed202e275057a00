import { beforeAll, expect, it } from "vitest";
import type { Suggestions } from "#app/features/questions/services/suggest-search.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenBank, givenQuestion } from "#tests/support/given.ts";

beforeAll(async () => {
  await givenBank(600);
  await givenQuestion({ statement: "A capivara nadou na lagoa enquanto o tuiuiú pescava." });
});

async function suggested(text: string): Promise<Suggestions> {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(`/sugestoes?q=${encodeURIComponent(text)}`);
  expect(response.status).toBe(200);
  expect(trips.length).toBeLessThanOrEqual(1);
  expect(rowsRead(trips)).toBeLessThanOrEqual(1200);
  return response.json();
}

it("offers institutions and topics by the beginning of a word, and completes the last word", async () => {
  const { choices } = await suggested("cine");
  expect(choices.some(({ kind, label }) => kind === "Assunto" && /cinemática/i.test(label))).toBe(true);
  expect((await suggested("ITA")).choices[0]).toMatchObject({ label: "ITA", address: "/questoes/ITA" });
  const words = (await suggested("lagoa capiv")).choices.filter(({ kind }) => kind === "Palavra");
  expect(words.map(({ label }) => label)).toContain("lagoa capivara");
});

it("says what was meant by a word the bank does not have", async () => {
  expect((await suggested("capivra")).meant).toEqual({ text: "capivara", address: "/questoes?q=capivara" });
  expect((await suggested("lagoa capviara")).meant?.text).toBe("lagoa capivara");
  expect((await suggested("capivara")).meant).toBeNull();
  expect((await suggested("capxxxxxx")).meant).toBeNull();
});

it.each(["", "a", '"', "* AND (", "\u0000", "ç".repeat(3000), "%_", "{", "😀"])(
  "is calm about %j",
  async (text) => {
    expect(Array.isArray((await suggested(text)).choices)).toBe(true);
  },
);
