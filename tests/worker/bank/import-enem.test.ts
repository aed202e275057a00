import { describe, expect, it } from "vitest";
import type { ImportReport } from "#app/features/bank/domain/enem/reading/import-report.ts";
import { readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { importEnem, type PictureFolder } from "#app/features/bank/services/exchange/import-enem.server.ts";
import type { WrittenBook } from "#app/features/bank/services/written/add-written.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dumpOfDatabase } from "#tests/support/dump.ts";
import { givenStudent, visitorDeps } from "#tests/support/given.ts";
import { givenAlternatives, givenJson } from "#tests/unit/bank/enem/given-row.ts";

const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>');

type Row = Record<string, unknown>;
type Given = {
  pictures?: Record<string, Uint8Array>;
  inep?: string;
  dryRun?: boolean;
  fileName?: string;
  written?: WrittenBook;
};

/** A folder of pictures that is an object. */
function folderOf(pictures: Record<string, Uint8Array>): PictureFolder {
  return {
    has: (path) => Object.hasOwn(pictures, path),
    read: async (path) => pictures[path] ?? new Uint8Array(),
  };
}

/** Imports rows as a file of JSON lines; a text among them is a verbatim line. */
async function imported(rows: readonly (Row | string)[], given: Given = {}): Promise<ImportReport> {
  const text = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n");
  const report = await importEnem(visitorDeps(), {
    files: [{ name: given.fileName ?? "enem-2023.jsonl", text }],
    links: given.inep === undefined ? null : readInepLinks(given.inep),
    pictures: folderOf(given.pictures ?? {}),
    written: given.written ?? new Map(),
    dryRun: given.dryRun ?? false,
    importedBy: "teste",
  });
  expect(report.stored + report.unchanged + report.quarantined).toBe(report.read);
  expect(report.reasons).toHaveLength(report.quarantined);
  return report;
}

/** A row of its own, at a number of 2023's exam. */
function rowAt(index: number, fields: Row = {}): Row {
  const context = `Enunciado de número ${index}, que fala de um reservatório de ${index} litros.`;
  return givenJson({ index, context, sourcePath: `public/2023/questions/${index}/details.json`, ...fields });
}

function inepFile(...lines: string[]): string {
  return [
    "ano;indice;lingua;area_inep;gabarito_inep;co_item;habilidade;param_a;param_b;param_c",
    ...lines,
  ].join("\n");
}

/** The stored question of a row. */
async function storedAs(row: Row) {
  const stored = await bindings.DB.prepare(
    `SELECT q.ord, q.status, q.statement_html AS html, k.letter, i.item_code AS item, i.area, s.quarantine_reason AS reason
    FROM question_sources s JOIN questions q ON q.ord = s.ord JOIN question_keys k ON k.ord = s.ord
    LEFT JOIN question_items i ON i.ord = s.ord WHERE s.path = ?`,
  )
    .bind(row.sourcePath)
    .first<
      Record<"status" | "html" | "letter" | "area" | "reason", string | null> & {
        ord: number;
        item: number | null;
      }
    >();
  return stored;
}

async function statusOfPage(row: Row): Promise<number> {
  const stored = await storedAs(row);
  return (await door.send(`/q/${questionCode(stored?.ord ?? 0)}`)).status;
}

describe("an import", () => {
  it("stores what is sound once; the same file again changes nothing", async () => {
    const rows = [rowAt(1), rowAt(2), rowAt(3)];
    expect(await imported(rows)).toMatchObject({ read: 3, stored: 3, unchanged: 0, quarantined: 0 });
    const before = await dumpOfDatabase();
    expect(await imported(rows)).toMatchObject({ read: 3, stored: 0, unchanged: 3, quarantined: 0 });
    expect(await dumpOfDatabase()).toBe(before);
    expect(await storedAs(rows[0] ?? {})).toMatchObject({ status: "published", letter: "B" });
    expect(await statusOfPage(rows[0] ?? {})).toBe(200);
  });

  it("reports its effect with --dry-run, and writes nothing", async () => {
    const rows = [rowAt(4, { files: ["https://enem.dev/2023/questions/4/a.svg"] }), rowAt(5), "{"];
    const before = await dumpOfDatabase();
    const dry = await imported(rows, { dryRun: true });
    expect(await dumpOfDatabase()).toBe(before);
    expect(await imported(rows)).toEqual(dry);
  });

  it("reports a line that cannot be read with its number, and goes on", async () => {
    const report = await imported([rowAt(6), '{"title": "cortada', "", "[]", rowAt(7)]);
    expect(report).toMatchObject({ read: 4, stored: 2, quarantined: 2 });
    expect(report.reasons.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each([
    ["without a key", { correctAlternative: null, alternatives: givenAlternatives(["1", "2", "3"], null) }],
    ["with one alternative", { alternatives: givenAlternatives(["1"], "A"), correctAlternative: "A" }],
    [
      "with a key that is no alternative",
      { correctAlternative: "E", alternatives: givenAlternatives(["1", "2"], null) },
    ],
    ["without a statement", { context: null, alternativesIntroduction: "", title: "Questão" }],
  ])("quarantines a question %s, with its reason", async (_, fields) => {
    const row = rowAt(10, {
      ...fields,
      sourcePath: `public/2023/questions/${crypto.randomUUID()}/details.json`,
    });
    const report = await imported([row]);
    expect(report).toMatchObject({ read: 1, stored: 0, quarantined: 1 });
    const stored = await storedAs(row);
    expect(stored).toMatchObject({ status: "quarantined", letter: null, reason: report.reasons[0]?.reason });
    expect(await statusOfPage(row)).toBe(404);
  });
});

describe("a picture that was not supplied", () => {
  const withPicture = (index: number, file = "figura.svg") => {
    const context = `Veja a figura ${index}: ![](https://enem.dev/2023/questions/${index}/${encodeURIComponent(file)})`;
    return rowAt(index, { context });
  };

  it("quarantines its question; a later import with it publishes it, and one without it reverts nothing", async () => {
    const row = withPicture(20);
    const path = "2023/questions/20/figura.svg";
    expect((await imported([row])).reasons[0]?.reason).toBe(`imagem não fornecida: ${path}`);
    expect(await statusOfPage(row)).toBe(404);
    expect(await imported([row], { pictures: { [path]: SVG } })).toMatchObject({ stored: 1, quarantined: 0 });
    expect((await storedAs(row))?.html).toMatch(/<img[^>]+src="\/imagens\/[0-9a-f]{32}\.svg"/);
    expect(await statusOfPage(row)).toBe(200);
    expect(await imported([row])).toMatchObject({ stored: 0, unchanged: 1 });
    expect(await statusOfPage(row)).toBe(200);
  });

  it("is named where its file is no picture", async () => {
    const row = withPicture(21);
    const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
    const report = await imported([row], { pictures: { "2023/questions/21/figura.svg": page } });
    expect(report.reasons[0]?.reason).toMatch(/^imagem em formato não aceito/);
    expect(await statusOfPage(row)).toBe(404);
  });

  it.each(["figura um.svg", "figura(1).svg", "gráfico.svg"])(
    "is shown whatever its name: %s",
    async (file) => {
      const index = 22 + file.length;
      const row = withPicture(index, file);
      const pictures = { [`2023/questions/${index}/${file}`]: SVG };
      expect(await imported([row], { pictures })).toMatchObject({ stored: 1 });
      expect((await storedAs(row))?.html).toMatch(/<img[^>]+src="\/imagens\/[0-9a-f]{32}\.svg"/);
    },
  );
});

describe("INEP's own file", () => {
  it("corrects key and area, says both values, and attaches the item", async () => {
    const row = rowAt(60, { discipline: "ciencias-humanas" });
    const inep = inepFile("2023;60;;MT;D;117;H21;1.5;0.25;0.2");
    const report = await imported([row], { inep });
    expect(report.corrections.map(({ field, from, to }) => [field, from, to])).toEqual(
      expect.arrayContaining([
        ["key", "B", "D"],
        ["area", "ciencias-humanas", "MT"],
      ]),
    );
    expect(report.corrections[0]?.source).toBe("enem-2023.jsonl: public/2023/questions/60/details.json");
    expect(await storedAs(row)).toMatchObject({ status: "published", letter: "D", item: 117, area: "MT" });
    const cookie = await givenStudent();
    const qid = questionCode((await storedAs(row))?.ord ?? 0);
    const { body } = await door.call("answerQuestion", { qid, userAnswer: "D" }, { cookie });
    expect(body.result).toMatchObject([true, { correct: true, points: 3 }]);
  });

  it("annuls: the question stays, marked, without a key, and accepts no answers", async () => {
    const row = rowAt(61);
    expect(await imported([row], { inep: inepFile("2023;61;;MT;X;118;;;;") })).toMatchObject({
      stored: 1,
      quarantined: 0,
    });
    expect(await storedAs(row)).toMatchObject({ status: "annulled", letter: null });
    expect(await statusOfPage(row)).toBe(200);
    const qid = questionCode((await storedAs(row))?.ord ?? 0);
    const { body } = await door.call(
      "answerQuestion",
      { qid, userAnswer: "B" },
      { cookie: await givenStudent() },
    );
    expect(body.result).toMatchObject([false, expect.any(String)]);
  });

  it("of an earlier import is not lost in a later one without it", async () => {
    const row = rowAt(62);
    await imported([row], { inep: inepFile("2023;62;;MT;E;119;H3;1;0;0.2") });
    expect(await imported([row])).toMatchObject({ stored: 0, unchanged: 1, corrections: [] });
    expect(await storedAs(row)).toMatchObject({ letter: "E", item: 119 });
  });
});
