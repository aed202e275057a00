import { expect, it } from "vitest";
import { addBlocks } from "#app/features/notebooks/services/change-blocks.server.ts";
import { loadNotebookToWrite } from "#app/features/notebooks/services/edit-notebook.server.ts";
import { createNotebook, removeNotebooks } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { fromOurPage, openDoor } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { type GivenSchool, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { pdfOf, sendFile } from "#tests/support/uploading.ts";

async function givenMaterial({ id, manager }: GivenSchool, name: string): Promise<string> {
  await sendFile({ name: `${name}.pdf`, bytes: pdfOf(name) }, { cookie: manager.cookie, schoolId: id });
  const [row] = await rowsOf<{ id: string }>(
    "SELECT id FROM materials WHERE school_id = ? AND title = ?",
    id,
    name,
  );
  return row?.id ?? "";
}

/** A notebook whose only section shows the materials. */
async function givenUse({ manager, actor }: GivenSchool, title: string, materials: readonly string[]) {
  const deps = depsOf(manager);
  const notebookId = await createNotebook(deps, actor, title);
  const [section] = (await loadNotebookToWrite(depsOf(manager), actor, notebookId)).sections;
  const added = materials.map((material, index) => ({
    id: freshId(),
    section: section?.id ?? "",
    place: `Z${index}`,
    kind: "material" as const,
    source: JSON.stringify({ material, title: "x" }),
  }));
  await addBlocks(deps, actor, { notebookId, operation: freshId(), added });
  return { notebookId, section: section?.id ?? "", blocks: added.map(({ id }) => id) };
}

async function pageOf({ manager }: GivenSchool, path: string) {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(path, { cookie: manager.cookie });
  return { html: (await response.text()).replaceAll("<!-- -->", ""), trips: trips.length };
}

async function remove({ id, manager }: GivenSchool, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams([["intent", "delete"], ...fields.map(([name, value]) => [name, value])]);
  const sent = { method: "POST", cookie: manager.cookie, headers: fromOurPage, body };
  const response = await openDoor({ DB: bindings.DB }).send(schoolPaths.library(id), sent);
  return (await response.text()).replaceAll("<!-- -->", "");
}

it("a material says which notebooks use it, in one trip, and is deleted only by who was shown them", async () => {
  const school = await givenSchoolWith();
  const waves = await givenMaterial(school, "Ondas");
  const free = await givenMaterial(school, "Livre");
  const one = await givenUse(school, "Cinemática", [waves, waves]);
  const two = await givenUse(school, "Óptica", [waves]);
  const gone = await givenUse(school, "Calor", [waves]);
  const other = await givenUse(await givenSchoolWith(), "Alheio", [waves]);
  expect(other.blocks).toHaveLength(1);
  for (const path of [schoolPaths.library(school.id), schoolPaths.material(school.id, waves)]) {
    const { html, trips } = await pageOf(school, path);
    expect(trips).toBe(1);
    expect(html).toContain("Usado em 3 cadernos");
    expect(html).not.toContain("Alheio");
  }
  expect((await pageOf(school, schoolPaths.material(school.id, waves))).html).toContain(
    "aparece também em 3 cadernos",
  );

  await removeNotebooks(depsOf(school.manager), school.actor, [gone.notebookId]);
  await bindings.DB.prepare(
    "UPDATE notebooks SET sections = json_set(sections, '$.' || ? || '.deleted', json('true')) WHERE id = ?",
  )
    .bind(two.section, two.notebookId)
    .run();
  await bindings.DB.prepare("UPDATE blocks SET deleted = 1 WHERE id = ?").bind(one.blocks[0]).run();
  expect((await pageOf(school, schoolPaths.library(school.id))).html).toContain("Usado em 1 caderno");

  const asked = await remove(school, [
    ["id", waves],
    ["id", free],
  ]);
  expect(asked).toContain("1 material está em uso");
  expect(asked).toContain("Cinemática");
  expect(
    await rowsOf("SELECT id FROM materials WHERE school_id = ? AND deleted_at IS NOT NULL", school.id),
  ).toEqual([]);
  expect(await remove(school, [["id", free]])).toContain("1 material excluído.");
  expect(
    await remove(school, [
      ["id", waves],
      ["sure", "sim"],
    ]),
  ).toContain("1 material excluído.");
  expect(await remove(await givenSchoolWith(), [["id", waves]])).toContain("0 materiais excluídos.");
});
