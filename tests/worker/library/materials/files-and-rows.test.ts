import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "#app/platform/errors/catalogue.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { givenBank, givenPerson, type StoredQuestion, signedIn } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";
import { editedStudy, givenPublished, givenStudy, postStudy } from "#tests/support/given-study.ts";
import { givenLibrary, pdfOf, sendFile } from "#tests/support/uploading.ts";

let admin: string;
let student: string;
let bank: StoredQuestion[];
const place = { ownerKind: "study-material", schoolId: "platform" } as const;

beforeAll(async () => {
  bank = await givenBank(400);
  admin = (await givenAdmin()).cookie;
  student = await signedIn(await givenPerson());
});

async function statusOf(path: string, cookie?: string): Promise<number> {
  const response = await door.send(path, { cookie });
  await response.body?.cancel();
  return response.status;
}

describe("a material's file", () => {
  const file = { name: "Ondas.pdf", bytes: pdfOf("ondas") };

  it("is sent by admins alone, to a material that is there", async () => {
    const id = await givenStudy(admin, "pdf");
    const { cookie: teacher } = await givenLibrary("admin");
    expect((await sendFile(file, { ...place, cookie: student, target: id })).status).toBe(403);
    expect((await sendFile(file, { ...place, cookie: teacher, target: id })).status).toBe(403);
    const missing = { status: 200, value: null, refusal: catalogue["material-not-found"].message };
    for (const wrong of [{ target: "nenhum" }, { target: null }, { target: id, schoolId: "horizonte" }])
      expect(await sendFile(file, { ...place, cookie: admin, ...wrong })).toEqual(missing);
    expect((await sendFile(file, { ...place, cookie: admin, target: id })).value?.id).toBe(id);
  });

  it("is nobody's before it is published; a new one waits as a draft, and the old one stays", async () => {
    const id = await givenStudy(admin, "pdf");
    await sendFile(file, { ...place, cookie: admin, target: id });
    const paths = [`/m/${id}/arquivo`, `/m/${id}/arquivo?rascunho=1`];
    for (const cookie of [undefined, student])
      for (const path of paths) expect([path, await statusOf(path, cookie)]).toEqual([path, 404]);
    expect(await statusOf(`/m/${id}/arquivo?rascunho=1`, admin)).toBe(200);
    await postStudy(id, "publish", admin, { text: "" });
    const served = await door.send(`/m/${id}/arquivo`);
    expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(await served.text()).toContain("ondas");
    await sendFile({ name: "Nova.pdf", bytes: pdfOf("nova") }, { ...place, cookie: admin, target: id });
    expect(await (await door.send(`/m/${id}/arquivo`)).text()).toContain("ondas");
    expect(await (await door.send(`/m/${id}/arquivo?rascunho=1`, { cookie: admin })).text()).toContain(
      "nova",
    );
    expect((await editedStudy(id, admin)).version).toBe(3);
  });

  it("is deleted with its material", async () => {
    const id = await givenStudy(admin, "word");
    await sendFile(file, { ...place, cookie: admin, target: id });
    await postStudy(id, "delete", admin);
    const left = await bindings.DB.prepare(
      "SELECT state FROM uploads WHERE target = ? AND owner_kind = 'study-material'",
    )
      .bind(id)
      .all();
    expect(left.results).toEqual([{ state: "dropped" }]);
  });

  it("is no school's: a teacher finds no material of the platform in a library", async () => {
    const id = await givenPublished(admin);
    const { schoolId, cookie } = await givenLibrary();
    expect(await statusOf(`/escolas/${schoolId}/biblioteca/${id}`, cookie)).toBe(404);
    expect(await statusOf(`/escolas/${schoolId}/biblioteca/${id}/arquivo`, cookie)).toBe(404);
  });
});

describe("rows read and trips", () => {
  async function costOf(path: string, cookie?: string) {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send(path, { cookie });
    return {
      status: response.status,
      html: await response.text(),
      trips: trips.length,
      rows: rowsRead(trips),
    };
  }

  it("the list, a page with five questions, its copy and its editor are one trip each", async () => {
    const codes = bank.slice(0, 5).map(({ code }) => code);
    const text = `## Inércia\n\nTexto.\n\n::questões ${codes.join(" ")}`;
    const id = await givenPublished(admin, { text });
    for (let more = 0; more < 60; more++) {
      const copy = `${id}-${more}`;
      await bindings.DB.batch([
        bindings.DB.prepare("INSERT INTO study_materials (id, created_at) VALUES (?, 1)").bind(copy),
        bindings.DB.prepare(
          `INSERT INTO study_versions (material, version, kind, title, summary, subject, topics, source, parts, questions, minutes, words, saved_at, published_at)
          SELECT ?, 1, kind, title, summary, subject, topics, source, parts, questions, minutes, words, 1, 1 FROM study_versions WHERE material = ?`,
        ).bind(copy, id),
        bindings.DB.prepare("UPDATE study_materials SET live = 1 WHERE id = ?").bind(copy),
      ]);
    }
    const most: [path: string, cookie: string | undefined, rows: number][] = [
      ["/materiais", undefined, 110],
      ["/materiais?q=leis&disciplina=fisica&pagina=2", student, 160],
      ["/materiais?ordem=titulo", student, 260],
      [`/m/${id}`, student, 40],
      [`/m/${id}/copia`, student, 40],
      [`/m/${id}/editar`, admin, 60],
    ];
    for (const [path, cookie, rows] of most) {
      const cost = await costOf(path, cookie);
      expect([path, cost.status, cost.trips]).toEqual([path, 200, 1]);
      expect([path, Math.max(cost.rows, rows)]).toEqual([path, rows]);
    }
  });

  it("a question names materials of its topics, newest first, and none of its drafts", async () => {
    const question = bank.find(({ draft }) => draft.subject === "fisica" && draft.topics.length > 0);
    const [topic = ""] = question?.draft.topics ?? [];
    const id = await givenPublished(admin, { title: "Para este assunto", topics: [topic] });
    const path = dataAddress(`/q/${question?.code}/parecidas`, "features/questions/pages/similar-questions");
    const named = async () => {
      const response = await door.send(path);
      const { materials } = (await response.json()) as { materials: { address: string }[] };
      return materials.map(({ address }) => address);
    };
    expect((await named())[0]).toBe(`/m/${id}`);
    await postStudy(id, "withdraw", admin);
    expect(await named()).not.toContain(`/m/${id}`);
  });
});
