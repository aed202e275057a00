import { describe, expect, it } from "vitest";
import {
  addBlocks,
  saveBlockText,
  writeSection,
} from "#app/features/notebooks/services/change-blocks.server.ts";
import { listNotebooks } from "#app/features/notebooks/services/list-notebooks.server.ts";
import { loadNotebook, savePlace } from "#app/features/notebooks/services/load-notebook.server.ts";
import { createNotebook } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { freshId } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { depsOf, givenMember, givenNotebook, givenNotebookIn } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

/** What work of a person costs. */
async function costOf(known: Known, work: (deps: ReturnType<typeof depsOf>) => Promise<unknown>) {
  const { database, trips } = countedDatabase(bindings.DB);
  await work(depsOf(known, { DB: database }));
  const first = trips.slice(0, 1);
  return { trips: trips.length, read: rowsRead(first), written: rowsWritten(first) };
}

const texts = Array.from({ length: 40 }, (_, index) => `Texto ${index}`);

describe("a notebook's rows (P2, P4):", () => {
  it("a reader's are bounded by the blocks", async () => {
    const { school, id, classId } = await givenNotebook(texts);
    const student = await givenMember(school.id, "student", [classId]);
    const cost = await costOf(student, (deps) => loadNotebook(deps, student.actor, { id, asked: null }));
    expect(cost.trips).toBe(1);
    expect(cost.read).toBeLessThanOrEqual(8 + texts.length);
  });

  it("of many sections only the open one's blocks are read", async () => {
    const { school, id, classId } = await givenNotebook(texts.slice(0, 4));
    const student = await givenMember(school.id, "student", [classId]);
    const deps = depsOf(school.manager);
    const read = () => costOf(student, (its) => loadNotebook(its, student.actor, { id, asked: null }));
    const before = await read();
    const SECTIONS = 10;
    for (let index = 0; index < SECTIONS; index++) {
      const section = freshId();
      const change = { title: `Seção ${index}`, place: `X${index}`, shown: true };
      await writeSection(deps, school.actor, { notebookId: id, id: section, change });
      const added = texts.map((source, order) => ({
        id: freshId(),
        section,
        place: `V${String.fromCharCode(65 + Math.floor(order / 26))}${String.fromCharCode(65 + (order % 26))}`,
        kind: "text" as const,
        source,
      }));
      await addBlocks(deps, school.actor, { notebookId: id, operation: freshId(), added });
    }
    // A section's name is looked at by each of the three statements, its 40 blocks by none.
    expect((await read()).read - before.read).toBeLessThanOrEqual(3 * SECTIONS);
  });

  it("a save reads five and writes two, the next one within ten minutes one", async () => {
    const { school, id, blocks } = await givenNotebook();
    const { manager, actor } = school;
    const sent = { notebookId: id, id: blocks[0] ?? "", kind: "text" as const, source: "Outro" };
    const teacher = await givenMember(school.id, "assistant");
    const other = await costOf(teacher, (deps) =>
      saveBlockText(deps, teacher.actor, { ...sent, revision: 1, operation: freshId() }),
    );
    const again = await costOf(teacher, (deps) =>
      saveBlockText(deps, teacher.actor, { ...sent, revision: 2, operation: freshId() }),
    );
    const stale = await costOf(manager, (deps) =>
      saveBlockText(deps, actor, { ...sent, revision: 1, operation: freshId() }),
    );
    expect([other.written, again.written, stale.written]).toEqual([2, 1, 0]);
    expect(Math.max(other.read, again.read)).toBeLessThanOrEqual(5);
    expect(stale.read).toBeLessThanOrEqual(6);
  });

  it("a student's notebooks are those read last first", async () => {
    const first = await givenNotebook();
    const { school, classId, id } = first;
    const others = [await givenNotebookIn(first), await givenNotebookIn(first)];
    const [second = "", third = ""] = others.map((notebook) => notebook.id);
    const student = await givenMember(school.id, "student", [classId]);
    const order = async () =>
      (
        await listNotebooks(depsOf(student), student.actor, { text: "", active: null, classId: null }, null)
      ).notebooks.map((notebook) => notebook.id);
    expect(await order()).toEqual([third, second, id]);
    const read = `INSERT INTO notebook_readings (person, notebook, sections, at)
      SELECT ?, num, '{}', ? FROM notebooks WHERE id = ?`;
    await rowsOf(read, student.actor.person ?? -1, 10, second);
    await rowsOf(read, student.actor.person ?? -1, 20, id);
    expect(await order()).toEqual([id, second, third]);
  });

  it("a page of the management is bounded by what it shows", async () => {
    const { school } = await givenNotebook();
    const { manager, actor } = school;
    for (let index = 0; index < 60; index++) await createNotebook(depsOf(manager), actor, `Caderno ${index}`);
    const none = { text: "", active: null, classId: null };
    const all = await costOf(manager, (deps) => listNotebooks(deps, actor, none, null));
    const found = await costOf(manager, (deps) =>
      listNotebooks(deps, actor, { ...none, text: "cadern 7" }, null),
    );
    const active = await costOf(manager, (deps) =>
      listNotebooks(deps, actor, { ...none, active: true }, null),
    );
    expect([all.trips, found.trips]).toEqual([1, 1]);
    expect(Math.max(all.read, found.read, active.read)).toBeLessThanOrEqual(131);
  });

  it("a reading mark writes one", async () => {
    const { school, id, section, classId } = await givenNotebook();
    const student = await givenMember(school.id, "student", [classId]);
    const place = { id, section, block: "", ended: false };
    await costOf(student, (deps) => savePlace(deps, student.actor, place));
    const cost = await costOf(student, (deps) => savePlace(deps, student.actor, { ...place, ended: true }));
    expect(cost.written).toBe(1);
  });
});
