import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenTelling } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress, everyRoute } from "#tests/support/every-route.ts";
import {
  freshId,
  givenPerson,
  givenStored,
  givenStudent,
  ordsOf,
  type StoredQuestion,
} from "#tests/support/given.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { banks, canaries, drafts } from "#tests/support/two-banks.ts";
import { givenWorld, type World } from "#tests/support/world.ts";

let world: World;
let stored: StoredQuestion[];
let asked: string[];
/** Someone who has answered nothing, and what they and a visitor see. */
let student: string;
const seen = { first: new Map<string, string>(), second: new Map<string, string>() };

/** One in so many of the generated questions is looked at one by one; the lists and prints show them all. */
const STEP = 5;

/** The questions that are looked at: a part of the generated ones, and one of each other kind at the end of the bank. */
function crawled<Item>(questions: readonly Item[]): Item[] {
  return [...questions.slice(0, -7).filter((_, index) => index % STEP === 0), ...questions.slice(-7)];
}

/** Addresses of every route of the build, pages of searches, neighbours and counts among them; each as page and as data. */
function addresses(codes: string[]): string[] {
  const [code = ""] = codes;
  const search = encodeURIComponent("/questoes?q=energia");
  const searches = [
    "",
    "?q=energia",
    "?q=resolucao",
    `?q=${canaries.first}`,
    `?q=${canaries.second}`,
    "?q=gabarito",
  ];
  const more = [
    "?dificuldade=1",
    "?dificuldade-inep=1",
    "?dificuldade-respostas=3",
    "?resolucao=sim",
    "?tipo=discursiva",
    "?minhas=nao-respondidas",
    "?minhas=certas",
  ];
  const lists = [
    ...searches,
    ...more,
    "?q=energia&ordem=relevancia",
    `?apos=${codes[40]}`,
    `?antes=${codes[40]}`,
  ];
  // What a page draws are its data. Of a question's own routes the pages are drawn, too.
  const pages = everyRoute(world).flatMap(({ id, addresses: all, hasLoader }) =>
    all
      .filter(({ wanted }) => wanted.visitante === 200 || wanted.pro === 200)
      // The report of a test that its mentee shares reveals what was right.
      .filter(({ path }) => !path.startsWith("/relatorio-da-mentoria"))
      .flatMap(({ path }) => {
        const own = path.replace(world.platform.question ?? "", code);
        return [...(own !== path || !hasLoader ? [own] : []), ...(hasLoader ? [dataAddress(own, id)] : [])];
      }),
  );
  const found = lists.flatMap((query) => [
    `/questoes${query}`,
    dataAddress(`/questoes${query}`, "features/questions/pages/search"),
  ]);
  // A page renders its data and nothing else: of most questions the data are enough.
  const whole = new Set([...codes.filter((_, index) => index % 6 === 0), ...codes.slice(-4)]);
  const questions = crawled(codes).flatMap((each) => [
    ...(whole.has(each) ? [`/q/${each}`, `/q/${each}/comentarios`] : []),
    `/q/${each}/parecidas`,
    dataAddress(`/q/${each}/comentarios?comentario=1&apos=9-9`, "features/forum/pages/comments"),
    dataAddress(`/q/${each}?busca=${search}`, "features/questions/pages/question"),
  ]);
  const [key, exam] = ["gabarito=sim", "/provas-anteriores/ENEM/2021/dia-1"];
  const rest = [
    exam,
    `${exam}?${key}`,
    dataAddress(`${exam}?${key}`, "features/exams/pages/past-exams/exam"),
    `/imprimir?quantas=180&${key}&resolucoes=sim`,
    dataAddress(`/imprimir?busca=${search}&quantas=180&${key}`, "features/bank/pages/print-search"),
    dataAddress(`${exam}/imprimir`, "features/exams/pages/past-exams/print-exam"),
    "/olimpiadas",
    ...codes.slice(-4).flatMap((each) => [`/o/${each}`, `/o/${each}?intent=ver`]),
    dataAddress(`/o/${codes.at(-2)}`, "features/questions/pages/olympiad-question"),
    `/q/${codes.at(-1)}?prova=ENEM%2F2021%2Fdia-1&${key}`,
    `/contagens?busca=${search}`,
    "/sugestoes?q=velocidade",
    `/q/${code}.json`,
    `/q/${code}?gabarito=1`,
    `/__manifest?p=/q/${code}`,
  ];
  return [...new Set([...pages, ...found, ...questions, ...rest])];
}

/** An answer without what differs from one request to the next: the nonce, the id to quote, and that of what may be sent. */
async function shownAt(path: string, cookie?: string): Promise<string> {
  const response = await door.send(path, { cookie });
  const headers = [...response.headers].filter(([name]) => name !== "server-timing");
  const text = `${response.status}\n${headers.map((each) => each.join(": ")).join("\n")}\n${await response.text()}`;
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(text)?.[1];
  return (nonce ? text.replaceAll(nonce, "NONCE") : text)
    .replace(/"(requestId|operation|newId)":"[0-9a-f]{32}"/g, '"$1":""')
    .replace(/name="(operation|cartao)" value="[0-9a-f]{32}"/g, 'name="$1"');
}

/**
 * The text under every question with comments that an answer opens. An open question outside of olympiads has no key,
 * and no answer: its comments are for signed-in people.
 */
function saidOf(bank: keyof typeof canaries) {
  const opened = ({ kind, institution }: QuestionDraft) => kind !== "open" || institution === "OBMEP";
  return stored.flatMap(({ ord, draft }, index) =>
    opened(draft) ? [{ ord, text: `${canaries[bank]}: ${banks[bank][index]?.key}` }] : [],
  );
}

async function crawl(into: Map<string, string>): Promise<void> {
  const people = [
    ["visitor", undefined],
    ["student", student],
  ] as const;
  await someAtOnce(asked, async (path) => {
    for (const [who, cookie] of people) into.set(`${who} ${path}`, await shownAt(path, cookie));
  });
  await someAtOnce(crawled(stored), async ({ code }) => {
    for (const data of [{ qid: code, userAnswer: "Z" }, { qid: code, userAnswer: "1" }, { qid: code }])
      for (const [who, cookie] of people) {
        const reply = await door.call("answerQuestion", data, { cookie });
        into.set(`${who} answers ${JSON.stringify(data)}`, JSON.stringify(reply));
      }
  });
}

beforeAll(async () => {
  // One time for both crawls: a page may show the time.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  world = await givenWorld();
  await givenStored(banks.first);
  const ords = await ordsOf(banks.first);
  stored = banks.first.map((draft, index) => {
    const ord = ords[index] ?? 0;
    return { ord, code: questionCode(ord), draft };
  });
  asked = addresses(stored.map(({ code }) => code));
  student = world.cookies.get("pro") ?? "";
  const author = await givenPerson();
  await givenTelling(saidOf("first"), author.email);
  await crawl(seen.first);
  await givenStored(banks.second);
  // Others' answers reveal what is right, too.
  await bindings.DB.prepare(
    "UPDATE question_keys SET a = a + 7, b = b + 1, d = d + 40, others = others + 3, tally = '{\"042\": 3}'",
  ).run();
  await givenTelling(saidOf("second"), author.email);
  await crawl(seen.second);
}, 600_000);

afterAll(() => void vi.useRealTimers());

describe("to someone who has not answered (SEC-01)", () => {
  it("two banks that differ in every key and solution look the same, byte by byte, on every route", async () => {
    expect(seen.first.size).toBeGreaterThan(2 * (crawled(drafts).length + 40));
    const different = [...seen.first].filter(([asked, shown]) => seen.second.get(asked) !== shown);
    expect(different.map(([asked]) => asked)).toEqual([]);
  });

  it("the two banks did differ", async () => {
    const { results } = await bindings.DB.prepare(
      "SELECT letter FROM question_keys WHERE ord IN (SELECT value FROM json_each(?)) ORDER BY ord",
    )
      .bind(JSON.stringify(stored.map(({ ord }) => ord)))
      .all<{ letter: string }>();
    const keys = banks.second.map((draft) => draft.key);
    expect(results.map((row) => row.letter).sort()).toEqual([...keys].sort());
    expect(banks.first.filter((draft, index) => draft.key !== null && draft.key === keys[index])).toEqual([]);
  });

  it("no word of a solution, hint or explanation appears anywhere, nor is it found", async () => {
    const leaks = (canary: string) => (asked: string, shown: string) =>
      shown.replaceAll(asked.includes(canary) ? canary : "", "").includes(canary);
    for (const canary of Object.values(canaries))
      for (const shown of [seen.first, seen.second])
        expect([...shown].filter((each) => leaks(canary)(...each)).map(([asked]) => asked)).toEqual([]);
    const search = seen.second.get(`visitor /questoes?q=${canaries.second}`) ?? "";
    expect(search.includes("Nenhuma questão")).toBe(true);
  });
});

describe("after the answer", () => {
  it("key and solution appear only after an own answer", async () => {
    const question = stored.find(({ draft }) => draft.kind === "single-choice" && draft.solution !== null);
    if (!question) throw new Error("no question");
    const cookie = await givenStudent();
    const path = `/q/${question.code}`;
    const data = dataAddress(path, "features/questions/pages/question");
    await door.call(
      "answerQuestion",
      { qid: question.code, userAnswer: "A", operationId: freshId() },
      { cookie },
    );
    const before = seen.second.get(`student ${path}`);
    expect((await shownAt(path, student)) === before).toBe(true);
    for (const address of [path, data]) {
      expect((await shownAt(address, cookie)).includes(canaries.second)).toBe(true);
      expect((await shownAt(address, student)).includes(canaries.second)).toBe(false);
      expect((await shownAt(address)).includes(canaries.second)).toBe(false);
    }
    const comments = `${path}/comentarios`;
    expect((await shownAt(comments, cookie)).includes(`${canaries.second}: `)).toBe(true);
    expect((await shownAt(comments, student)).includes(canaries.second)).toBe(false);
    const others = stored.filter(({ code }) => code !== question.code).slice(0, 20);
    for (const { code } of others)
      expect((await shownAt(`/q/${code}`, cookie)).includes(canaries.second)).toBe(false);
  });

  it("a refused answer opens nothing", async () => {
    const question = stored.find(({ draft }) => draft.kind === "single-choice");
    const cookie = await givenStudent();
    for (const userAnswer of ["Z", "", null, "AB"])
      await door.call(
        "answerQuestion",
        { qid: question?.code, userAnswer, operationId: freshId() },
        { cookie },
      );
    expect((await shownAt(`/q/${question?.code}`, cookie)).includes(canaries.second)).toBe(false);
  });
});
