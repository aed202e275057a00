import { describe, expect, test } from "vitest";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { askedUpload } from "#app/platform/uploads/domain/asked-upload.server.ts";
import { readRange } from "#app/platform/uploads/domain/byte-range.ts";
import { fileHeaders } from "#app/platform/uploads/domain/file-headers.ts";
import { fileKindOf } from "#app/platform/uploads/domain/file-kind.ts";
import {
  isDigest,
  PART_SIZE,
  partCount,
  readFileName,
  sizeOfPart,
  sizeProblem,
  storageKey,
} from "#app/platform/uploads/domain/upload-plan.ts";

describe("the kind of a file comes from its lowercased extension (R-SCHOOL-6)", () => {
  test.each([
    ["Lista.PDF", "pdf"],
    ["a.doc", "word"],
    ["a.DocX", "word"],
    ["a.ppt", "powerpoint"],
    ["a.pptx", "powerpoint"],
    ["a.mp4", "videoURL"],
    ["a.pdf.exe", "genericFile"],
    ["pdf", "genericFile"],
    ["a.constructor", "genericFile"],
    ["", "genericFile"],
  ])("%s: %s", (name, kind) => expect(fileKindOf(name)).toBe(kind));
});

describe("parts", () => {
  const file = { size: 2 * PART_SIZE + 1, partSize: PART_SIZE };
  test("are equal but for the last", () => {
    expect(partCount(file)).toBe(3);
    expect([0, 1, 2, 3, 4, 1.5].map((part) => sizeOfPart(file, part))).toEqual([
      0,
      PART_SIZE,
      PART_SIZE,
      1,
      0,
      0,
    ]);
  });

  test("have sizes that R2 accepts", () => expect(PART_SIZE).toBeGreaterThanOrEqual(5 * 1024 * 1024));
});

describe("a name", () => {
  test.each([
    ["C:\\fakepath\\Prova.pdf", "Prova.pdf"],
    ["../../etc/passwd", "passwd"],
    [" a\u202Efdp.exe ", "afdp.exe"],
    ["a\0b.pdf", "ab.pdf"],
    ["..", null],
    ["  ", null],
    [7, null],
  ])("%j is read as %j", (sent, name) => expect(readFileName(sent)).toBe(name));

  test("retains its extension when it is cut", () => {
    const name = readFileName(`${"á".repeat(300)}.pdf`);
    expect([name?.length, name?.endsWith(".pdf")]).toEqual([200, true]);
  });

  test.each([
    ["Ondas & Óptica (2).pdf", "ondas-optica-2"],
    ["***.pdf", "arquivo"],
    [`${"a".repeat(100)}.pdf`, "a".repeat(60)],
  ])("%s is in the key as %s, with time and randomness", (name, word) => {
    const stored = {
      ownerKind: "school-material",
      owner: "horizonte",
      name,
      now: 1700000000,
      random: "r4nd",
    } as const;
    expect(storageKey(stored)).toBe(`materials/horizonte/${word}_1700000000_r4nd`);
  });
});

test("sizes have limits by kind", () => {
  const MB = 1024 * 1024;
  const problems = [
    ["a.pdf", 100 * MB],
    ["a.pdf", 100 * MB + 1],
    ["a.mp4", 500 * MB],
    ["a.mp4", 500 * MB + 1],
    ["a.pdf", 0],
  ].map(([name, size]) => sizeProblem("school-material", String(name), Number(size)));
  expect(problems).toEqual([null, "upload-too-large", null, "upload-video-too-large", "upload-empty"]);
});

test("only known owners and digests are read", () => {
  const { ownerKind } = askedUpload.entries;
  expect(["school-material", "toString", null, 3].map((kind) => sentOrNull(ownerKind, kind))).toEqual([
    "school-material",
    null,
    null,
    null,
  ]);
  expect(["a".repeat(64), "A".repeat(64), "a", 1].map(isDigest)).toEqual([true, false, false, false]);
});

describe("a range", () => {
  test.each([
    [null, null],
    ["bytes=0-", { start: 0, length: 100 }],
    ["bytes=0-9", { start: 0, length: 10 }],
    ["bytes=90-500", { start: 90, length: 10 }],
    ["bytes=-10", { start: 90, length: 10 }],
    ["bytes=-500", { start: 0, length: 100 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-3", null],
    ["bytes=-", null],
    ["bytes=0-1,5-6", null],
    ["lines=0-1", null],
  ])("%s", (header, range) => expect(readRange(header, 100)).toEqual(range));
});

describe("the headers of a file", () => {
  test("contain the name safely, in ASCII and as it is", () => {
    const { "Content-Disposition": disposition } = fileHeaders(`Óptica "a"\r\n*(1)'.docx`, "5a", false);
    expect(disposition).toBe(
      `attachment; filename="optica _a_____1__.docx"; filename*=UTF-8''%C3%93ptica%20%22a%22%0D%0A%2a%281%29%27.docx`,
    );
  });

  test("open PDF and video in place unless they are to be saved", () => {
    const how = (name: string, download: boolean) =>
      fileHeaders(name, "5a", download)["Content-Disposition"]?.split(";")[0];
    expect([how("a.pdf", false), how("a.mp4", false), how("a.pdf", true), how("a.html", false)]).toEqual([
      "inline",
      "inline",
      "attachment",
      "attachment",
    ]);
  });
});
