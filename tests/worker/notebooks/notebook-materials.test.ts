import { expect, it } from "vitest";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { addBlocks, writeSection } from "#app/features/notebooks/services/change-blocks.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf, givenMember, givenNotebook } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { pdfOf, sendFile } from "#tests/support/uploading.ts";

it("a material is read by who reads its section, while it is there, and by nobody else (SEC-04)", async () => {
  const { school, id, section, classId } = await givenNotebook();
  const { manager, actor } = school;
  await sendFile(
    { name: "Ondas.pdf", bytes: pdfOf("ondas") },
    { cookie: manager.cookie, schoolId: school.id },
  );
  const [material] = await rowsOf<{ id: string }>("SELECT id FROM materials WHERE school_id = ?", school.id);
  const source = JSON.stringify({ material: material?.id, title: "Ondas" });
  const block = { id: freshId(), section, place: "Z", kind: "material" as const, source };
  await addBlocks(depsOf(manager), actor, { notebookId: id, operation: freshId(), added: [block] });
  const student = await givenMember(school.id, "student", [classId]);
  const outside = await givenMember(school.id, "student");
  const stranger = await givenMember((await givenNotebook()).school.id, "admin");
  const path = notebookPaths.file(school.id, id, block.id);
  const statusFor = async (cookie: string | undefined) => {
    const response = await door.send(path, { cookie });
    await response.body?.cancel();
    return response.status;
  };
  expect(
    await (await door.send(notebookPaths.notebook(school.id, id), { cookie: student.cookie })).text(),
  ).toContain("Ondas");
  const file = await door.send(path, { cookie: student.cookie });
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(await file.text()).toMatch(/^%PDF-/);
  const others = [outside.cookie, stranger.cookie, undefined];
  expect(await Promise.all(others.map(statusFor))).toEqual([404, 302, 302]);

  const change = (shown: boolean) => ({ notebookId: id, id: section, change: { shown } });
  await writeSection(depsOf(manager), actor, change(false));
  expect([await statusFor(student.cookie), await statusFor(manager.cookie)]).toEqual([404, 200]);
  await writeSection(depsOf(manager), actor, change(true));
  await bindings.DB.prepare("UPDATE materials SET is_active = 0 WHERE id = ?").bind(material?.id).run();
  expect(await statusFor(student.cookie)).toBe(404);
});
