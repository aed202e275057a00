import { beforeAll, describe, expect, it } from "vitest";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead, type Trip } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import {
  freshId,
  givenBank,
  givenPerson,
  numberOf,
  type Person,
  type StoredQuestion,
  signedIn,
  wrongLetter,
} from "#tests/support/given.ts";
import { gzipSize } from "#tests/support/gzip.ts";

let bank: StoredQuestion[];
let person: Person;
let cookie: string;

/** What a request costs the database. */
async function costOf(
  path: string,
  asker?: string,
): Promise<{ trips: Trip[]; html: string; status: number }> {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(path, { cookie: asker });
  return { trips, html: await response.text(), status: response.status };
}

beforeAll(async () => {
  bank = await givenBank(2000);
  person = await givenPerson();
  cookie = await signedIn(person);
  for (const question of bank.filter(({ draft }) => draft.kind === "single-choice").slice(0, 60)) {
    const userAnswer = Math.random() < 0.5 ? question.draft.key : wrongLetter(question);
    await openDoor().call(
      "answerQuestion",
      { qid: question.code, userAnswer, operationId: freshId() },
      { cookie },
    );
  }
});

/** Of every page: tests/worker/platform-pages.test.ts and school-pages.test.ts. */
describe("at most one round trip to the database (P1)", () => {
  it("is two in the hour's renewal of the signed token", async () => {
    const session = cookie.split("; ").filter((each) => !each.startsWith("__session="));
    const { trips, status } = await costOf("/questoes", session.join("; "));
    expect([status, trips.length]).toEqual([200, 2]);
  });

  it("and to sign in one before the password is checked, and after it at most two at once", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).post("/entrar", person);
    expect(response.status).toBe(302);
    expect(trips.length).toBeLessThanOrEqual(3);
  });

  it("to sign out", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).post("/sair", {}, { cookie: await signedIn(person) });
    expect([response.status, trips.length]).toEqual([302, 1]);
  });
});

describe("a public page from the edge's cache costs no round trip (P1):", () => {
  it.each(["/", "/questoes", "/questoes/ENEM", "/questoes?q=energia", "/q/codigo", "/sobre"])(
    "%s",
    async (path) => {
      const { database, trips } = countedDatabase(bindings.DB);
      const edge = openDoor({ DB: database, PUBLIC_CACHE_SECONDS: "300" });
      const address = path.replace("codigo", bank[1]?.code ?? "");
      const first = await edge.send(address);
      const html = await first.text();
      const before = trips.length;
      const again = await edge.send(address);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(trips.length - before).toBe(0);
      const nonces = /nonce="[0-9a-f]{32}"/g;
      expect((await again.text()).replace(nonces, "") === html.replace(nonces, "")).toBe(true);
    },
  );
});

describe("rows read (P2)", () => {
  it.each([
    ["a list with filters", "/questoes/ENEM/todos/matematica?dificuldade=2", 64],
    ["a list by what answers say", "/questoes/ENEM?dificuldade-respostas=2", 64],
    ["a list by INEP's parameters and a colour", "/questoes/ENEM?dificuldade-inep=1&caderno=azul", 64],
    ["the list of everything", "/questoes", 64],
    ["a list of several subjects", "/questoes?disciplina=fisica,quimica&de=2015", 170],
    ["a text search", "/questoes?q=energia", 170],
    ["a text search with filters", "/questoes/ENEM?q=velocidade&disciplina=fisica,quimica", 170],
    ["a search by the commonest word", "/questoes?q=de", 170],
    ["a question", "/q/codigo", 12],
    ["a question inside a search", "/q/codigo?busca=%2Fquestoes%3Fq%3Denergia", 12],
  ])("%s: %s", async (_, path, most) => {
    const address = path.replace("codigo", bank[40]?.code ?? "");
    for (const asker of [undefined, cookie]) {
      const { trips, status } = await costOf(address, asker);
      expect(status).toBe(200);
      expect(rowsRead(trips)).toBeGreaterThan(0);
      expect(rowsRead(trips)).toBeLessThanOrEqual(most);
    }
  });

  it("a student's own page, with answers and without", async () => {
    const beginner = await signedIn(await givenPerson());
    for (const asker of [cookie, beginner])
      expect(rowsRead((await costOf("/geral", asker)).trips)).toBeLessThanOrEqual(60);
  });

  it("a profile, to its person and to others", async () => {
    const row = await bindings.DB.prepare("SELECT id FROM users WHERE email = ?").bind(person.email).first();
    for (const asker of [cookie, await signedIn(await givenPerson()), undefined]) {
      const { trips, status } = await costOf(`/u/${row?.id}`, asker);
      expect([status, trips.length]).toEqual([200, 1]);
      expect(rowsRead(trips)).toBeLessThanOrEqual(60);
    }
  });

  it("an answered question with its solution", async () => {
    const answered = bank.find(({ draft }) => draft.kind === "single-choice");
    const { trips, html } = await costOf(`/q/${answered?.code}`, cookie);
    expect(html.includes("Respondida por você")).toBe(true);
    expect(rowsRead(trips)).toBeLessThanOrEqual(12);
  });

  it.each(["/questoes?q=de", "/questoes", "/questoes?disciplina=fisica,matematica"])(
    "the tenth page of %s, by key (P5)",
    async (path) => {
      let address = path;
      for (let page = 1; page < 10; page++) {
        const { html } = await costOf(address);
        const next = /<a[^>]*href="([^"]*[?&](?:amp;)?apos=[^"]*)"/.exec(html)?.[1];
        expect(next).toBeDefined();
        address = (next ?? "").replaceAll("&amp;", "&");
      }
      expect(rowsRead((await costOf(address)).trips)).toBeLessThanOrEqual(45);
    },
  );

  it("no page reads more than a thousand, for any query (SEC-30)", async () => {
    const asked = [
      "/contagens?busca=%2Fquestoes%3Fq%3Dde",
      "/questoes?q=a%20o%20de%20e&ordem=relevancia&lugar=200",
      "/questoes?q=a%20o%20de%20e&ordem=dificeis&lugar=20",
    ];
    for (const path of asked) expect(rowsRead((await costOf(path, cookie)).trips)).toBeLessThanOrEqual(1000);
  });
});

/** Answers of a person to the newest questions with a key, through the ledger's own trigger. */
async function givenAnswers(to: Person, count: number): Promise<void> {
  await bindings.DB.prepare(
    `INSERT OR IGNORE INTO answers (user_num, ord, alternative, grade, answered_at, operation)
    SELECT ?, ord, 'A', subject * 2 + (letter = 'A'), 1800000000 - ord % 10000000, 'pratica-' || hex(randomblob(16))
    FROM question_keys WHERE letter IS NOT NULL ORDER BY ord DESC LIMIT ?`,
  )
    .bind(await numberOf(to), count)
    .run();
}

describe("rows read with the years (P3)", () => {
  it("a student's pages read the same after 1,500 answers as after 200", async () => {
    const student = await givenPerson();
    const asker = await signedIn(student);
    const newest = Math.max(...bank.filter(({ draft }) => draft.kind !== "open").map(({ ord }) => ord));
    const rows = async (path: string) => rowsRead((await costOf(path, asker)).trips);
    const paths = ["/geral", `/q/${questionCode(newest)}`, "/questoes"];
    await givenAnswers(student, 200);
    const few = await Promise.all(paths.map(rows));
    await givenAnswers(student, 1500);
    const many = await Promise.all(paths.map(rows));
    const growth = many.map((each, index) => Math.max(0, each - (few[index] ?? 0) - 2));
    expect(growth).toEqual([0, 0, 0]);
  });
});

describe("a search of one's own answers (P2, P3)", () => {
  const searches = [
    "",
    "disciplina=fisica",
    "ordem=recentes",
    "ordem=dificeis",
    "q=energia",
    "q=a",
    "q=de&ordem=recentes",
  ];

  it.each([200, 1500])("costs one trip and at most 170 rows after %d answers", async (count) => {
    const student = await givenPerson();
    const asker = await signedIn(student);
    await givenAnswers(student, count);
    const costs: Record<string, number[]> = {};
    for (const mine of ["certas", "erradas", "nao-respondidas"])
      for (const search of searches) {
        const path = `/questoes?minhas=${mine}&${search}`;
        const { trips, status } = await costOf(path, asker);
        expect([path, status]).toEqual([path, 200]);
        costs[path] = [trips.length, rowsRead(trips)];
      }
    const beyond = Object.entries(costs).filter(([, [trips = 0, rows = 0]]) => trips > 1 || rows > 170);
    expect(beyond).toEqual([]);
    expect(Math.min(...Object.values(costs).map(([, rows = 0]) => rows))).toBeGreaterThan(0);
  });
});

describe("the weight of a page, compressed (P8)", () => {
  it("a list of twenty questions has at most 25 KB", async () => {
    for (const path of [
      "/questoes",
      "/questoes/ENEM",
      "/questoes?q=energia",
      "/questoes/todas/todos/matematica",
    ])
      for (const asker of [undefined, cookie]) {
        const { html } = await costOf(path, asker);
        expect(await gzipSize(html)).toBeLessThanOrEqual(25 * 1024);
      }
  });

  it("a question has at most 14 KB", async () => {
    const sizes = [];
    for (const { code } of bank.filter((_, index) => index % 40 === 0))
      for (const asker of [undefined, cookie])
        sizes.push(await gzipSize((await costOf(`/q/${code}`, asker)).html));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14 * 1024);
  });
});
