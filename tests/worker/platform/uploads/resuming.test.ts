import { describe, expect, it, vi } from "vitest";
import { createRandom } from "#content/generator/random.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import {
  finishSending,
  givenLibrary,
  partsIn,
  pdfOf,
  sendFile,
  sendPart,
  sha256,
  startSending,
} from "#tests/support/uploading.ts";

const MB = 1024 * 1024;
/** Of so many parts that each cut happens in another one. */
const SIZE = 100 * MB;
const CUTS = 10;

/** A PDF of so many bytes that no compression shortens. */
function largeFile(size: number, seed: number): Uint8Array {
  const bytes = new Uint32Array(size / 4);
  let state = seed;
  for (let index = 0; index < bytes.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state;
  }
  const file = new Uint8Array(bytes.buffer);
  file.set(Buffer.from("%PDF-1.7\n"), 0);
  file.set(Buffer.from("\n%%EOF\n"), file.length - 7);
  return file;
}

/** A body that breaks off after so many bytes, as when the network goes. */
function cutBody(bytes: Uint8Array, after: number): ReadableStream {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= after) return controller.error(new Error("the network is gone"));
      const next = Math.min(sent + 64 * 1024, after);
      controller.enqueue(bytes.slice(sent, next));
      sent = next;
    },
  });
}

async function downloaded(path: string, cookie: string) {
  const response = await door.send(path, { cookie });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, size: bytes.length, sha256: sha256(bytes) };
}

describe("a large file", () => {
  it(`of ${SIZE / MB} MB, cut at ten random points, resumes with an equal checksum (REL-13)`, async () => {
    const { schoolId, cookie } = await givenLibrary();
    const random = createRandom(20261122);
    const bytes = largeFile(SIZE, 7);
    const file = { name: "Ondas e óptica.PDF", bytes };
    let received = 0;
    for (let cut = 0; cut < CUTS; cut += 1) {
      // As after a reload: the same file is recognised, and only what is missing is sent.
      const { value } = await startSending(file, { cookie, schoolId });
      if (!value) throw new Error("not started");
      expect(value.done).toHaveLength(received);
      const parts = partsIn(bytes, value.partSize);
      const whole = Math.min(received + random.int(0, 1), parts.length - 1);
      for (let index = received; index < whole; index += 1) {
        const response = await sendPart(value.id, index + 1, parts[index] ?? bytes, { cookie });
        expect(response.status).toBe(200);
        await response.body?.cancel();
      }
      received = whole;
      const part = parts[whole] ?? bytes;
      const body = cutBody(part, random.int(0, part.length - 1));
      const response = await sendPart(value.id, whole + 1, part, { cookie, body }).catch(() => null);
      expect(response?.status).not.toBe(200);
      await response?.body?.cancel();
    }
    const { value, refusal } = await sendFile(file, { cookie, schoolId });
    expect(refusal).toBeNull();
    expect(value?.sha256).toBe(sha256(bytes));
    const path = `/escolas/${schoolId}/biblioteca/${value?.id}/arquivo`;
    expect(await downloaded(path, cookie)).toEqual({ status: 200, size: SIZE, sha256: sha256(bytes) });
    const { objects } = await bindings.FILES.list({ prefix: `materials/${schoolId}/` });
    expect(objects.map(({ key, size }) => [key.replace(/_[0-9]+_[0-9a-f]{32}$/, ""), size])).toEqual([
      [`materials/${schoolId}/ondas-e-optica`, SIZE],
    ]);
  });

  it("is refused where the parts are not the sender's bytes, and nothing of it stays", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const bytes = largeFile(6 * MB, 3);
    const { value } = await startSending({ name: "a.pdf", bytes }, { cookie, schoolId });
    if (!value) throw new Error("not started");
    const parts = partsIn(bytes, value.partSize);
    const [first = bytes, last = bytes] = parts;
    const other = first.slice();
    other[100] = (other[100] ?? 0) ^ 1;
    const wrong = await sendPart(value.id, 1, other, { cookie, digest: sha256(first) });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { message: "Um pedaço do arquivo chegou com defeito. Tente de novo." },
    ]);
    for (const [index, part] of [other, last].entries())
      await (await sendPart(value.id, index + 1, part, { cookie })).body?.cancel();
    const { refusal } = await finishSending(value.id, parts.map(sha256), { cookie });
    expect(refusal).toBe("O arquivo chegou diferente do que saiu do seu aparelho. Envie de novo.");
    expect((await bindings.FILES.list({ prefix: `materials/${schoolId}/` })).objects).toEqual([]);
    const left = await bindings.DB.prepare("SELECT count(*) AS n FROM uploads WHERE owner = ?")
      .bind(schoolId)
      .first();
    expect(left).toEqual({ n: 0 });
    const space = await bindings.DB.prepare("SELECT bytes FROM upload_space WHERE owner = ?")
      .bind(schoolId)
      .first();
    expect(space).toEqual({ bytes: 0 });
  });
});

describe("finishing", () => {
  it("waits for all parts, and done twice or at the same time makes one material", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const bytes = largeFile(6 * MB, 5);
    const { value } = await startSending({ name: "b.pdf", bytes }, { cookie, schoolId });
    if (!value) throw new Error("not started");
    const parts = partsIn(bytes, value.partSize);
    const digests = parts.map(sha256);
    await (await sendPart(value.id, 2, parts[1] ?? bytes, { cookie })).body?.cancel();
    const early = await finishSending(value.id, digests, { cookie });
    expect(early.refusal).toBe("Faltam pedaços do arquivo. Continue o envio.");
    await (await sendPart(value.id, 1, parts[0] ?? bytes, { cookie })).body?.cancel();
    const twice = await Promise.all([1, 2].map(() => finishSending(value.id, digests, { cookie })));
    const again = await finishSending(value.id, digests, { cookie });
    expect(new Set([...twice, again].map((each) => each.value?.id)).size).toBe(1);
    expect(again.value?.sha256).toBe(sha256(bytes));
    const rows = bindings.DB.prepare("SELECT count(*) AS n FROM materials WHERE school_id = ?").bind(
      schoolId,
    );
    expect(await rows.first()).toEqual({ n: 1 });
  });
});

describe("a part", () => {
  it("is somebody's own: nobody else sends, finishes or gives it up", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const stranger = await givenLibrary();
    const bytes = pdfOf("dela");
    const { value } = await startSending({ name: "c.pdf", bytes }, { cookie, schoolId });
    if (!value) throw new Error("not started");
    const theirs = await sendPart(value.id, 1, bytes, { cookie: stranger.cookie });
    expect(theirs.status).toBe(404);
    await theirs.body?.cancel();
    const visitors = await sendPart(value.id, 1, bytes, {});
    expect(visitors.status).toBe(401);
    await visitors.body?.cancel();
    const finished = await finishSending(value.id, [sha256(bytes)], { cookie: stranger.cookie });
    expect(finished.refusal).toContain("Este envio não existe mais");
    await door.call("discardUpload", { id: value.id }, { cookie: stranger.cookie });
    expect((await sendFile({ name: "c.pdf", bytes }, { cookie, schoolId })).refusal).toBeNull();
  });

  it.each([0, 2, 1.5, "x"])("number %s of a file of one is refused", async (part) => {
    const { schoolId, cookie } = await givenLibrary();
    const bytes = pdfOf("um");
    const { value } = await startSending({ name: "d.pdf", bytes }, { cookie, schoolId });
    const response = await sendPart(value?.id ?? "", part as number, bytes, { cookie });
    expect(response.status).toBe(400);
    await response.body?.cancel();
  });

  it("of another length than planned is refused", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const bytes = pdfOf("longo");
    const { value } = await startSending({ name: "e.pdf", bytes }, { cookie, schoolId });
    for (const other of [bytes.subarray(1), Buffer.concat([bytes, bytes])]) {
      const response = await sendPart(value?.id ?? "", 1, other, { cookie });
      expect(response.status).toBe(422);
      await response.body?.cancel();
    }
  });
});

describe("limits (SEC-19)", () => {
  it("refuse what is too large before a byte is sent, and a video later than a document", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const start = (name: string, size: number) =>
      door.call(
        "startUpload",
        {
          ownerKind: "school-material",
          owner: schoolId,
          target: null,
          name,
          size,
          fingerprint: "a".repeat(64),
        },
        { cookie },
      );
    expect((await start("x.pdf", 100 * MB + 1)).body.result).toEqual([
      false,
      "O arquivo pode ter até 100 MB.",
    ]);
    expect((await start("x.mp4", 101 * MB)).body.result).toMatchObject([true, { done: [] }]);
    expect((await start("x.mp4", 500 * MB + 1)).body.result).toMatchObject([false, /500 MB/]);
    expect((await start("x.pdf", 0)).body.result).toEqual([false, "O arquivo está vazio."]);
  });

  it("limit a school to its space, including uploads in progress, and free it", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const GB = 1024 * MB;
    await bindings.DB.prepare(
      "INSERT INTO upload_space (owner_kind, owner, bytes) VALUES ('school-material', ?, ?)",
    )
      .bind(schoolId, 10 * GB - 1000)
      .run();
    const bytes = pdfOf("a", 700);
    expect((await startSending({ name: "1.pdf", bytes }, { cookie, schoolId })).refusal).toBeNull();
    const second = await startSending({ name: "2.pdf", bytes: pdfOf("b", 700) }, { cookie, schoolId });
    expect(second.refusal).toMatch(/^Não há espaço/);
    const [open] = (
      await bindings.DB.prepare("SELECT id FROM uploads WHERE owner = ?").bind(schoolId).all<{ id: string }>()
    ).results;
    await door.call("discardUpload", { id: open?.id ?? "" }, { cookie });
    expect(
      (await startSending({ name: "2.pdf", bytes: pdfOf("b", 700) }, { cookie, schoolId })).refusal,
    ).toBeNull();
  });

  it("allow so many unfinished files a person", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const refusals: (string | null)[] = [];
    for (let index = 0; index < 21; index += 1) {
      const file = { name: `${index}.pdf`, bytes: pdfOf(String(index)) };
      refusals.push((await startSending(file, { cookie, schoolId })).refusal);
    }
    expect(refusals.filter(Boolean)).toEqual([
      "Há envios demais pela metade. Conclua ou cancele um deles antes de começar outro.",
    ]);
  });
});

vi.spyOn(console, "warn").mockImplementation(() => undefined);
