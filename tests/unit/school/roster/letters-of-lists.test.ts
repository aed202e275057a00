import { describe, expect, it } from "vitest";
import { bytes, read, tableOf } from "#tests/support/roster-files.ts";

const LIST =
  "Nome;Matrícula;Turma\nLuísa Conceição;1;3º A\nJosé Antônio Gonçalves;2;3º A\nÁurea Sá;3;2ª B\nJOÃO GONÇALVES;4;3º A\nFlávia Simões;5;3º A\nÍcaro Brandão;6;3º A\n";

/** The list by a program of its time, as base64. */
const written: Readonly<Record<string, string>> = {
  Macintosh:
    "Tm9tZTtNYXRykmN1bGE7VHVybWEKTHWSc2EgQ29uY2VpjYtvOzE7M7wgQQpKb3OOIEFudJluaW8gR29ujWFsdmVzOzI7M7wgQQrndXJlYSBThzszOzK7IEIKSk/MTyBHT06CQUxWRVM7NDszvCBBCkZsh3ZpYSBTaW2bZXM7NTszvCBBCupjYXJvIEJyYW5ki287NjszvCBBCg==",
  "MS-DOS 850":
    "Tm9tZTtNYXRyoWN1bGE7VHVybWEKTHWhc2EgQ29uY2Vph8ZvOzE7M6cgQQpKb3OCIEFudJNuaW8gR29uh2FsdmVzOzI7M6cgQQq1dXJlYSBToDszOzKmIEIKSk/HTyBHT06AQUxWRVM7NDszpyBBCkZsoHZpYSBTaW3kZXM7NTszpyBBCtZjYXJvIEJyYW5kxm87NjszpyBBCg==",
  "MS-DOS 860":
    "Tm9tZTtNYXRyoWN1bGE7VHVybWEKTHWhc2EgQ29uY2Vph4RvOzE7M6cgQQpKb3OCIEFudJNuaW8gR29uh2FsdmVzOzI7M6cgQQqGdXJlYSBToDszOzKmIEIKSk+OTyBHT06AQUxWRVM7NDszpyBBCkZsoHZpYSBTaW2UZXM7NTszpyBBCotjYXJvIEJyYW5khG87NjszpyBBCg==",
  "Windows-1252":
    "Tm9tZTtNYXRy7WN1bGE7VHVybWEKTHXtc2EgQ29uY2Vp5+NvOzE7M7ogQQpKb3PpIEFudPRuaW8gR29u52FsdmVzOzI7M7ogQQrBdXJlYSBT4TszOzKqIEIKSk/DTyBHT07HQUxWRVM7NDszuiBBCkZs4XZpYSBTaW31ZXM7NTszuiBBCs1jYXJvIEJyYW5k4287NjszuiBBCg==",
};

const people = (content: Uint8Array) => {
  const { entries, sheet } = tableOf(read(content));
  return {
    names: entries.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    notes: sheet.notes,
  };
};
const right = people(bytes(LIST)).names;

describe("the letters of a list", () => {
  it.each(Object.entries(written))("are those of %s", (page, content) => {
    const { names, notes } = people(new Uint8Array(Buffer.from(content, "base64")));
    expect(names).toEqual(right);
    expect(notes).toContain(`acentos corrigidos (${page})`);
  });

  it("are found in one line that has any", () => {
    const oneOf = (content: string) => people(new Uint8Array(Buffer.from(content, "base64"))).names;
    expect(oneOf("Tm9tZTtUdXJtYQpKb3OOIEx1ejszQQo=")).toEqual(["José Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpKb4tvIEx1ejszQQo=")).toEqual(["João Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpBTkRSgyBHT06CQUxWRVM7M0EK")).toEqual(["André Gonçalves"]);
    expect(oneOf("Tm9tZTtUdXJtYQrnZ2F0YSBMdXo7M0EK")).toEqual(["Ágata Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpKb3OCIEx1ejszQQo=")).toEqual(["José Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpKb8ZvIEx1ejszQQo=")).toEqual(["João Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpBTkRSkCBHT06AQUxWRVM7M0EK")).toEqual(["André Gonçalves"]);
    expect(oneOf("Tm9tZTtUdXJtYQq1Z2F0YSBMdXo7M0EK")).toEqual(["Ágata Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpKb3PpIEx1ejszQQo=")).toEqual(["José Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpKb+NvIEx1ejszQQo=")).toEqual(["João Luz"]);
    expect(oneOf("Tm9tZTtUdXJtYQpBTkRSySBHT07HQUxWRVM7M0EK")).toEqual(["André Gonçalves"]);
    expect(oneOf("Tm9tZTtUdXJtYQrBZ2F0YSBMdXo7M0EK")).toEqual(["Ágata Luz"]);
  });

  it.each([
    ["UTF-16 without a mark, high byte first", new Uint8Array(Buffer.from(LIST, "utf16le").swap16())],
  ])("of %s are read", (_, content) => expect(people(content).names[0]).toBe(right[0]));

  it("of two files in one are read line by line", () => {
    const first = Buffer.from(LIST);
    const second = Buffer.from("Inês Luz;7;3A\n", "latin1");
    expect(people(new Uint8Array(Buffer.concat([first, second]))).names).toEqual([...right, "Inês Luz"]);
  });
});
