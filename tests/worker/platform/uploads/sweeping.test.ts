import { expect, it, vi } from "vitest";
import { purgeDeletedMaterials } from "#app/features/library/services/update-materials.server.ts";
import { sweepUploads } from "#app/platform/uploads/services/sweep-uploads.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenLibrary, pdfOf, sendFile, sendPart, sha256, startSending } from "#tests/support/uploading.ts";

const DAY = 86_400;

/** What the clock does, so many days from now. */
async function sweepIn(days: number): Promise<void> {
  const deps = visitorDeps();
  const later = { ...deps, now: () => deps.now() + days * DAY };
  await purgeDeletedMaterials(later);
  await sweepUploads(later);
}

async function keysOf(schoolId: string): Promise<string[]> {
  return (await bindings.FILES.list({ prefix: `materials/${schoolId}/` })).objects.map(({ key }) => key);
}

async function uploadsOf(schoolId: string): Promise<number> {
  const row = await bindings.DB.prepare("SELECT count(*) AS n FROM uploads WHERE owner = ?")
    .bind(schoolId)
    .first<{ n: number }>();
  return row?.n ?? -1;
}

it("removes by the clock the parts of a forsaken upload, and no sooner (0 orphans after a sweep)", async () => {
  const { schoolId, cookie } = await givenLibrary();
  const bytes = pdfOf("a");
  const { value } = await startSending({ name: "a.pdf", bytes }, { cookie, schoolId });
  await (await sendPart(value?.id ?? "", 1, bytes, { cookie })).body?.cancel();
  const row = await bindings.DB.prepare("SELECT key, multipart FROM uploads WHERE owner = ?")
    .bind(schoolId)
    .first<{ key: string; multipart: string }>();
  await sweepIn(3);
  expect(await uploadsOf(schoolId)).toBe(1);
  await sweepIn(5);
  expect(await uploadsOf(schoolId)).toBe(0);
  const upload = bindings.FILES.resumeMultipartUpload(row?.key ?? "", row?.multipart ?? "");
  await expect(upload.complete([{ partNumber: 1, etag: sha256(bytes) }])).rejects.toThrow(/10024/);
  const space = await bindings.DB.prepare("SELECT bytes FROM upload_space WHERE owner = ?")
    .bind(schoolId)
    .first();
  expect(space).toEqual({ bytes: 0 });
});

it("removes the file that was replaced, and of what was deleted 30 days ago; all others stay", async () => {
  const { schoolId, cookie } = await givenLibrary();
  const send = async (name: string, target: string | null = null) =>
    (await sendFile({ name, bytes: pdfOf(name) }, { cookie, schoolId, target })).value?.id ?? "";
  const replaced = await send("former.pdf");
  await send("newer.pdf", replaced);
  const deleted = await send("deleted.pdf");
  await send("stays.pdf");
  await door.post(`/escolas/${schoolId}/biblioteca`, { intent: "delete", id: deleted }, { cookie });
  const words = async () => (await keysOf(schoolId)).map((key) => /\/(\w+?)_/.exec(key)?.[1]);
  await sweepIn(0);
  expect(await words()).toEqual(["deleted", "newer", "stays"]);
  await sweepIn(29);
  expect(await words()).toEqual(["deleted", "newer", "stays"]);
  await sweepIn(31);
  expect(await words()).toEqual(["newer", "stays"]);
  expect(await uploadsOf(schoolId)).toBe(2);
});

it("removes objects that no upload has, run by run through the whole bucket, and nothing of other folders", async () => {
  const { schoolId, cookie } = await givenLibrary();
  await sendFile({ name: "kept.pdf", bytes: pdfOf("kept") }, { cookie, schoolId });
  const orphans = Array.from({ length: 250 }, (_, index) => `materials/zz-school/orphan_${index}`);
  await Promise.all([...orphans, "perfis/somebody"].map((key) => bindings.FILES.put(key, "x")));
  await sweepIn(0);
  expect(await keysOf("zz-school")).toHaveLength(250);
  await sweepIn(2);
  await sweepIn(2);
  await sweepIn(2);
  expect(await keysOf("zz-school")).toEqual([]);
  expect(await keysOf(schoolId)).toHaveLength(1);
  expect(await bindings.FILES.head("perfis/somebody")).not.toBeNull();
});

it("goes on with the others where the bucket fails, and finds what it left at the next run", async () => {
  const { schoolId, cookie } = await givenLibrary();
  await startSending({ name: "a.pdf", bytes: pdfOf("a") }, { cookie, schoolId });
  const deps = visitorDeps();
  const failing = {
    ...deps,
    now: () => deps.now() + 9 * DAY,
    fileParts: { ...deps.fileParts, abandon: () => Promise.reject(new Error("R2 is away")) },
  };
  await expect(sweepUploads(failing)).rejects.toThrow("R2 is away");
  expect(await uploadsOf(schoolId)).toBe(1);
  await sweepIn(9);
  expect(await uploadsOf(schoolId)).toBe(0);
});

vi.spyOn(console, "warn").mockImplementation(() => undefined);
