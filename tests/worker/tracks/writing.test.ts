import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, givenStudent } from "#tests/support/given.ts";
import { auditOf, givenAdmin, type Known } from "#tests/support/given-admin.ts";
import { answerIn, givenTrack, trackOf, trackQuestion } from "#tests/support/given-track.ts";

const WRITE = dataAddress("/ide-trilhas", "features/tracks/pages/write-track");
const EDIT = dataAddress("/editar-trilhas", "features/tracks/pages/edit-tracks");

type Reply = {
  done: boolean;
  message: string | null;
  problems: Record<string, string>;
  revision?: number;
  conflict?: { text: string; revision: number; differences: { line: number; parts: object[] }[] | null };
};

async function posted(address: string, fields: Record<string, string>, { cookie }: Known) {
  const response = await door.post(address, fields, { cookie });
  const text = await response.text();
  return { status: response.status, reply: (text ? JSON.parse(text) : {}) as Reply };
}

async function draftOf(track: string) {
  return bindings.DB.prepare("SELECT text, revision FROM track_drafts WHERE track = ?")
    .bind(track)
    .first<{ text: string; revision: number }>();
}

/** A draft that was never published. */
async function givenDraft(author: Known): Promise<string> {
  const codigo = `r-${freshId().slice(0, 12)}`;
  const fields = { intent: "create", titulo: "Rascunho", codigo, exame: "ENEM", disciplina: "fisica" };
  const response = await door.post("/ide-trilhas", fields, { cookie: author.cookie });
  expect(response.headers.get("Location")).toBe(`/ide-trilhas?trilha=${codigo}`);
  return codigo;
}

const save = (trilha: string, text: string, revision: number, author: Known) =>
  posted(WRITE, { intent: "save", trilha, text, line: "1", revisao: String(revision) }, author);
const change = (intent: string, trilha: string, revision: number, author: Known, fields = {}) =>
  posted(EDIT, { intent, trilha, revisao: String(revision), ...fields }, author);

describe("a track's text", () => {
  it("of two authors at once stays the first one's, and the second compares both and chooses", async () => {
    const [one, other, track] = [await givenAdmin(), await givenAdmin(), await givenTrack()];
    const text = trackOf(track);
    const mine = text.replace("Uma trilha de teste.", "Uma trilha minha.");
    expect(await save(track, mine, 1, one)).toMatchObject({
      status: 200,
      reply: { done: true, revision: 2 },
    });
    const theirs = text.replace("Texto de A lição.", "Texto da outra.");
    const refused = await save(track, theirs, 1, other);
    expect(refused).toMatchObject({
      status: 409,
      reply: { done: false, conflict: { text: mine, revision: 2 } },
    });
    const lines = refused.reply.conflict?.differences?.map(({ line }) => line);
    expect(lines).toEqual([5, 14]);
    expect(JSON.stringify(refused.reply.conflict?.differences)).toContain("minha");
    expect(await draftOf(track)).toEqual({ text: mine, revision: 2 });
    // A repeat of the same text is no conflict: its reply was lost.
    expect(await save(track, mine, 1, one)).toMatchObject({ reply: { done: true, revision: 2 } });
    // Over what was compared, and over nothing newer.
    expect(await save(track, theirs, 2, other)).toMatchObject({ reply: { done: true, revision: 3 } });
    expect(await save(track, mine, 2, one)).toMatchObject({ status: 409 });
  });

  it("is refused by forms that show an older one", async () => {
    const [author, track] = [await givenAdmin(), await givenTrack()];
    await save(track, trackOf(track).replace("de teste", "nova"), 1, author);
    for (const [intent, fields] of [
      ["publish", {}],
      ["restore", { versao: "1" }],
      ["head", { titulo: "T", resumo: "R" }],
    ] as const)
      expect(await change(intent, track, 1, author, fields), intent).toMatchObject({ status: 409 });
    expect(await change("restore", track, 2, author, { versao: "1" })).toMatchObject({
      reply: { done: true },
    });
    expect(await draftOf(track)).toEqual({ text: trackOf(track), revision: 3 });
  });

  it("is for admins alone", async () => {
    const track = await givenTrack();
    const fields = { intent: "save", trilha: track, text: "x", line: "1", revisao: "1" };
    const sent = await door.post(WRITE, fields, { cookie: await givenStudent() });
    expect(sent.status).toBe(401);
    expect(await draftOf(track)).toEqual({ text: trackOf(track), revision: 1 });
  });
});

describe("a draft", () => {
  it("that was never published can be deleted, as it was shown, and is audited whole", async () => {
    const author = await givenAdmin();
    const track = await givenDraft(author);
    expect(await save(track, `${trackOf(track)}\n`, 1, author)).toMatchObject({ reply: { revision: 2 } });
    expect(await change("delete", track, 1, author)).toMatchObject({ status: 409 });
    expect((await change("delete", track, 2, author)).status).toBe(204);
    expect(await draftOf(track)).toBeNull();
    const [audited] = await auditOf(track);
    expect(audited?.action).toBe("track.delete");
    expect(JSON.parse(audited?.before ?? "{}").text).toContain("# Trilha:");
    expect((await save(track, "volta", 2, author)).status).toBe(404);
  });

  it("of a published track stays", async () => {
    const [author, track] = [await givenAdmin(), await givenTrack()];
    expect(await change("delete", track, 1, author)).toMatchObject({ status: 409 });
    expect(await draftOf(track)).toMatchObject({ revision: 1 });
    expect(await auditOf(track)).toHaveLength(1);
  });
});

describe("a question of a track", () => {
  it("is edited in its track: the bank's editor leads there, and stays for one that left it", async () => {
    const [author, track] = [await givenAdmin(), await givenTrack()];
    const code = await trackQuestion(track, "q1");
    const opened = await door.send(`/q/${code}/editar`, { cookie: author.cookie });
    expect([opened.status, opened.headers.get("Location")]).toEqual([302, `/t/${track}.s1.q1/editar`]);
    const page = await door.send(`/t/${track}.s1.q1/editar`, { cookie: author.cookie });
    expect(await page.text()).toContain("na próxima publicação da trilha");
    await save(track, trackOf(track, [{ code: "s2" }]), 1, author);
    expect((await door.send(`/q/${code}/editar`, { cookie: author.cookie })).status).toBe(200);
  });

  it("whose key changes is shown before the publication, which regrades the answers given", async () => {
    const [author, track, cookie] = [await givenAdmin(), await givenTrack(), await givenStudent()];
    await answerIn(cookie, track, { q1: "C", q2: "B" });
    const text = trackOf(track).replace("Gabarito: B", "Gabarito: C");
    await save(track, text, 1, author);
    const page = await door.send(`/editar-trilhas?trilha=${track}`, { cookie: author.cookie });
    expect(await page.text()).toContain("Sobre s1, q1: o gabarito passa de B a C");
    expect(await change("publish", track, 2, author)).toMatchObject({ reply: { done: true } });
    const marks = await bindings.DB.prepare(
      `SELECT a.correct AS right FROM answers a JOIN question_sources s ON s.ord = a.ord
      WHERE s.path IN (?1 || '/s1/q1', ?1 || '/s1/q2') ORDER BY s.path`,
    )
      .bind(track)
      .all<{ right: number }>();
    expect(marks.results).toEqual([{ right: 1 }, { right: 1 }]);
  });

  it("unchanged in the text retains the bank's changes", async () => {
    const [author, track] = [await givenAdmin(), await givenTrack()];
    const [code, ord] = [await trackQuestion(track, "q2"), "SELECT ord FROM question_sources WHERE path = ?"];
    const row = await bindings.DB.prepare(ord).bind(`${track}/s1/q2`).first<{ ord: number }>();
    await bindings.DB.prepare("UPDATE questions SET difficulty = 3 WHERE ord = ?").bind(row?.ord).run();
    await save(track, trackOf(track).replace("em q1?", "em q1, mudada?"), 1, author);
    expect(await change("publish", track, 2, author)).toMatchObject({ reply: { done: true } });
    const after = await bindings.DB.prepare("SELECT difficulty FROM questions WHERE ord = ?")
      .bind(row?.ord)
      .first();
    expect(after).toEqual({ difficulty: 3 });
    expect(await trackQuestion(track, "q2")).toBe(code);
  });
});
