import { expect, test } from "vitest";
import { givenLibrary, pdfOf, sendFile, sha256 } from "#tests/support/uploading.ts";

test("what stands around a PDF goes when it is stored, so that no file is of two kinds", async () => {
  const library = await givenLibrary();
  const pdf = Buffer.from(pdfOf("marca")).subarray(0, -1);
  const [before, behind] = [Buffer.from("\ufeff"), Buffer.from("\0\0fim")];
  const sent = { name: "aula.pdf", bytes: Buffer.concat([before, pdf, behind]) };
  const stored = Buffer.concat([pdf, Buffer.alloc(before.length + behind.length, "\n")]);
  expect((await sendFile(sent, library)).value?.sha256).toBe(sha256(stored));
  expect((await sendFile({ name: "limpa.pdf", bytes: pdf }, library)).value?.sha256).toBe(sha256(pdf));
});
