import { describe, expect, test } from "vitest";
import { sourceOfBytes } from "#app/platform/uploads/domain/byte-source.ts";
import { contentProblem } from "#app/platform/uploads/domain/check-content.ts";
import { hostileFiles } from "#tests/support/hostile-files.ts";
import { compoundOf, mp4Of, officeOf, zipOf } from "#tests/support/zip-files.ts";

function problemOf(name: string, bytes: Uint8Array) {
  return contentProblem(name, sourceOfBytes(bytes));
}

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF");

describe("a file is what its name says", () => {
  test.each([
    ["a.pdf", pdf],
    ["A.PDF", pdf],
    ["a.docx", officeOf("word/document.xml")],
    ["a.pptx", officeOf("ppt/presentation.xml")],
    ["a.doc", compoundOf("WordDocument")],
    ["a.ppt", compoundOf("PowerPoint Document")],
    ["a.mp4", mp4Of()],
    // A box of 64-bit length, as cameras write them around long films.
    ["b.mp4", mp4Of("isom", Buffer.alloc(64), true)],
    ["a.zip", zipOf([{ name: "x.txt", data: Buffer.from("x") }])],
    ["a", Buffer.from("x")],
    // A photograph in a document compresses not at all, a long table very well.
    [
      "a.docx",
      officeOf("word/document.xml", [
        { name: "word/t.xml", data: Buffer.alloc(9000), method: 8, inflated: 9_000_000 },
      ]),
    ],
  ])("%s", async (name, bytes) => {
    expect(await problemOf(name, bytes)).toBeNull();
  });

  test.each([
    ["a.docx", compoundOf("WordDocument"), "upload-not-word"],
    ["a.doc", officeOf("word/document.xml"), "upload-not-word"],
    ["a.doc", compoundOf("Workbook"), "upload-not-word"],
    ["a.doc", compoundOf("WordDocument").subarray(0, 600), "upload-not-word"],
    ["a.ppt", compoundOf("WordDocument"), "upload-not-powerpoint"],
    ["a.pptx", officeOf("word/document.xml"), "upload-not-powerpoint"],
    ["a.pptx", officeOf("ppt/presentation.xml").subarray(0, 80), "upload-not-powerpoint"],
    ["a.mp4", mp4Of().subarray(0, 10), "upload-not-video"],
    ["a.mp4", Buffer.concat([mp4Of().subarray(0, 20), Buffer.alloc(100)]), "upload-not-video"],
    ["a.pdf", Buffer.alloc(0), "upload-empty"],
    ["a.txt", Buffer.alloc(0), "upload-empty"],
    ["a.jar", Buffer.from("PK"), "upload-program"],
  ])("or is refused: %s %#", async (name, bytes, problem) => {
    expect(await problemOf(name, bytes)).toBe(problem);
  });

  test("however its bytes are broken", async () => {
    const sound = [officeOf("word/document.xml"), compoundOf("WordDocument"), mp4Of()];
    const names = ["a.docx", "a.doc", "a.mp4"];
    for (const [index, bytes] of sound.entries())
      for (let at = 0; at < bytes.length; at += 1) {
        const broken = Buffer.from(bytes);
        broken[at] = 255 - (broken[at] ?? 0);
        await problemOf(names[index] ?? "", broken);
        await problemOf(names[index] ?? "", bytes.subarray(0, at));
      }
  });

  test.each(hostileFiles.filter(({ refused }) => refused))("hostile: $what", async ({ name, bytes }) => {
    expect(await problemOf(name, bytes)).not.toBeNull();
  });
});
