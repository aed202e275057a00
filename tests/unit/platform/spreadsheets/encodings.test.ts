import { describe, expect, it } from "vitest";
import { decodeLetters } from "#app/platform/spreadsheets/domain/code-pages.ts";
import { decodeFile, isGuessedEncoding } from "#app/platform/spreadsheets/domain/decode-file.ts";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const xml = (encoding: string) => ascii(`<?xml version="1.0" encoding="${encoding}"?>`);

describe("the text of a file", () => {
  it.each([
    ["UTF-8", [0x41, 0xc3, 0xa9], "Aé", false],
    ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, 0xc3, 0xa9], "é", false],
    ["UTF-16, low byte first", [0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00], "Aé", false],
    ["UTF-16, high byte first", [0xfe, 0xff, 0x00, 0x41, 0x00, 0xe9], "Aé", false],
    ["no declared encoding", [0x41, 0xe9, 0x80], "Aé€", true],
    ["no mark of UTF-16", [0xff, 0x41], "ÿA", true],
    ["half a mark of UTF-16", [0xfe, 0x41], "þA", true],
    ["nothing in it", [], "", false],
  ])("of %s", (_, bytes, text, isGuess) => {
    const file = Uint8Array.from(bytes);
    expect([decodeFile(file), isGuessedEncoding(file)]).toEqual([text, isGuess]);
  });

  it.each([
    ["ISO-8859-2", 0xb1, "ą", false],
    ["IBM866", 0x80, "А", false],
    ["UTF-8", 0x80, "€", true],
    ["utf8", 0xe9, "é", true],
    ["x-unknown-letters", 0xe9, "é", false],
  ])("that declares %s", (label, byte, letter, isGuess) => {
    const file = Uint8Array.from([...xml(label), byte]);
    expect([decodeFile(file).at(-1), isGuessedEncoding(file)]).toEqual([letter, isGuess]);
  });

  it("has one kind of line end", () => {
    expect(decodeFile(Uint8Array.from(ascii("a\r\nb\rc\nd")))).toBe("a\nb\nc\nd");
  });

  it("is refused where the file is larger than its limit", () => {
    expect(decodeFile(new Uint8Array(4), 4)).toHaveLength(4);
    expect(() => decodeFile(new Uint8Array(5), 4)).toThrow(
      expect.objectContaining({ code: "import/too-large" }),
    );
  });
});

describe("the code page of a file", () => {
  // "ção " in MS-DOS 850, and "ção " in that of Macintosh.
  const dos = [0x87, 0xc6, 0x6f, 0x20];
  const mac = [0x8d, 0x8b, 0x6f, 0x20];
  const named = (piece: readonly number[]) => [0x4e, 0x61, ...piece];
  const times = (piece: readonly number[], count: number) =>
    Array.from({ length: count }, () => piece).flat();

  it("is that of its first letters, however many others follow", () => {
    const { text, page } = decodeLetters(
      Uint8Array.from([...times(named(dos), 1500), ...times(named(mac), 4000)]),
    );
    expect(page).toBe("MS-DOS 850");
    expect(text.startsWith("Nação Nação ")).toBe(true);
    expect(decodeLetters(Uint8Array.from(times(named(mac), 3))).page).toBe("Macintosh");
  });

  it("is Windows where no letter says another", () => {
    expect(decodeLetters(Uint8Array.from(ascii("Ana;3A\n")))).toEqual({
      text: "Ana;3A\n",
      page: "Windows-1252",
    });
  });
});
