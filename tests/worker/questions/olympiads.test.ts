import { beforeAll, describe, expect, it } from "vitest";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import {
  givenPerson,
  givenQuestion,
  givenStored,
  givenStudent,
  numberOf,
  ordsOf,
  signedIn,
} from "#tests/support/given.ts";

const drafts = authoredDrafts.filter(({ provenance }) => provenance.path.startsWith("oli-"));
let codes: string[];

beforeAll(async () => {
  await givenStored(drafts);
  codes = (await ordsOf(drafts)).map(questionCode);
});

/** The page of the question of a draft. */
const pageOf = (index: number) => `/o/${codes[index]}`;
const canary = "Os algarismos se repetem de";

async function shown(path: string, cookie?: string): Promise<string> {
  return (await door.send(path, { cookie })).text();
}

function listed(html: string): string[] {
  return [...html.matchAll(/href="\/o\/([0-9A-Z]{8})(?:\?[^"]*)?"/g)].map((match) => match[1] ?? "");
}

describe("the list of olympiad questions", () => {
  it("has them all, newest first, by level and by year", async () => {
    expect(listed(await shown("/olimpiadas"))).toEqual(codes.toReversed());
    expect(listed(await shown("/olimpiadas?nivel=2"))).toEqual(codes.slice(4, 8).toReversed());
    expect(listed(await shown("/olimpiadas?nivel=3&ano=2026"))).toEqual(codes.slice(8).toReversed());
    expect((await shown("/olimpiadas?ano=1990")).includes("Nenhuma questão por aqui")).toBe(true);
  });

  it("continues after a question, and ignores nonsense", async () => {
    expect(listed(await shown(`/olimpiadas?apos=${codes[2]}`))).toEqual([codes[1], codes[0]]);
    expect(listed(await shown("/olimpiadas?nivel=9&ano=abc&apos=!!&olimpiada=x"))).toHaveLength(12);
  });

  it("costs one trip of few rows", async () => {
    for (const path of ["/olimpiadas", "/olimpiadas?nivel=1", pageOf(0)]) {
      const { database, trips } = countedDatabase(bindings.DB);
      await (await openDoor({ DB: database }).send(path)).text();
      expect([trips.length, rowsRead(trips) <= 130]).toEqual([1, true]);
    }
  });
});

describe("the way from one olympiad question to the next", () => {
  /** The steps of a page: the codes before and after it. */
  async function steps(path: string): Promise<(string | undefined)[]> {
    const html = (await shown(path)).replaceAll("&amp;", "&");
    const linked = (name: string) =>
      new RegExp(`href="/o/([0-9A-Z]{8})[^"]*"[^>]*>(?:<svg.*?</svg>)?\\s*${name}`).exec(html)?.[1];
    return [linked("Questão anterior"), linked("Próxima questão")];
  }

  it("follows the list, newest first, and ends with it", async () => {
    expect(await steps(pageOf(11))).toEqual([undefined, codes[10]]);
    expect(await steps(pageOf(5))).toEqual([codes[6], codes[4]]);
    expect(await steps(pageOf(0))).toEqual([codes[1], undefined]);
  });

  it("stays inside the level and year it was opened with, and leads back there", async () => {
    expect(await steps(`${pageOf(7)}?nivel=2`)).toEqual([undefined, codes[6]]);
    expect(await steps(`${pageOf(4)}?nivel=2&ano=2026`)).toEqual([codes[5], undefined]);
    const html = (await shown(`${pageOf(5)}?nivel=2&ano=2026`)).replaceAll("&amp;", "&");
    expect(html).toContain(`href="/o/${codes[4]}?nivel=2&ano=2026"`);
    expect(html).toContain('href="/olimpiadas?nivel=2&ano=2026"');
    expect(await shown("/olimpiadas?nivel=2")).toContain(`href="/o/${codes[4]}?nivel=2"`);
  });
});

describe("an olympiad question", () => {
  it("is shown to everybody without its solution", async () => {
    for (const cookie of [undefined, await givenStudent()]) {
      const html = await shown(pageOf(0), cookie);
      expect([html.includes("Nina pintou"), html.includes("Ver solução"), html.includes(canary)]).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  it("shows its solution to signed-in people on request, and to nobody else", async () => {
    const [cookie, other] = [await givenStudent(), await givenStudent()];
    const reply = await door.post(pageOf(0), { intent: "ver" }, { cookie });
    expect(reply.status).toBe(200);
    expect((await shown(pageOf(0), cookie)).includes(canary)).toBe(true);
    expect((await shown(pageOf(0), other)).includes(canary)).toBe(false);
    expect((await shown(pageOf(0))).includes(canary)).toBe(false);
    expect((await shown(`/q/${codes[0]}`, other)).includes(canary)).toBe(false);
  });

  it("refuses a visitor, a judgement that is none, and questions that are no olympiad's", async () => {
    const cookie = await givenStudent();
    const exam = await givenQuestion({ kind: "open", alternatives: [], key: null, statement: "Disserte." });
    const closed = await givenQuestion({ institution: "OBMEP" });
    expect((await door.post(pageOf(1), { intent: "ver" })).status).toBe(401);
    const forms: Record<string, string>[] = [{ nota: "10" }, { intent: "dar" }, {}];
    for (const form of forms) expect((await door.post(pageOf(1), form, { cookie })).status).toBe(400);
    for (const { code } of [exam, closed]) {
      expect((await door.post(`/o/${code}`, { intent: "ver" }, { cookie })).status).toBe(404);
      expect((await door.send(`/o/${code}`, { cookie })).status).toBe(404);
    }
    const row = await bindings.DB.prepare("SELECT count(*) AS n FROM self_assessments WHERE ord = ?")
      .bind(ordOfCode(codes[1] ?? ""))
      .first<{ n: number }>();
    expect(row?.n).toBe(0);
  });

  it("stores the judgement once, as it was given last, without points", async () => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const num = await numberOf(person);
    const kept = () =>
      bindings.DB.prepare("SELECT grade, revealed_at, graded_at FROM self_assessments WHERE user_num = ?")
        .bind(num)
        .all();
    await door.post(pageOf(2), { intent: "ver" }, { cookie });
    await door.post(pageOf(2), { nota: "partly" }, { cookie });
    const first = (await kept()).results;
    expect(first).toMatchObject([{ grade: "partly" }]);
    await door.post(pageOf(2), { nota: "partly" }, { cookie });
    await door.post(pageOf(2), { intent: "ver" }, { cookie });
    expect((await kept()).results).toEqual(first);
    const { database, trips } = countedDatabase(bindings.DB);
    await openDoor({ DB: database }).post(pageOf(2), { nota: "right" }, { cookie });
    expect(rowsWritten(trips)).toBeLessThanOrEqual(2);
    expect((await kept()).results).toMatchObject([{ grade: "right" }]);
    expect(await shown(pageOf(2), cookie)).toMatch(/aria-pressed="true"[^>]*>Acertei<|>Acertei</);
    const points = await bindings.DB.prepare("SELECT total_points AS n FROM progress WHERE user_num = ?")
      .bind(num)
      .first<{ n: number }>();
    expect(points?.n ?? 0).toBe(0);
    expect((await shown("/olimpiadas?nivel=1", cookie)).includes("Você marcou: Acertei")).toBe(true);
  });

  it("is the canonical page of its question, which /q/ leads to", async () => {
    const html = await shown(`/q/${codes[3]}`);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/o/${codes[3]}"`));
    expect(html.includes(`href="/o/${codes[3]}"`)).toBe(true);
  });
});
