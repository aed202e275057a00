import { describe, expect, test } from "vitest";
import { sourceOfBytes } from "#app/platform/uploads/domain/byte-source.ts";
import { contentProblem } from "#app/platform/uploads/domain/check-content.ts";
import { hostileFiles } from "#tests/support/hostile-files.ts";
import { compoundOf, mp4Of, officeOf, zipOf } from "#tests/support/zip-files.ts";

function problemOf(name: string, bytes: Uint8Array) {
  return contentProblem(name, sourceOfBytes(bytes));
}

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF");

/** With a track of moving pictures in its index. */
function filmOf(brand: string): Buffer {
  const track = Buffer.from("\0\0\0\u0020hdlr\0\0\0\0\0\0\0\0vide");
  const index = Buffer.alloc(8 + track.length);
  index.writeUInt32BE(index.length);
  index.write("moov", 4);
  track.copy(index, 8);
  return Buffer.concat([mp4Of(brand).subarray(0, mp4Of(brand).readUInt32BE(0)), index]);
}

describe("a file is what its name says", () => {
  test.each([
    ["a.pdf", pdf],
    ["A.PDF", pdf],
    ["a.docx", officeOf("word/document.xml")],
    ["a.pptx", officeOf("ppt/presentation.xml")],
    ["b.pdf", Buffer.concat([Buffer.from("\ufeff"), pdf])],
    ["c.pdf", Buffer.concat([Buffer.from("\r\n"), pdf, Buffer.alloc(900)])],
    ["d.pdf", Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n")],
    ["a.doc", compoundOf("WordDocument")],
    ["b.doc", Buffer.from("{\\rtf1\\ansi Prova}")],
    ["a.ppt", compoundOf("PowerPoint Document")],
    ["a.mp4", mp4Of()],
    // A box of 64-bit length, as cameras write them around long films.
    ["b.mp4", mp4Of("isom", Buffer.alloc(64), true)],
    ...["3gp4", "3gp5", "M4VP", "NDSC"].map((brand): [string, Buffer] => ["c.mp4", filmOf(brand)]),
    ["mz.txt", Buffer.from("MZ é o código da rota.")],
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
    ["c.mp4", mp4Of("3gp4"), "upload-not-video"],
    ["a.doc", Buffer.from("{\\rtf1{\\object\\objdata 0105}}"), "upload-has-macros"],
    ["mz.txt", Buffer.from("MZ\0\u0003"), "upload-program"],
    ["a.pdf", Buffer.concat([Buffer.from("MZ"), pdf]), "upload-not-pdf"],
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
