import { describe, expect, it } from "vitest";
import { accountPaths } from "#app/features/home/paths.ts";
import { savePlace } from "#app/features/notebooks/services/load-notebook.server.ts";
import { retitleNotebook } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { door } from "#tests/support/door.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { depsOf, givenMember, givenNotebook } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

describe("a notebook's new title", () => {
  it("is noted with the one before, and only where it changes", async () => {
    const { school, id } = await givenNotebook();
    const rename = (title: string) => retitleNotebook(depsOf(school.manager), school.actor, { id, title });
    await rename("Ondas e som");
    await rename("Ondas e som");
    const rows = await rowsOf<{ before: string; after: string }>(
      "SELECT before, after FROM audit WHERE subject_id = ? AND action = 'school.notebook' ORDER BY num",
      id,
    );
    expect(rows.slice(1).map(({ before, after }) => [JSON.parse(before), JSON.parse(after)])).toEqual([
      [{ title: "Cinemática" }, { title: "Ondas e som" }],
    ]);
  });

  it("of somebody without the right is neither changed nor noted", async () => {
    const { school, id } = await givenNotebook();
    const stranger = await givenMember(school.id, "teacher");
    const sent = { id, title: "Meu agora" };
    await expect(retitleNotebook(depsOf(stranger), stranger.actor, sent)).rejects.toMatchObject({
      code: "notebook-not-found",
    });
    expect(await rowsOf("SELECT 1 FROM audit WHERE after LIKE '%Meu agora%'")).toEqual([]);
  });
});

describe("where somebody is in a notebook", () => {
  it("is in the copy of their data, and is deleted with their account alone", async () => {
    const { school, id, section, classId, blocks } = await givenNotebook();
    const [mine, other] = [
      await givenMember(school.id, "student", [classId]),
      await givenMember(school.id, "student", [classId]),
    ];
    for (const each of [mine, other])
      await savePlace(depsOf(each), each.actor, { id, section, block: blocks[0] ?? "", ended: true });
    const reply = await door.send(accountPaths.data(), { cookie: mine.cookie });
    const { leituraDeCadernos } = (await reply.json()) as Record<string, unknown>;
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(leituraDeCadernos).toEqual([
      {
        numeroDoCaderno: expect.any(Number),
        secoes: { [section]: moment, [`${section}:end`]: moment },
        ultimaSecao: section,
        ultimoBloco: blocks[0],
        data: moment,
      },
    ]);
    const erased = await door.post(
      accountPaths.account(),
      { intent: "delete", current: mine.person.password, agreed: "sim" },
      { cookie: mine.cookie, headers: freshAddress() },
    );
    expect(erased.status).toBe(302);
    const left = await rowsOf<{ person: number }>("SELECT person FROM notebook_readings");
    const people = left.map(({ person }) => person);
    expect(people).toContain(other.actor.person);
    expect(people).not.toContain(mine.actor.person);
  });
});
