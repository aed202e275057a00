import { describe, expect, it } from "vitest";
import { trackPaths } from "#app/paths/tracks.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, givenStudent } from "#tests/support/given.ts";
import { givenAdmin, type Known, postFields } from "#tests/support/given-admin.ts";
import { givenTrack, saveProgress, trackOf } from "#tests/support/given-track.ts";
import { textAt } from "#tests/support/practising.ts";

const freshCode = () => `n-${freshId().slice(0, 12).toLowerCase()}`;

async function draftOf(track: string) {
  const row = await bindings.DB.prepare("SELECT text, revision FROM track_drafts WHERE track = ?")
    .bind(track)
    .first<{ text: string; revision: number }>();
  return row ?? { text: "", revision: 0 };
}

/** Posts to a page of the track, over its newest revision unless another is named. */
async function post(admin: Known, path: string, track: string, fields: Record<string, string>) {
  const { revision } = await draftOf(track);
  return postFields(path, { trilha: track, revisao: String(revision), ...fields }, admin.cookie);
}
const edit = (admin: Known, track: string, fields: Record<string, string>) =>
  post(admin, "/editar-trilhas", track, fields);
const write = (admin: Known, track: string, fields: Record<string, string>) =>
  post(admin, "/ide-trilhas", track, fields);

async function givenDraft(admin: Known): Promise<string> {
  const code = freshCode();
  const head = { intent: "create", titulo: "Nova", codigo: code, exame: "ENEM", disciplina: "fisica" };
  const response = await postFields("/ide-trilhas", head, admin.cookie);
  expect([response.status, response.headers.get("Location")]).toEqual([302, trackPaths.write(code)]);
  return code;
}

describe("a track as text", () => {
  it("begins with its head, once, is saved, drawn and published, and is what students see", async () => {
    const admin = await givenAdmin();
    const code = await givenDraft(admin);
    const again = { intent: "create", titulo: "Outra", codigo: code, exame: "ENEM", disciplina: "fisica" };
    const taken = await postFields("/ide-trilhas", again, admin.cookie);
    expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining("Já há uma trilha")]);
    const saved = await write(admin, code, { intent: "preview", text: trackOf(code), line: "12" });
    expect(await saved.text()).toContain("Texto de A lição");
    expect((await draftOf(code)).revision).toBe(2);
    const student = await givenStudent();
    expect(await textAt("/trilhas", student)).not.toContain(code);
    const opened = await textAt(trackPaths.edit(code), admin.cookie);
    expect(opened).toContain("Primeira versão: 2 subtópicos, 8 questões.");
    const published = await edit(admin, code, { intent: "publish" });
    expect(await published.text()).toContain("Versão 1 no ar, com 8 questões novas ou mudadas.");
    expect(await textAt(`/trilhas/${code}`, student)).toContain("Sobre s1");
  });

  it("of two people at once keeps the first save and tells the second, who may go over it", async () => {
    const [one, other] = await Promise.all([givenAdmin(), givenAdmin()]);
    const code = await givenDraft(one);
    const text = (word: string) => trackOf(code).replace("de teste", word);
    const replies = await Promise.all([
      write(one, code, { intent: "save", revisao: "1", text: text("um") }),
      write(other, code, { intent: "save", revisao: "1", text: text("dois") }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const repeat = await write(one, code, { intent: "save", revisao: "1", text: (await draftOf(code)).text });
    expect(repeat.status).toBe(200);
    const forced = await write(other, code, { intent: "save", revisao: "1", force: "1", text: text("três") });
    expect(forced.status).toBe(200);
    expect((await draftOf(code)).text).toContain("três");
  });

  it("tells problems by line, keeps its code, and is not too long", async () => {
    const admin = await givenAdmin();
    const code = await givenDraft(admin);
    const wrong = await write(admin, code, { intent: "preview", text: trackOf("outra") });
    expect(await wrong.text()).toContain("e não muda");
    expect((await edit(admin, code, { intent: "publish" })).status).toBe(422);
    expect((await edit(admin, code, { intent: "add-unit", titulo: "U" })).status).toBe(409);
    const long = await write(admin, code, { intent: "save", text: "x".repeat(250_001) });
    expect(long.status).toBe(413);
    expect((await write(admin, "nenhuma-destas", { intent: "save", text: "x" })).status).toBe(404);
  });

  it.each(["", "A", "com espaço"])("does not begin with the code %o", async (codigo) => {
    const admin = await givenAdmin();
    const head = { intent: "create", titulo: "", codigo, exame: "x", disciplina: "y" };
    const response = await postFields("/ide-trilhas", head, admin.cookie);
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining("Letras minúsculas"),
    ]);
  });
});

describe("a track by forms", () => {
  it("gets units, subtopics and steps, in the order that is chosen, and tells what publishing changes", async () => {
    const admin = await givenAdmin();
    const code = await givenTrack();
    const student = await givenStudent();
    await saveProgress(student, code, { step: 5 });
    const changes: Record<string, string>[] = [
      { intent: "add-unit", titulo: "Segunda" },
      { intent: "add-subtopic", unidade: "1", titulo: "Novo", codigo: "s3", minutos: "9" },
      { intent: "move-subtopic", subtopico: "s2", unidade: "1", lugar: "0" },
      { intent: "add-step", subtopico: "s1", tipo: "lesson", titulo: "Mais", texto: "Um texto." },
      { intent: "move-step", subtopico: "s1", passo: "4", lugar: "0" },
      { intent: "text", subtopico: "s1", passo: "0", titulo: "Mais", texto: "Outro texto." },
      {
        intent: "subtopic",
        subtopico: "s1",
        titulo: "Renomeado",
        minutos: "8",
        depois: "s2; s3",
        assunto: "",
      },
      { intent: "head", titulo: "Com outro nome", resumo: "Resumo." },
      { intent: "remove-subtopic", subtopico: "s3" },
    ];
    for (const fields of changes) {
      const response = await edit(admin, code, fields);
      expect([response.status, fields.intent]).toEqual([200, fields.intent]);
    }
    const { text } = await draftOf(code);
    expect(text).toMatch(/Renomeado[\s\S]+Lição: Mais\nOutro texto\.[\s\S]+Segunda[\s\S]+Sobre s2/);
    const page = await textAt(trackPaths.edit(code), admin.cookie);
    for (const said of ["1 pessoa está nela", "O nome passa a ser", "1 passo novo"])
      expect(page).toContain(said);
    await edit(admin, code, { intent: "subtopic", subtopico: "s1", titulo: "R", minutos: "8", depois: "s2" });
    expect((await edit(admin, code, { intent: "publish" })).status).toBe(200);
    expect((await saveProgress(student, code, { step: 0 })).step).toBe(6);
    const restored = await edit(admin, code, { intent: "restore", versao: "1" });
    expect([restored.status, (await draftOf(code)).text]).toEqual([200, trackOf(code)]);
  });

  it("refuses what is empty at its field, and a change over another one", async () => {
    const [admin, code] = [await givenAdmin(), await givenTrack()];
    for (const [fields, field] of [
      [{ intent: "add-unit", titulo: " " }, "titulo"],
      [{ intent: "add-subtopic", unidade: "0", titulo: "N", codigo: "É", minutos: "0" }, "minutos"],
      [{ intent: "subtopic", subtopico: "s1", titulo: "", minutos: "x", depois: "A B" }, "depois"],
      [{ intent: "add-step", subtopico: "s1", tipo: "lesson", texto: " " }, "texto"],
      [{ intent: "add-step", subtopico: "s1", tipo: "nada", texto: "x" }, "tipo"],
      [{ intent: "add-step", subtopico: "s1", tipo: "bank", banco: "xx" }, "banco"],
    ] as const) {
      const response = await edit(admin, code, fields);
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(`"${field}"`)]);
    }
    expect((await edit(admin, code, { intent: "add-unit", titulo: "U", revisao: "9" })).status).toBe(409);
    expect((await edit(admin, code, { intent: "remove-step", subtopico: "s1", passo: "90" })).status).toBe(
      409,
    );
    expect((await edit(admin, code, { intent: "restore", versao: "77" })).status).toBe(404);
    expect((await edit(admin, code, { intent: "nada" })).status).toBe(400);
  });

  it("are read in one trip", async () => {
    const [admin, code] = [await givenAdmin(), await givenTrack()];
    for (const path of [trackPaths.edit(), trackPaths.edit(code, "s1"), trackPaths.write(code)]) {
      const { database, trips } = countedDatabase(bindings.DB);
      expect((await openDoor({ DB: database }).send(path, { cookie: admin.cookie })).status).toBe(200);
      expect([path, trips.length]).toEqual([path, 1]);
    }
  });
});

describe("a question of a track", () => {
  const fields = {
    ...{ intent: "save", subject: "fisica", kind: "single-choice", status: "published", statement: "Nova?" },
    ...{
      "alternative-A": "um",
      "alternative-B": "dois",
      "alternative-C": "três",
      "alternative-D": "quatro",
      key: "B",
    },
  };

  async function baseAt(path: string, cookie: string): Promise<string> {
    return /name="base" value="([^"]+)"/.exec(await textAt(path, cookie))?.[1] ?? "";
  }

  it("is edited in the draft, and reaches students when it is published", async () => {
    const [admin, code] = [await givenAdmin(), await givenTrack()];
    const path = trackPaths.editQuestion(`${code}.s1.q1`);
    const base = await baseAt(path, admin.cookie);
    const saved = await postFields(path, { ...fields, base }, admin.cookie);
    expect([saved.status, saved.headers.get("Location")]).toEqual([
      302,
      trackPaths.edit(code, "s1", "questao"),
    ]);
    expect((await draftOf(code)).text).toContain("Nova?");
    const late = await postFields(path, { ...fields, statement: "Tarde", base }, admin.cookie);
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("Tarde")]);
    expect(await textAt(`/trilhas/${code}/s1?passo=3`, await givenStudent())).not.toContain("Nova?");
    await edit(admin, code, { intent: "publish" });
    expect(await textAt(`/trilhas/${code}/s1?passo=3`, await givenStudent())).toContain("Nova?");
  });

  it("new goes into the check", async () => {
    const [admin, code] = [await givenAdmin(), await givenTrack()];
    const path = trackPaths.editQuestion(`${code}.s1.nova`, true);
    const base = await baseAt(path, admin.cookie);
    expect((await postFields(path, { ...fields, base, statement: "" }, admin.cookie)).status).toBe(422);
    expect((await postFields(path, { ...fields, base }, admin.cookie)).status).toBe(302);
    expect((await draftOf(code)).text).toMatch(
      /Verificação[\s\S]+Código: q5[\s\S]+Nova\?[\s\S]+Subtópico: Sobre s2/,
    );
  });
});
