import { describe, expect, it } from "vitest";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { addBlocks, writeSection } from "#app/features/notebooks/services/change-blocks.server.ts";
import { retitleNotebook } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import type { OfflineCopy } from "#app/platform/offline/services/offline-copy.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf, type GivenNotebook, givenMember, givenNotebook } from "#tests/support/given-notebook.ts";

async function copyOf({ school, id }: GivenNotebook, cookie: string): Promise<OfflineCopy> {
  const response = await door.send(notebookPaths.copy(school.id, id), { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as OfflineCopy;
}

/** Adds a text in a section, and shows or hides the section. */
async function addText(notebook: GivenNotebook, section: string, source: string, shown: boolean) {
  const { school, id } = notebook;
  const deps = depsOf(school.manager);
  const change = { title: "Mais uma", place: "X", shown };
  await writeSection(deps, school.actor, { notebookId: id, id: section, change });
  const added = [{ id: freshId(), section, place: "V", kind: "text" as const, source }];
  await addBlocks(deps, school.actor, { notebookId: id, operation: freshId(), added });
}

describe("what a device stores of a notebook", () => {
  it("is what its reader reads, with its pictures and their size", async () => {
    const notebook = await givenNotebook();
    const { school, classId, section, blocks } = notebook;
    await bindings.DB.prepare("UPDATE blocks SET html = ? WHERE id = ?")
      .bind('<p><img alt="Um gráfico" src="/imagens/cadernos/x/a.png"></p>', blocks[0] ?? "")
      .run();
    await bindings.FILES.put("imagens/cadernos/x/a.png", new Uint8Array(300_000));
    const student = await givenMember(school.id, "student", [classId]);
    const before = await copyOf(notebook, student.cookie);
    expect(before).toMatchObject({ sections: [section], pictures: ["/imagens/cadernos/x/a.png"] });
    expect(before.bytes).toBeGreaterThan(300_000);
    const draft = freshId();
    await addText(notebook, draft, "![segredo](cadernos/x/b.png)", false);
    expect(await copyOf(notebook, student.cookie)).toEqual(before);
    const teacher = await copyOf(notebook, school.manager.cookie);
    expect(teacher.sections).toEqual([section, draft]);
  });

  it("has another stamp for another title, section or text", async () => {
    const notebook = await givenNotebook();
    const { school, id, classId } = notebook;
    const student = await givenMember(school.id, "student", [classId]);
    const stamps = [(await copyOf(notebook, student.cookie)).stamp];
    await retitleNotebook(depsOf(school.manager), school.actor, { id, title: "Outro nome" });
    stamps.push((await copyOf(notebook, student.cookie)).stamp);
    await addText(notebook, freshId(), "Novo", true);
    stamps.push((await copyOf(notebook, student.cookie)).stamp);
    expect(new Set(stamps).size).toBe(3);
  });

  it("is nothing for who does not read it: out of the class, or of another school", async () => {
    const { school, id } = await givenNotebook();
    const outside = await givenMember(school.id, "student");
    const reply = await door.send(notebookPaths.copy(school.id, id), { cookie: outside.cookie });
    expect(reply.status).toBe(404);
    const other = await givenNotebook();
    const stranger = await door.send(notebookPaths.copy(school.id, id), {
      cookie: other.school.manager.cookie,
    });
    // Sent on to their own school.
    expect(stranger.status).toBe(302);
  });
});
