import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, givenStudent, signedIn } from "#tests/support/given.ts";

type Row = Record<string, string | number | null> & { hash: string; message: string; count: number };

async function rows(): Promise<Row[]> {
  const { results } = await bindings.DB.prepare("SELECT * FROM client_errors").all<Row>();
  return results;
}

async function rowsWith(word: string): Promise<Row[]> {
  return (await rows()).filter(({ message }) => message.includes(word));
}

/** A word that no other test's error has, and that is no id. */
const freshWord = () => `erro${freshId().replace(/\d/g, "").slice(0, 10)}`;

function report(message: string, more: object = {}) {
  const stack = `Error: ${message}\n    at https://farol.test/assets/question-B2xk3J9a.js:1:200`;
  return { message, stack, level: "error", timestamp: 5, clientInfo: { userAgent: "" }, ...more };
}

describe("logClientError (R-CALL-5)", () => {
  it("stores an error once, and counts how often it happens, to anyone", async () => {
    const word = freshWord();
    const cookie = await givenStudent();
    for (const asker of [undefined, cookie, undefined]) {
      const { status, body } = await door.call("logClientError", report(word), { cookie: asker });
      expect([status, body.result]).toEqual([200, [true, ""]]);
    }
    const found = await rowsWith(word);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ count: 3, level: "error", notebook_id: null, sections: null });
    expect(found[0]?.stack).toContain("at /assets/question-B2xk3J9a.js:1:200");
    expect(Math.abs(Number(found[0]?.last_at) - Date.now() / 1000)).toBeLessThan(60);
  });

  it("stores a notebook's fields of R-CALL-5, but not its content", async () => {
    const word = freshWord();
    const sections = [{ title: "Minha vida" }, { title: "Outra" }];
    const userAgent = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0";
    await door.call(
      "logClientError",
      report(word, { clientInfo: { notebookId: "cad-12", sections, userAgent } }),
    );
    const [row] = await rowsWith(word);
    expect(row).toMatchObject({ notebook_id: "cad-12", sections: 2, browser: "Firefox 128 Windows" });
    expect(JSON.stringify(row)).not.toContain("vida");
  });

  it("stores no personal data of its person", async () => {
    const word = freshWord();
    const person = await givenPerson({ firstName: "Teodora" });
    const secret = freshId();
    const message = `${word} Teodora ${person.email} em https://farol.test/u/teo?token=${secret} fone 11 91234-5678`;
    const clientInfo = { userAgent: `Firefox/128.0 ${person.email}`, notebookId: person.email };
    await door.call("logClientError", report(message, { clientInfo }), { cookie: await signedIn(person) });
    const [row] = await rowsWith(word);
    const kept = JSON.stringify(row);
    for (const personal of ["Teodora", person.email, secret, "91234", "/u/teo", "farol.test"])
      expect(kept.includes(personal), `${personal} in ${kept}`).toBe(false);
    expect(row?.message).toBe(`${word} [nome] [e-mail] em /u/:id fone [número]`);
  });

  it("cuts what is long, and reads what is no text as nothing", async () => {
    const word = freshWord();
    const long = report(`${word} ${"x y ".repeat(1000)}`, { stack: "linha z\n".repeat(1000) });
    await door.call("logClientError", long);
    await door.call(
      "logClientError",
      report(word, { stack: 7, level: { a: 1 }, clientInfo: [1], timestamp: "ontem" }),
    );
    const found = await rowsWith(word);
    expect(
      found.map(({ message, stack }) => [message.length <= 300, String(stack).length <= 8 * 161]),
    ).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(found[1]).toMatchObject({ stack: "", level: "error", browser: "" });
  });

  it.each([{}, { message: "" }, { message: 7 }, { message: "   " }])(
    "%j has no content and is not stored",
    async (data) => {
      const before = (await rows()).length;
      const { status, body } = await door.call("logClientError", data);
      expect(status).toBe(200);
      expect((body.result as [boolean])[0]).toBe(false);
      expect((await rows()).length).toBe(before);
    },
  );

  it("refuses a body beyond what any report has", async () => {
    const { status } = await door.call("logClientError", report("x".repeat(40_000)));
    expect(status).toBe(413);
  });

  it("is refused beyond the limit, and stored in no row (SEC-31)", async () => {
    const word = freshWord();
    const busy = openDoor({ REPORT_LIMIT: { limit: async () => ({ success: false }) } });
    const { status, body } = await busy.call("logClientError", report(word));
    expect([status, body.error?.status]).toEqual([429, "RESOURCE_EXHAUSTED"]);
    expect(await rowsWith(word)).toEqual([]);
  });

  it("costs one trip to the database, and purges errors of more than ninety days ago", async () => {
    const word = freshWord();
    const now = Math.floor(Date.now() / 1000);
    const insert = bindings.DB.prepare(
      "INSERT INTO client_errors (hash, level, message, stack, browser, first_at, last_at) VALUES (?, 'error', ?, '', '', 1, ?)",
    );
    await bindings.DB.batch([
      insert.bind(freshId(), word, now - 91 * 86_400),
      insert.bind(freshId(), word, now - 89 * 86_400),
    ]);
    const { database, trips } = countedDatabase(bindings.DB);
    await openDoor({ DB: database }).call("logClientError", report(freshWord()), {
      cookie: await givenStudent(),
    });
    expect(trips.length).toBe(1);
    expect(await rowsWith(word)).toHaveLength(1);
  });
});
