import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenStudent, signedIn } from "#tests/support/given.ts";
import {
  givenLibrary,
  givenMember,
  pdfOf,
  sendFile,
  sendPart,
  sha256,
  startSending,
} from "#tests/support/uploading.ts";
import { mp4Of, officeOf } from "#tests/support/zip-files.ts";

async function givenMaterial(name: string, bytes: Uint8Array) {
  const library = await givenLibrary();
  const { value, refusal } = await sendFile({ name, bytes }, library);
  if (!value) throw new Error(`not stored: ${refusal}`);
  return { ...library, id: value.id, path: `/escolas/${library.schoolId}/biblioteca/${value.id}/arquivo` };
}

async function read(path: string, cookie: string, headers: Record<string, string> = {}) {
  const response = await door.send(path, { cookie, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

describe("a download", () => {
  it.each([
    ["a.pdf", pdfOf("a"), "application/pdf", "inline"],
    ["a.mp4", mp4Of(), "video/mp4", "inline"],
    [
      "a.docx",
      officeOf("word/document.xml"),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "attachment",
    ],
    ["a.html", Buffer.from("<p>oi</p>"), "application/octet-stream", "attachment"],
  ])("of %s has the server's type, and can run nothing (SEC-17)", async (name, bytes, type, how) => {
    const { path, cookie } = await givenMaterial(name, bytes);
    const { status, headers, bytes: got } = await read(path, cookie);
    expect([status, got.equals(Buffer.from(bytes))]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringMatching(`^${how}; filename="${name}"`),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "content-length": String(bytes.length),
      "accept-ranges": "bytes",
      etag: `"${sha256(bytes)}"`,
      "cache-control": "private, max-age=0, must-revalidate",
    });
    const saved = await read(`${path}?baixar=1`, cookie);
    expect(saved.headers.get("Content-Disposition")).toMatch(/^attachment; /);
  });

  it("gives ranges of a film and a PDF, and 304 to who has it (SEC-18)", async () => {
    const film = mp4Of("isom", Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251)));
    const { path, cookie } = await givenMaterial("a.mp4", film);
    const part = await read(path, cookie, { Range: "bytes=100-199" });
    expect([part.status, part.headers.get("Content-Range"), part.headers.get("Content-Length")]).toEqual([
      206,
      `bytes 100-199/${film.length}`,
      "100",
    ]);
    expect(part.bytes.equals(film.subarray(100, 200))).toBe(true);
    const tail = await read(path, cookie, { Range: "bytes=-10" });
    expect(tail.bytes.equals(film.subarray(-10))).toBe(true);
    const outside = await read(path, cookie, { Range: `bytes=${film.length}-` });
    expect([outside.status, outside.headers.get("Content-Range")]).toEqual([416, `bytes */${film.length}`]);
    const etag = part.headers.get("ETag") ?? "";
    const same = await read(path, cookie, { "If-None-Match": `W/"x", ${etag}` });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
    const current = await read(path, cookie, { Range: "bytes=0-9", "If-Range": etag });
    const former = await read(path, cookie, { Range: "bytes=0-9", "If-Range": '"former"' });
    expect([current.status, former.status, former.bytes.length]).toEqual([206, 200, film.length]);
  });

  it("costs one round trip, whole or in part (P1)", async () => {
    const { path, cookie } = await givenMaterial("a.pdf", pdfOf("a"));
    const { database, trips } = countedDatabase(bindings.DB);
    const counted = openDoor({ DB: database });
    for (const headers of [{}, { Range: "bytes=0-3" }] as Record<string, string>[])
      await (await counted.send(path, { cookie, headers })).arrayBuffer();
    expect(trips).toHaveLength(2);
  });
});

describe("only the staff of the school has its files (SEC-18)", () => {
  it("not another school's, a student, somebody without a school, nor a visitor", async () => {
    const { path, schoolId, id, cookie } = await givenMaterial("segredo.pdf", pdfOf("segredo"));
    const stranger = await givenLibrary();
    const people = {
      student: (await givenMember(schoolId, "student")).cookie,
      stranger: stranger.cookie,
      schoolless: await givenStudent(),
      visitor: undefined,
    };
    for (const [name, other] of Object.entries(people)) {
      const denied = await door.send(path, { cookie: other });
      expect([name, denied.status, denied.headers.get("Location")]).toEqual([
        name,
        302,
        `/${schoolId}?redirect=${encodeURIComponent(path)}`,
      ]);
      const page = await door.send(`/escolas/${schoolId}/biblioteca`, { cookie: other });
      expect([name, page.status]).toEqual([name, 302]);
    }
    // The other school's own address, with the id of a material that is not its own.
    const other = `/escolas/${stranger.schoolId}/biblioteca/${id}`;
    for (const address of [other, `${other}/arquivo`]) {
      const response = await door.send(address, { cookie: stranger.cookie });
      expect([response.status, (await response.text()).includes("segredo")]).toEqual([404, false]);
    }
    for (const role of ["assistant", "admin"] as const) {
      const member = await givenMember(schoolId, role);
      expect((await read(path, member.cookie)).status).toBe(200);
    }
    expect((await read(path, cookie)).status).toBe(200);
  });

  it("nor a former teacher: from the next request on, in the middle of a file too", async () => {
    const { path, schoolId, person, cookie } = await givenMaterial("b.pdf", pdfOf("b"));
    const file = { name: "c.pdf", bytes: pdfOf("c") };
    const { value } = await startSending(file, { cookie, schoolId });
    await bindings.DB.prepare("UPDATE school_people SET active = 0 WHERE email = ?").bind(person.email).run();
    expect((await read(path, cookie)).status).toBe(302);
    const part = await sendPart(value?.id ?? "", 1, file.bytes, { cookie });
    expect(part.status).toBe(403);
    await part.body?.cancel();
    const started = await startSending(file, { cookie: await signedIn(person), schoolId });
    expect([started.status, started.refusal]).toEqual([403, "Você não tem permissão para fazer isso."]);
  });

  it("and nobody starts a file in another school, or in none that exists", async () => {
    const { cookie } = await givenLibrary();
    const { schoolId } = await givenLibrary();
    const file = { name: "c.pdf", bytes: pdfOf("c") };
    expect((await startSending(file, { cookie, schoolId })).status).toBe(403);
    const student = await givenLibrary("student");
    expect((await startSending(file, student)).status).toBe(403);
    const rows = bindings.DB.prepare("SELECT count(*) AS n FROM uploads WHERE owner IN (?, ?)");
    expect(await rows.bind(schoolId, student.schoolId).first()).toEqual({ n: 0 });
  });
});
