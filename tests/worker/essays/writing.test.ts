import { describe, expect, it } from "vitest";
import { emptyOutline } from "#app/features/essays/domain/essay-draft.ts";
import { essayPaths } from "#app/features/essays/paths.ts";
import { loadEssay } from "#app/features/essays/services/load-essay.server.ts";
import { loadEssayVersions } from "#app/features/essays/services/load-essay-versions.server.ts";
import { loadEssays } from "#app/features/essays/services/load-essays.server.ts";
import { startEssay } from "#app/features/essays/services/start-essay.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { type Fault, faults, faultyDatabase } from "#tests/support/faulty-database.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenDraft, givenHanded, givenTheme, saveAs } from "#tests/support/writing.ts";

const ROUTE = "features/essays/pages/essay";
const opened = (known: Known, id: string) => loadEssay(visitorDeps(), known.viewer, id);
const versionsOf = async (known: Known, id: string) =>
  (await loadEssayVersions(visitorDeps(), known.viewer, id)).versions.map(({ text }) => text);

/** Posts to the sheet as its page does. */
async function act(id: string, fields: Record<string, string>, cookie: string, through = door) {
  const response = await through.post(dataAddress(essayPaths.essay(id), ROUTE), fields, { cookie });
  const reply = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  return { status: response.status, reply };
}

const savedFields = (text: string, base = 1) => ({
  intent: "save",
  revisao: String(base),
  texto: text,
  plano: JSON.stringify(emptyOutline),
  segundos: "12",
  aparelho: "celular",
});

describe("a draft", () => {
  it("is one for a theme, however often 'Escrever' is pressed, and the theme's page leads back to it", async () => {
    const known = await givenKnown();
    const themeId = await givenTheme();
    const start = () => door.post(essayPaths.theme(themeId), {}, { cookie: known.cookie });
    const replies = await Promise.all([start(), start(), start(), start()]);
    const addresses = new Set(replies.map((reply) => reply.headers.get("Location")));
    expect(addresses.size).toBe(1);
    const [address] = addresses;
    expect(address).toMatch(/^\/redacao\/[\w-]{20,64}$/);
    const page = await (await door.send(essayPaths.theme(themeId), { cookie: known.cookie })).text();
    expect(page).toContain("Continuar o rascunho");
    expect(page).toContain(`href="${address}"`);
  });

  it("of an unknown or another school's theme is not started, nor more than sixty in a day", async () => {
    const known = await givenKnown();
    const start = (themeId: string) => startEssay(visitorDeps(), known.viewer, { themeId, parentId: null });
    await expect(start("nenhum")).rejects.toMatchObject({ code: "essay-theme-not-found" });
    const hits = JSON.stringify(Array.from({ length: 60 }, () => visitorDeps().now()));
    await bindings.DB.prepare("UPDATE rate_limits SET hits = ? WHERE key = ?")
      .bind(hits, `essay:${known.viewer.num}`)
      .run();
    await expect(start(await givenTheme())).rejects.toMatchObject({ code: "too-many-essays" });
  });

  it("is saved with what the exam counts, and comes back as it was", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const text = "A leitura abre portas.\n\nNo Brasil, poucas se abrem — ainda.";
    const { status, reply } = await act(id, savedFields(text), known.cookie);
    expect([status, reply]).toMatchObject([200, { done: true, saved: { outcome: "saved", revision: 2 } }]);
    const { essay } = await opened(known, id);
    expect(essay).toMatchObject({ text, lines: 2, words: 10, spent: 12, device: "celular", state: "draft" });
  });

  it("is nobody else's, not to read, save, hand in, print or compare (SEC-05)", async () => {
    const [known, other] = [await givenKnown(), await givenKnown({ claims: ["admin"] })];
    const id = await givenDraft(known);
    await saveAs(known, { id, text: "segredo meu" });
    const { essay: before } = await opened(known, id);
    for (const path of [
      essayPaths.essay(id),
      essayPaths.print(id),
      essayPaths.versions(id),
      essayPaths.copy(id),
    ])
      expect([path, (await door.send(path, { cookie: other.cookie })).status]).toEqual([path, 404]);
    for (const fields of [savedFields("meu", 2), { intent: "hand-in", revisao: "2", modo: "text" }])
      expect((await act(id, fields, other.cookie)).status).toBe(404);
    for (const intent of ["remove-photo", "arrange"]) await act(id, { intent, foto: "x" }, other.cookie);
    expect((await opened(known, id)).essay).toEqual(before);
  });

  it("stores nothing twice and loses nothing when its save is sent again", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const replies = await Promise.all(Array.from({ length: 20 }, () => saveAs(known, { id, text: "um" })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect((await opened(known, id)).essay.revision).toBe(2);
    expect(await versionsOf(known, id)).toEqual(["um"]);
  });

  it.each([...faults])("is stored whole or not at all when the database %s", async (fault: Fault) => {
    if (fault === "stalls") return;
    const known = await givenKnown();
    const id = await givenDraft(known);
    const { database, faulty } = faultyDatabase(bindings.DB, fault, (queries) =>
      queries.some(({ sql }) => sql.includes("UPDATE essays")),
    );
    const { status } = await act(id, savedFields("um texto"), known.cookie, openDoor({ DB: database }));
    expect([status, faulty.hits > 0]).toEqual([503, true]);
    const again = await act(id, savedFields("um texto"), known.cookie);
    expect(again.reply).toMatchObject({ done: true, saved: { outcome: "saved", revision: 2 } });
    expect((await opened(known, id)).essay.text).toBe("um texto");
  });

  it("of 6,000 characters is cut there, and hostile forms are refused without a 500", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    await act(id, savedFields("á".repeat(7000)), known.cookie);
    expect((await opened(known, id)).essay.text).toHaveLength(6000);
    const hostile: Record<string, string>[] = [
      { intent: "save" },
      { intent: "hand-in" },
      { intent: "photo" },
      { intent: "x" },
      {},
    ];
    for (const fields of hostile) expect((await act(id, fields, known.cookie)).status).toBeLessThan(500);
    const plan = { ...savedFields("b", 2), plano: '{"thesis":{"a":1}', segundos: "-1", revisao: "2" };
    expect((await act(id, plan, known.cookie)).reply).toMatchObject({ done: true });
  });
});

describe("two devices", () => {
  it("over one revision: the second gets the first's text, and nothing is overwritten", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    expect(await saveAs(known, { id, text: "do celular" })).toMatchObject({ outcome: "saved", revision: 2 });
    expect(await saveAs(known, { id, text: "do computador", device: "computador" })).toMatchObject({
      outcome: "newer",
      revision: 2,
      text: "do celular",
      device: "celular",
    });
    const kept = { id, text: "do computador", device: "computador", base: 2, settles: true };
    expect(await saveAs(known, kept)).toMatchObject({ outcome: "saved", revision: 3 });
    expect(await versionsOf(known, id)).toEqual(["do computador", "do celular"]);
  });

  it("leave a version each time the author changes, and one for ten minutes of one device", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    let base = 1;
    for (const [text, device] of [
      ["a", "um"],
      ["ab", "um"],
      ["abc", "um"],
      ["abcd", "outro"],
      ["abcde", "outro"],
      ["abcdef", "um"],
    ] as const)
      base = (await saveAs(known, { id, text, device, base })).revision;
    expect(await versionsOf(known, id)).toEqual(["abcdef", "abcde", "abc", "a"]);
  });
});

describe("handing in", () => {
  it("happens once, at one moment, and ends the writing", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    await saveAs(known, { id, text: "pronto" });
    const fields = { intent: "hand-in", revisao: "2", modo: "text" };
    const replies = await Promise.all(Array.from({ length: 10 }, () => act(id, fields, known.cookie)));
    expect(new Set(replies.map(({ reply }) => reply?.handedInAt)).size).toBe(1);
    expect(replies.every(({ reply }) => reply?.done === true)).toBe(true);
    const late = await act(id, savedFields("mais uma linha", 2), known.cookie);
    expect([late.status, late.reply?.message]).toEqual([
      409,
      "Esta redação já foi entregue, e o texto não muda mais.",
    ]);
    expect((await opened(known, id)).essay).toMatchObject({
      state: "submitted",
      text: "pronto",
      way: "text",
    });
    expect((await door.send(essayPaths.copy(id), { cookie: known.cookie })).status).toBe(404);
  });

  it("without scripts submits the text along with the button", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const fields = { intent: "hand-in", revisao: "1", texto: "escrito sem scripts" };
    expect((await act(id, fields, known.cookie)).reply).toMatchObject({ done: true });
    expect((await opened(known, id)).essay).toMatchObject({
      state: "submitted",
      text: "escrito sem scripts",
    });
  });

  it("is refused of a blank sheet, without a photograph, and over a text of another device", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const handIn = async (revisao: string, modo: string) =>
      (await act(id, { intent: "hand-in", revisao, modo }, known.cookie)).reply?.message;
    expect(await handIn("1", "text")).toMatch(/^A folha está em branco/);
    expect(await handIn("1", "photos")).toMatch(/^Falta a foto/);
    await saveAs(known, { id, text: "outro aparelho", device: "outro" });
    expect(await handIn("1", "text")).toMatch(/^Há um texto mais novo/);
    expect((await opened(known, id)).essay.state).toBe("draft");
  });
});

it("one's own page has drafts, submitted essays and themes of the chosen exam", async () => {
  const known = await givenKnown();
  const [enem, ita] = [await givenTheme(), await givenTheme("ita")];
  const draft = await givenDraft(known, enem);
  const handed = await givenHanded(known, "entregue", ita);
  const page = await loadEssays(visitorDeps(), known.viewer, "ita");
  expect(page.drafts.map(({ id }) => id)).toEqual([draft]);
  expect(page.waiting.map(({ id }) => id)).toEqual([handed]);
  expect([page.returned, page.trend]).toEqual([[], null]);
  expect(new Set(page.themes.map(({ exam }) => exam))).toEqual(new Set(["ita"]));
  expect(page.themes.map(({ id }) => id)).toContain(ita);
  const visitor = await loadEssays(visitorDeps(), null, null);
  expect([visitor.drafts, visitor.waiting]).toEqual([[], []]);
  expect(visitor.themes.map(({ id }) => id)).toEqual(expect.arrayContaining([enem, ita]));
});
