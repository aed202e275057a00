import { describe, expect, it } from "vitest";
import { importTrack } from "#app/features/tracks/services/import-track.server.ts";
import { publishTrack } from "#app/features/tracks/services/publish-track.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenStudent, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";
import { givenTrack, saveProgress, trackOf } from "#tests/support/given-track.ts";

const commandLine = { viewer: null, requestId: "teste" };

function imported(text: string, overAuthors = false) {
  return importTrack(visitorDeps(), commandLine, { text, overAuthors });
}

const changed = (text: string, word: string) => text.replace("Uma trilha de teste.", `Uma trilha ${word}.`);

describe("a track that comes from a file", () => {
  it("is published, once, and throws nobody back", async () => {
    const [code, cookie] = [await givenTrack(), await givenStudent()];
    await saveProgress(cookie, code, { step: 3 });
    const text = trackOf(code, [{ code: "s1", lessons: ["Antes", "A lição"] }]);
    expect(await imported(text)).toMatchObject({ state: "published", code, version: 2, problems: [] });
    expect(await imported(text)).toMatchObject({ state: "same", version: 2, stored: 0 });
    expect((await saveProgress(cookie, code, { step: 0 })).step).toBe(4);
  });

  it("with problems changes nothing and reports them by line", async () => {
    const code = await givenTrack();
    const read = await imported(trackOf(code).replace("Minutos: 12", "Minutos: muitos"));
    expect(read).toMatchObject({ state: "refused", version: 1 });
    expect(read.problems[0]).toMatchObject({ line: 9 });
  });

  it("leaves the version that a person published, unless forced", async () => {
    const code = await givenTrack();
    const own = changed(trackOf(code), "da autora");
    const author = { viewer: (await givenAdmin()).viewer, requestId: "x" };
    expect(await publishTrack(visitorDeps(), author, own)).toMatchObject({ version: 2 });
    const text = changed(trackOf(code), "do arquivo");
    expect(await imported(text)).toMatchObject({ state: "left", version: 2 });
    expect(await imported(own)).toMatchObject({ state: "same" });
    expect(await imported(text, true)).toMatchObject({ state: "published", version: 3 });
  });

  it("leaves the text that somebody is writing", async () => {
    const code = await givenTrack();
    await bindings.DB.prepare("UPDATE track_drafts SET text = 'em obras' WHERE track = ?").bind(code).run();
    expect(await imported(changed(trackOf(code), "nova"))).toMatchObject({ state: "published" });
    const row = await bindings.DB.prepare("SELECT text FROM track_drafts WHERE track = ?").bind(code).first();
    expect(row).toEqual({ text: "em obras" });
  });
});
