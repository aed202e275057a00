import { beforeAll, describe, expect, it } from "vitest";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import { answer } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenPerson, numberOf, type Person, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenPracticeQuestions, textAt } from "#tests/support/practising.ts";

type Student = Person & { cookie: string; num: number };
let ana: Student;
let bia: Student;

async function student(firstName: string, right: number, codes: readonly string[]): Promise<Student> {
  const person = await givenPerson({ firstName, lastName: "Sobrenomeada" });
  const cookie = await signedIn(person);
  for (const code of codes.slice(0, right)) await answer(cookie, code, "B");
  return { ...person, cookie, num: await numberOf(person) };
}

beforeAll(async () => {
  const { codes } = await givenPracticeQuestions(6);
  await bindings.DB.exec("UPDATE question_keys SET reading = 0");
  ana = await student("Anastácia", 6, codes);
  bia = await student("Bianca", 4, codes);
  await foldRanking(visitorDeps());
});

describe("the ranking", () => {
  it("shows the own place, and others by their first name alone", async () => {
    const html = await textAt("/ranking", bia.cookie);
    expect(html).toContain("Bianca (você)");
    expect(html).toContain("Anastácia");
    expect(html).not.toContain("Sobrenomeada");
    expect(html).not.toContain(ana.email);
  });

  it("has no name of who left from then on, who still sees their own page, and can come back", async () => {
    expect((await door.post("/ranking", { intent: "leave" }, { cookie: ana.cookie })).status).toBe(200);
    expect((await door.post("/ranking", { intent: "leave" }, { cookie: ana.cookie })).status).toBe(200);
    expect(await textAt("/ranking", bia.cookie)).not.toContain("Anastácia");
    expect(await textAt("/ranking", ana.cookie)).toContain("Você está fora do ranking");
    await foldRanking(visitorDeps());
    expect(await textAt("/ranking?periodo=total", bia.cookie)).toContain("de 1 pessoa");
    await door.post("/ranking", { intent: "return" }, { cookie: ana.cookie });
    await foldRanking(visitorDeps());
    expect(await textAt("/ranking?periodo=total", bia.cookie)).toContain("de 2 pessoas");
  });

  it("shows a school's people to that school's students alone, whatever the address says", async () => {
    await bindings.DB.prepare("UPDATE users SET schools = ? WHERE num = ?")
      .bind(JSON.stringify([{ id: "escola-da-ana", role: "student", person: 1 }]), ana.num)
      .run();
    await foldRanking(visitorDeps());
    const address = "/ranking?periodo=total&grupo=escola-escola-da-ana";
    expect(await textAt(address, ana.cookie)).toContain("Anastácia (você)");
    expect(await textAt(address, bia.cookie)).not.toContain("Anastácia");
    await bindings.DB.prepare("UPDATE users SET schools = '[]' WHERE num = ?").bind(ana.num).run();
    await foldRanking(visitorDeps());
    expect(await textAt(address, ana.cookie)).not.toContain("(você)");
  });

  it("is one trip of some rows", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send("/ranking?periodo=total", { cookie: bia.cookie });
    expect(response.status).toBe(200);
    expect([trips.length, rowsRead(trips) <= 60]).toEqual([1, true]);
  });

  it("has a global document, distinguished by its tag", async () => {
    const first = await door.send("/ranking/documento", { cookie: bia.cookie });
    expect(JSON.parse((await first.json<{ ranking: string }>()).ranking)).toBeTypeOf("object");
    const tag = first.headers.get("ETag") ?? "";
    const again = await door.send("/ranking/documento", {
      cookie: bia.cookie,
      headers: { "If-None-Match": tag },
    });
    expect(again.status).toBe(304);
  });
});
