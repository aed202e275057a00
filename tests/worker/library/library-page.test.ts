import { describe, expect, it } from "vitest";
import { titleWords } from "#app/features/library/domain/material-title.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId } from "#tests/support/given.ts";
import { givenLibrary, pdfOf, sendFile } from "#tests/support/uploading.ts";

type Listed = { id: string; title: string; isActive: boolean };
type Library = {
  materials: Listed[];
  next: number | null;
  total: { count: number; capped: boolean } | null;
  space: { used: number };
};

async function library(schoolId: string, cookie: string, query = ""): Promise<Library> {
  const path = dataAddress(`/escolas/${schoolId}/biblioteca${query}`, "features/library/pages/library");
  return (await door.send(path, { cookie })).json();
}

const titles = async (...args: Parameters<typeof library>) =>
  (await library(...args)).materials.map(({ title }) => title);

async function givenVideos(schoolId: string, count: number, title: (index: number) => string): Promise<void> {
  const row = bindings.DB.prepare(
    `INSERT INTO materials (id, school_id, title, kind, video_url, words, created_at, updated_at, is_active)
    VALUES (?, ?, ?, 'videoURL', 'https://youtu.be/x', ?, 1, 1, ?)`,
  );
  const rows = Array.from({ length: count }, (_, index) =>
    row.bind(freshId(), schoolId, title(index), titleWords(schoolId, title(index)), index % 2),
  );
  await bindings.DB.batch(rows);
}

/** Sends a form of the page; its reply. */
async function act(place: { schoolId: string; cookie: string; id?: string }, fields: Record<string, string>) {
  const { schoolId, cookie, id } = place;
  const page = id ? "material" : "library";
  const path = `/escolas/${schoolId}/biblioteca${id ? `/${id}` : ""}`;
  const response = await door.post(dataAddress(path, `features/library/pages/${page}`), fields, { cookie });
  const reply = (await response.json()) as {
    message: string | null;
    problems: object;
    undo?: { intent: string; ids: string[] };
  };
  return { status: response.status, ...reply };
}

describe("the library's list", () => {
  it("is found by the beginnings of words, without accents and case, in one's own school alone", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const other = await givenLibrary();
    await givenVideos(other.schoolId, 2, () => "Óptica alheia");
    for (const name of ["Óptica geométrica.pdf", "Ondas_e_Óptica.pdf", "Mecânica.pdf"])
      await sendFile({ name, bytes: pdfOf(name) }, { cookie, schoolId });
    expect(await titles(schoolId, cookie)).toEqual(["Mecânica", "Ondas e Óptica", "Óptica geométrica"]);
    expect(await titles(schoolId, cookie, "?q=OPTICA")).toEqual(["Ondas e Óptica", "Óptica geométrica"]);
    expect(await titles(schoolId, cookie, "?q=opt+ond")).toEqual(["Ondas e Óptica"]);
    expect(await titles(schoolId, cookie, `?q=${encodeURIComponent('" OR live*')}`)).toEqual([]);
    expect(await titles(schoolId, cookie, "?tipo=word")).toEqual([]);
    expect(await titles(schoolId, cookie, "?tipo=pdf&situacao=active")).toHaveLength(3);
  });

  it("goes on by key through every material, once each", async () => {
    const { schoolId, cookie } = await givenLibrary();
    await givenVideos(schoolId, 60, (index) => `Vídeo ${index}`);
    const seen: string[] = [];
    for (let query = ""; ; ) {
      const { materials, next, total } = await library(schoolId, cookie, query);
      seen.push(...materials.map(({ title }) => title));
      if (query === "") expect(total).toEqual({ count: 60, capped: false });
      if (next === null) break;
      query = `?antes=${next}`;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Vídeo ${59 - index}`));
  });

  it("costs one trip and rows for what it shows, however many there are (P1, P2)", async () => {
    const { schoolId, cookie } = await givenLibrary();
    await givenVideos(schoolId, 400, (index) => `Vídeo ${index}`);
    for (const query of ["", "?q=video", "?situacao=active", "?q=video&antes=200&tipo=videoURL"]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const response = await openDoor({ DB: database }).send(`/escolas/${schoolId}/biblioteca${query}`, {
        cookie,
      });
      await response.text();
      expect([response.status, trips.length]).toEqual([200, 1]);
      expect(rowsRead(trips)).toBeLessThanOrEqual(190);
    }
  });
});

describe("changing materials", () => {
  it("in a batch changes those that are not so yet, and undoes it", async () => {
    const { schoolId, cookie } = await givenLibrary();
    await givenVideos(schoolId, 4, (index) => `V${index}`);
    const all = (await library(schoolId, cookie)).materials;
    const ids = all.map(({ id }) => id);
    const sendAll = (intent: string, chosen: readonly string[]) => {
      const body = new URLSearchParams([["intent", intent], ...chosen.map((id) => ["id", id])]);
      return door
        .send(dataAddress(`/escolas/${schoolId}/biblioteca`, "features/library/pages/library"), {
          method: "POST",
          cookie,
          headers: { Origin: "https://farol.test" },
          body,
        })
        .then(
          (response) =>
            response.json() as Promise<{ message: string; undo: { intent: string; ids: string[] } | null }>,
        );
    };
    const inactivated = await sendAll("inactivate", ids);
    expect([inactivated.message, inactivated.undo?.intent]).toEqual(["2 materiais inativados.", "activate"]);
    expect(await titles(schoolId, cookie, "?situacao=active")).toEqual([]);
    await sendAll("activate", inactivated.undo?.ids ?? []);
    expect(await titles(schoolId, cookie, "?situacao=active")).toEqual(["V3", "V1"]);
    const deleted = await sendAll("delete", ids.slice(0, 3));
    expect(deleted.message).toBe("3 materiais excluídos.");
    expect(await titles(schoolId, cookie)).toEqual(["V0"]);
    expect(await titles(schoolId, cookie, "?situacao=deleted")).toEqual(["V3", "V2", "V1"]);
    const restored = await sendAll("restore", deleted.undo?.ids ?? []);
    expect([restored.message, await titles(schoolId, cookie)]).toEqual([
      "3 materiais restaurados.",
      ["V3", "V2", "V1", "V0"],
    ]);
    expect((await sendAll("purge", ids)).message).toBe("0 materiais apagados de vez.");
    await sendAll("delete", ids);
    expect((await sendAll("purge", ids)).message).toBe("4 materiais apagados de vez.");
    expect(await titles(schoolId, cookie, "?situacao=deleted")).toEqual([]);
  });

  it("does nothing to another school's, by whatever form", async () => {
    const { schoolId, cookie } = await givenLibrary();
    await givenVideos(schoolId, 1, () => "Alheio");
    const [material] = (await library(schoolId, cookie)).materials;
    const id = material?.id ?? "";
    const stranger = await givenLibrary();
    for (const intent of ["inactivate", "delete", "restore", "purge"])
      expect((await act(stranger, { intent, id })).message).toMatch(/^0 materiais/);
    expect((await act({ ...stranger, id }, { intent: "rename", title: "Meu" })).status).toBe(404);
    const replaced = await sendFile({ name: "x.pdf", bytes: pdfOf("x") }, { ...stranger, target: id });
    expect(replaced.refusal).toContain("Este material não existe mais");
    const begun = bindings.DB.prepare("SELECT count(*) AS n FROM uploads WHERE owner = ?").bind(
      stranger.schoolId,
    );
    expect(await begun.first("n")).toBe(0);
    expect((await library(schoolId, cookie)).materials).toEqual([material]);
    expect((await bindings.FILES.list({ prefix: `materials/${stranger.schoolId}/` })).objects).toEqual([]);
  });

  it("names it, by a title of 1 to 120 characters", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const { value } = await sendFile({ name: "a.pdf", bytes: pdfOf("a") }, { cookie, schoolId });
    const place = { schoolId, cookie, id: value?.id ?? "" };
    expect((await act(place, { intent: "rename", title: "  Lista  de Óptica " })).message).toBe(
      "Título salvo.",
    );
    expect(await titles(schoolId, cookie, "?q=optica")).toEqual(["Lista de Óptica"]);
    expect(await titles(schoolId, cookie, "?q=a")).toEqual([]);
    const refused = await act(place, { intent: "rename", title: " " });
    expect([refused.status, Object.keys(refused.problems)]).toEqual([422, ["title"]]);
  });

  it("replaces the file under the same address, and frees the former one's space", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const { value } = await sendFile({ name: "a.pdf", bytes: pdfOf("first", 5000) }, { cookie, schoolId });
    const path = `/escolas/${schoolId}/biblioteca/${value?.id}/arquivo`;
    const bytes = pdfOf("second", 900);
    const replaced = await sendFile({ name: "b.pdf", bytes }, { cookie, schoolId, target: value?.id });
    expect(replaced.value?.id).toBe(value?.id);
    expect(await (await door.send(path, { cookie })).text()).toContain("second");
    const { space, materials } = await library(schoolId, cookie);
    expect([space.used, materials.map(({ title }) => title)]).toEqual([bytes.length, ["a"]]);
  });

  it("adds a video by its address, and shows nothing of its site before a click", async () => {
    const { schoolId, cookie } = await givenLibrary();
    const added = await act(
      { schoolId, cookie },
      { intent: "video", address: "https://youtu.be/abc", title: "" },
    );
    expect(added.message).toBe("Vídeo adicionado.");
    const refused = await act(
      { schoolId, cookie },
      { intent: "video", address: "javascript:alert(1)", title: "x" },
    );
    expect([refused.status, Object.keys(refused.problems)]).toEqual([422, ["address"]]);
    const [video] = (await library(schoolId, cookie)).materials;
    expect(video?.title).toBe("Vídeo do YouTube");
    const html = await (await door.send(`/escolas/${schoolId}/biblioteca/${video?.id}`, { cookie })).text();
    expect(html).toContain("Abrir vídeo (vem do <!-- -->YouTube");
    expect(html).not.toMatch(/<(?:iframe|img|script|link|video)[^>]+youtu/);
  });

  it("writes few rows", async () => {
    const { schoolId, cookie } = await givenLibrary();
    await givenVideos(schoolId, 1, () => "V");
    const [material] = (await library(schoolId, cookie)).materials;
    const { database, trips } = countedDatabase(bindings.DB);
    const fields = { intent: "activate", id: material?.id ?? "" };
    await openDoor({ DB: database }).post(`/escolas/${schoolId}/biblioteca`, fields, { cookie });
    expect(rowsWritten(trips.slice(0, 1))).toBeLessThanOrEqual(4);
  });
});
