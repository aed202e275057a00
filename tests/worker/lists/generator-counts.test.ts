import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenBank, givenStudent, wrongLetter } from "#tests/support/given.ts";

const bank = await givenBank(1200);
const { results: rows } = await bindings.DB.prepare(
  "SELECT institution, subject FROM questions WHERE status <> 'quarantined'",
).all<{ institution: number; subject: number }>();

const post = (fields: Record<string, string>, cookie: string) =>
  door.post("/gerador-listas", fields, { cookie });

type Lines = { lines: { available: { count: number; more: boolean }; topics: { options: unknown[] } }[] };

describe("the counts of lines", () => {
  const query = "n=9&disciplina=matematica&instituicao=&n=0&disciplina=fisica&instituicao=ENEM,ITA";

  async function counted(asked: string, asker = "") {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send(`/gerador-listas/linhas?${asked}`, {
      cookie: asker,
    });
    const { lines } = (await response.json()) as Lines;
    return { lines, trips: trips.length, rows: rowsRead(trips) };
  }

  it("say before the draw how many there are, also of a line of no question, in one trip", async () => {
    const math = rows.filter(({ subject }) => subject === 9).length;
    const physics = rows.filter(({ subject, institution }) => subject === 5 && [4, 9].includes(institution));
    const { lines, trips, rows: read } = await counted(query);
    expect(lines.map(({ available }) => available)).toEqual([
      { count: math, more: false },
      { count: physics.length, more: false },
    ]);
    expect(lines[0]?.topics.options.length).toBeGreaterThan(5);
    expect(trips).toBe(1);
    expect(read).toBeLessThanOrEqual(1 + physics.length + 2);
    expect((await counted("")).lines).toEqual([]);
  });

  it("leave out what its person has answered or was drawn before", async () => {
    const own = await givenStudent();
    const [question] = bank.filter(({ draft }) => draft.kind === "single-choice");
    if (!question) throw new Error("no question");
    const drawn = await post({ intent: "draw", n: "7", disciplina: "matematica", semente: "5" }, own);
    const questoes =
      new URL(drawn.headers.get("Location") ?? "", "https://farol.test").searchParams.get("questoes") ?? "";
    await post({ intent: "save", nome: "Sete", questoes }, own);
    const math = rows.filter(({ subject }) => subject === 9).length;
    const left = async (more: string) =>
      (await counted(`n=3&disciplina=matematica${more}`, own)).lines[0]?.available.count;
    expect([await left(""), await left("&repetir=sim")]).toEqual([math - 7, math]);
    const all = (await counted("n=1&repetir=sim&minhas=novas", own)).lines[0]?.available.count;
    await door.call(
      "answerQuestion",
      { qid: question.code, userAnswer: wrongLetter(question), operationId: freshId() },
      { cookie: own },
    );
    expect(await left("&minhas=erradas&repetir=sim")).toBeLessThanOrEqual(1);
    const after = (await counted("n=1&repetir=sim&minhas=erradas", own)).lines[0]?.available;
    expect([after, all]).toEqual([{ count: 1, more: false }, 501]);
  });

  it("stop where the rows would grow with the bank", async () => {
    const twelve = Array.from({ length: 12 }, () => "n=15&instituicao=ENEM,ITA,USP,IME").join("&");
    const { lines, rows: read } = await counted(twelve, await givenStudent());
    expect(lines.map(({ available }) => available)).toEqual(
      Array.from({ length: 12 }, () => ({ count: 15 + 41, more: true })),
    );
    expect(read).toBeLessThanOrEqual(180 + 500 + 12 * 6);
  });
});
