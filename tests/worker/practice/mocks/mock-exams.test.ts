import { beforeAll, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenDraft, givenStored, givenStudent, ordsOf } from "#tests/support/given.ts";
import { item, save, textAt } from "#tests/support/practising.ts";

const YEAR = 2034;
const ITEMS = 45;

let ords: number[];

/** A whole area of an exam with INEP's parameters and two foreign languages of two questions each. */
beforeAll(async () => {
  const exam = { year: YEAR, phase: null, day: 2, booklet: "azul" } as const;
  const drafts = [
    ...Array.from({ length: ITEMS }, (_, at) =>
      givenDraft({
        exam,
        subject: "matematica",
        number: at + 1,
        statement: `Simulado ${freshId()}: ${at} + 1?`,
      }),
    ),
    ...(["ingles", "espanhol"] as const).map((language) =>
      givenDraft({
        exam,
        subject: language,
        language,
        number: 90,
        statement: `Texto ${freshId()} em língua estrangeira?`,
      }),
    ),
  ];
  await givenStored(drafts);
  ords = await ordsOf(drafts);
  const { DB } = bindings;
  await DB.batch(
    ords
      .slice(0, ITEMS)
      .flatMap((ord, at) => [
        DB.prepare(
          "INSERT OR REPLACE INTO question_items (ord, item_code, area, skill, a, b, c) VALUES (?, ?, 'MT', 5, 1.5, ?, 0.15)",
        ).bind(ord, 9000 + at, -1 + at / 15),
        DB.prepare(
          "INSERT INTO tri_items (code, year, area, skill, booklet, counted, annulled, a, b, c) VALUES (?, ?, 'MT', 5, 1, ?, 0, 1.5, ?, 0.15)",
        ).bind(9000 + at, YEAR, ITEMS, -1 + at / 15),
      ]),
  );
});

/** Starts what an address offers; the session's id. */
async function begun(path: string, cookie: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await door.post(path, { intent: "start", modo: "prova", ...fields }, { cookie });
  expect(response.status, await response.clone().text()).toBe(302);
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}

async function sessionRow(id: string) {
  return bindings.DB.prepare(
    "SELECT s.size, s.mode, s.time_limit AS timeLimit, s.ords, m.exam, m.score, m.scores FROM practice_sessions s JOIN mock_sessions m ON m.session = s.num WHERE s.id = ?",
  )
    .bind(id)
    .first<{
      size: number;
      mode: string;
      timeLimit: number | null;
      ords: string;
      exam: string;
      score: number;
      scores: string;
    }>();
}

const path = `/simulado/prova-ENEM-${YEAR}-dia-2`;

test("a real exam is sat with its time and one's language, and its result shows the score and what each question was worth", async () => {
  const cookie = await givenStudent();
  const offered = await textAt(path, cookie);
  expect(offered).toContain("Língua estrangeira");
  expect(offered).toContain("46 de 90 questões: faltam 44 que não entraram no acervo.");
  const id = await begun(path, cookie, { idioma: "espanhol" });
  const row = await sessionRow(id);
  expect(row).toMatchObject({
    size: ITEMS + 1,
    mode: "exam",
    // 46 of 90 questions.
    timeLimit: 155 * 60,
    exam: `prova-ENEM-${YEAR}-dia-2`,
  });
  expect(JSON.parse(row?.ords ?? "[]")).not.toContain(ords[ITEMS]);
  const items = Array.from({ length: ITEMS }, (_, position) =>
    item(position, { choice: position % 3 === 2 ? "C" : "B" }),
  );
  expect((await save(cookie, id, { items, endedAt: Date.now() })).result).toEqual([true, { ended: true }]);
  const scored = await sessionRow(id);
  const scores = JSON.parse(scored?.scores ?? "[]");
  expect(scores).toMatchObject([{ area: "MT", kind: "close", size: ITEMS, right: 30 }]);
  const html = await textAt(`/praticar/${id}/resultado`, cookie);
  expect(html.indexOf("Sua nota")).toBeGreaterThan(0);
  expect(html.indexOf("Sua nota")).toBeLessThan(html.indexOf('aria-label="Resumo"'));
  expect(html).toContain("Faltam 39 questões para uma nota");
  expect(html).toContain("acertar esta valeria");
  expect(html).toContain("Quanto cada questão pesou");
  expect(html).toContain("Nenhuma nota oficial deste caderno foi conferida");
  expect(await textAt("/simulados", cookie)).toContain("Ver resultado");
});

test("while it is sat, nothing sent names a question or its discipline", async () => {
  const cookie = await givenStudent();
  const id = await begun(path, cookie, { idioma: "espanhol" });
  const sent = await textAt(`/praticar/${id}/questoes?de=0&ate=9`, cookie);
  const { questions } = JSON.parse(sent) as { questions: { heading: Record<string, unknown> }[] };
  expect(questions.length).toBeGreaterThan(0);
  for (const [at, { heading }] of questions.entries())
    expect(heading).toEqual({
      ...{ code: "", subject: "", topics: [], origin: "exam", exam: "Matemática" },
      ...{ number: at + 1, place: `questão ${at + 1} do caderno` },
    });
});

test("as training it has no limit, so that it can be paused", async () => {
  const id = await begun(path, await givenStudent(), { modo: "treino" });
  expect((await sessionRow(id))?.timeLimit).toBeNull();
});

test("templates and short exams draw what the bank has", async () => {
  const cookie = await givenStudent();
  const short = await begun("/simulado/onibus-matematica", cookie);
  expect(await sessionRow(short)).toMatchObject({ size: 7, timeLimit: 1200 });
  const asked = await door.post("/simulado/modelo-enem-2", { intent: "start", modo: "treino" }, { cookie });
  expect(asked.status).toBe(422);
  const html = (await asked.text()).replaceAll("<!-- -->", "");
  const drawn = Number(/Começar com (\d+) questões/.exec(html)?.[1]);
  expect(drawn).toBeLessThan(90);
  expect(html).toMatch(/value="treino"[^>]*checked|checked[^>]*value="treino"/);
  const template = await begun("/simulado/modelo-enem-2", cookie, { menos: "sim" });
  expect((await sessionRow(template))?.size).toBe(drawn);
  const { timeLimit = null, exam } = (await sessionRow(template)) ?? {};
  expect(exam).toBe("modelo-enem-2");
  expect(timeLimit).toBe(60 * Math.max(10, Math.ceil((300 * drawn) / 90 / 5) * 5));
});

test("the filter of institutions offers neither ESPCEX nor AFA", async () => {
  const cookie = await givenStudent();
  const html = await textAt("/simulados", cookie);
  const filter = /<nav aria-label="Instituição".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(filter).toContain("ENEM");
  expect(filter).not.toMatch(/EsPCEx|AFA/);
  expect(await textAt("/simulados?instituicao=AFA", cookie)).toContain(`Uma prova real`);
});

test("an unknown mock exam is not found, and an unknown act is refused", async () => {
  const cookie = await givenStudent();
  for (const id of [
    "nada",
    "modelo-nada",
    "onibus-nada",
    "evento-nada",
    "prova-ENEM-1950-dia-1",
    "prova-XX-2020-x",
  ])
    expect((await door.send(`/simulado/${id}`, { cookie })).status, id).toBe(404);
  expect((await door.post("/simulado/modelo-enem-2", { intent: "rank" }, { cookie })).status).toBe(404);
});
