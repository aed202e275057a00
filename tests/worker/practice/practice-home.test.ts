import { beforeAll, describe, expect, it } from "vitest";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenPracticeQuestions, item, save, started, textAt } from "#tests/support/practising.ts";

let codes: string[];

beforeAll(async () => {
  ({ codes } = await givenPracticeQuestions(3));
});

describe("the way back into a session under way", () => {
  it("is on the first page while there is one, and costs it one row", async () => {
    const { cookie } = await studentWithNumber();
    const cost = async () => {
      const { database, trips } = countedDatabase(bindings.DB);
      const html = await (await openDoor({ DB: database }).send("/geral", { cookie })).text();
      return { html, trips: trips.length, rows: rowsRead(trips) };
    };
    const before = await cost();
    expect(before.html).not.toContain("em andamento");
    const ended = await started(cookie, "estudo", codes);
    await save(cookie, ended, { endedAt: Date.now() });
    expect((await cost()).html).not.toContain("em andamento");
    const id = await started(cookie, "prova", codes);
    const after = await cost();
    expect(after.html).toContain("Continuar prova");
    expect(after.html).toContain(`href="/praticar/${id}"`);
    expect([after.trips, after.rows - before.rows <= 2]).toEqual([1, true]);
    const other = await textAt("/geral", (await studentWithNumber()).cookie);
    expect(other).not.toContain(id);
  });

  it("leads to the result once the time is up for good", async () => {
    const { cookie } = await studentWithNumber();
    const id = await started(cookie, "prova", codes);
    await bindings.DB.prepare(
      "UPDATE practice_sessions SET time_limit = 60, started_at = started_at - ? WHERE id = ?",
    )
      .bind(LATE_GRACE + 120, id)
      .run();
    const html = await textAt("/geral", cookie);
    expect(html).toContain("O tempo acabou");
    expect(html).toContain(`href="/praticar/${id}/resultado"`);
  });

  it("is a list of open and finished sessions, and says where to begin without any", async () => {
    const { cookie } = await studentWithNumber();
    const empty = await textAt("/praticar", cookie);
    expect(empty).toContain("Nenhuma sessão ainda");
    expect(empty).toContain('href="/provas-anteriores"');
    const ended = await started(cookie, "estudo", codes);
    await save(cookie, ended, { items: [item(0, { choice: "B" })], endedAt: Date.now() });
    await started(cookie, "prova", codes);
    const html = await textAt("/praticar", cookie);
    const places = ['id="em-andamento"', 'id="encerradas"', "Como você quer praticar?"].map((text) =>
      html.indexOf(text),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});
