import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportReport } from "#app/features/bank/domain/enem/reading/import-report.ts";
import { readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { bitmap } from "#tests/support/bitmaps.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { importEnemCommand } from "../../scripts/farol/commands/import-enem.ts";
import { openPlatform, type Platform } from "../../scripts/platform/open-platform.ts";
import { root } from "../../scripts/platform/state.ts";

const states: string[] = [];

function newState(): string {
  const state = mkdtempSync(join(tmpdir(), "farol-import-"));
  states.push(state);
  return state;
}

/** Runs the command an administrator types; returns its report. */
function typeImport(state: string, ...args: string[]): ImportReport {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/farol/main.ts", "import", "enem", ...args, "--json"],
    {
      cwd: root,
      env: { ...process.env, FAROL_STATE: state },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as ImportReport;
}

/**
 * Of the real exams two: one with quarantined questions, one published whole that came from two sources. All of them are
 * read in tests/unit/bank/enem/whole-exams.test.ts.
 */
const sets = dataSets("enem-provas-2009-2022", {
  own: {
    folder: "enem-provas",
    years: [2014, 2023],
    second: { path: "enem-legendas/2023.json", read: 69 },
    /** Has both published and quarantined questions. */
    mixed: { year: 2014, read: 31, held: 2 },
    read: 100,
    lost: 2,
    heldBare: 5,
    held: 3,
    areas: 1,
    keys: 3,
    annulled: 1,
    joined: 95,
  },
  real: {
    folder: "enem-provas-2009-2022",
    years: [2021, 2022],
    second: { path: "enem-2022-legendas/2022.json", read: 179 },
    mixed: { year: 2021, read: 185, held: 3 },
    read: 370,
    lost: 2,
    heldBare: 146,
    held: 3,
    areas: 17,
    keys: 10,
    annulled: 2,
    joined: 366,
  },
});

function adds({ read, stored, unchanged, quarantined, reasons }: ImportReport): void {
  expect(stored + unchanged + quarantined).toBe(read);
  expect(reasons).toHaveLength(quarantined);
}

afterAll(() => {
  for (const state of states) rmSync(state, { recursive: true, force: true });
});

describe.each(sets)("importing exams of $name", ({ folder, second, mixed, ...expected }) => {
  const state = newState();
  const data = resolve(root, expected.root);
  const exams = join(data, folder);
  const examOf = (year: number) => join(exams, `enem-${year}.jsonl`);
  const files = expected.years.map(examOf);
  const inep = join(exams, "ligacao_inep.csv");
  let platform: Platform;
  const lostIn = ({ reasons }: ImportReport) =>
    reasons.filter(({ reason }) => reason.startsWith("contexto que falta")).length;
  const all = async <Row>(query: string) => (await platform.env.DB.prepare(query).all<Row>()).results;
  /** The same command, without starting it and its database each time. */
  async function importEnem(
    paths: string[],
    given: { inep?: string; images?: string } = {},
  ): Promise<ImportReport> {
    const options = { inep: undefined, images: undefined, ...given, items: undefined };
    return JSON.parse(
      await importEnemCommand(platform, paths, { ...options, dryRun: false, json: true }),
    ) as ImportReport;
  }

  beforeAll(async () => {
    const dry = typeImport(state, examOf(mixed.year), "--inep", inep, "--dry-run");
    adds(dry);
    expect(dry.read).toBe(mixed.read);
    process.env.FAROL_STATE = state;
    platform = await openPlatform({ remote: false });
  });
  afterAll(() => platform.close());

  it("stores what can be shown, and a reason for the rest", async () => {
    const withoutPictures = await importEnem(files, { inep });
    adds(withoutPictures);
    expect(lostIn(withoutPictures)).toBe(expected.lost);
    const { read, heldBare: quarantined } = expected;
    expect(withoutPictures).toMatchObject({ read, stored: read - quarantined, unchanged: 0, quarantined });
    const fields = withoutPictures.corrections.map(({ field }) => field);
    expect(fields.filter((field) => field === "area")).toHaveLength(expected.areas);
    const keys = withoutPictures.corrections.filter(({ field }) => field === "key");
    expect(keys).toHaveLength(expected.keys);
    expect(keys.filter(({ to }) => to === "X")).toHaveLength(expected.annulled);
  });

  it("publishes what was waiting once the pictures are supplied, and then changes nothing more", async () => {
    const images = join(exams, "imagens");
    const withPictures = await importEnem(files, { inep, images });
    adds(withPictures);
    expect(lostIn(withPictures)).toBe(expected.lost);
    const { heldBare, held: quarantined } = expected;
    expect(withPictures).toMatchObject({ stored: heldBare - quarantined, quarantined });
    const again = await importEnem([examOf(mixed.year)], { inep, images });
    expect(again).toMatchObject({ stored: 0, quarantined: mixed.held });
    const bare = await importEnem([examOf(mixed.year)]);
    expect(bare.stored, "an import that knows less takes nothing back").toBe(0);
  });

  it("knows an exam again in its second source", async () => {
    expect(await importEnem([join(data, second.path)])).toMatchObject({
      read: second.read,
      stored: 0,
      unchanged: second.read,
      quarantined: 0,
    });
  });

  it("has INEP's key on every joined question, none on the annulled, and clean HTML throughout", async () => {
    const links = readInepLinks(await readFile(inep, "utf8"));
    const rows = await all<{
      year: number;
      number: number;
      language: string | null;
      status: string;
      letter: string | null;
      code: number | null;
    }>(
      `SELECT q.year, q.number, q.language, q.status, k.letter, i.item_code AS code FROM questions q
         JOIN question_keys k ON k.ord = q.ord LEFT JOIN question_items i ON i.ord = q.ord WHERE q.status <> 'quarantined'`,
    );
    const official = new Map([...links.values()].map((link) => [link.itemCode, link]));
    const wrong = rows.filter((row) => {
      const link = row.code === null ? undefined : official.get(row.code);
      return (
        link && (link.annulled ? row.status !== "annulled" || row.letter !== null : row.letter !== link.key)
      );
    });
    expect(wrong).toEqual([]);
    expect(rows.filter((row) => row.code !== null).length).toBeGreaterThan(expected.joined);
    const faults = await all<{ ord: number }>(
      `SELECT ord FROM questions WHERE statement_html || alternatives_html LIKE '%$$%'
         OR statement_html || alternatives_html LIKE '%katex-error%' OR statement_html || alternatives_html LIKE '%<script%'
         OR statement_html || alternatives_html LIKE '%formula-source%'`,
    );
    expect(faults).toEqual([]);
  });
});

describe("a folder of the public API's layout", () => {
  it("is imported with the pictures beside the questions; a bitmap is converted, what is no picture is named", () => {
    const state = newState();
    const folder = join(state, "api", "public", "2031");
    const question = (index: number, picture: string, bytes: string | Uint8Array) => {
      const own = join(folder, "questions", String(index));
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, picture), bytes);
      const [path, letters] = [`2031/questions/${index}`, ["A", "B", "C", "D", "E"]];
      const fields = {
        title: `Questão ${index} - ENEM 2031`,
        index,
        year: 2031,
        language: null,
        discipline: "matematica",
        context: `Uma caixa de ${index} kg é mostrada na figura.\n\n![](https://enem.dev/${path}/${picture})`,
        files: [`https://enem.dev/${path}/${picture}`],
        correctAlternative: "B",
        alternativesIntroduction: "Quanto custam duas caixas?",
        alternatives: letters.map((letter, at) => ({
          letter,
          text: `${at * index} reais`,
          file: null,
          isCorrect: letter === "B",
        })),
      };
      writeFileSync(join(own, "details.json"), JSON.stringify(fields, null, 2));
    };
    question(1, "caixa.bmp", bitmap({ width: 1, height: 1, bits: 24 }, [[0, 0, 255, 0]]));
    question(2, "caixa.bmp", "nem imagem");
    writeFileSync(join(folder, "details.json"), JSON.stringify({ title: "ENEM 2031", questions: [] }));
    for (const path of [folder, join(state, "api")]) {
      const report = typeImport(state, path);
      expect(report).toMatchObject({ read: 2, quarantined: 1 });
      expect(report.reasons[0]?.reason).toBe("imagem em formato não aceito: 2031/questions/2/caixa.bmp");
      expect([report.stored, report.unchanged]).toEqual(path === folder ? [1, 0] : [0, 1]);
    }
  });
});

describe("an exam with broken lines", () => {
  it("reports each with its number, and the rest goes on", () => {
    const state = newState();
    const path = join(state, "enem-2030.jsonl");
    const question = {
      title: "Questão 1 - ENEM 2030",
      index: 1,
      year: 2030,
      language: null,
      discipline: "matematica",
      context: "Uma caixa custa R$ 5,00 e outra custa menos de $ 3 < 4.",
      files: [],
      correctAlternative: "B",
      alternativesIntroduction: "Quanto custam duas caixas?",
      alternatives: ["A", "B", "C", "D", "E"].map((letter, at) => ({
        letter,
        text: `${at * 5} reais`,
        file: null,
        isCorrect: letter === "B",
      })),
      sourcePath: "public/2030/questions/1/details.json",
    };
    writeFileSync(
      path,
      `${JSON.stringify(question)}\n{"title": "cortada\n\n[]\n${JSON.stringify({ ...question, index: 2, sourcePath: "public/2030/questions/2/details.json", correctAlternative: null, alternatives: [] })}\n`,
    );
    const report = typeImport(state, path);
    adds(report);
    expect(report).toMatchObject({ read: 4, stored: 1, quarantined: 3 });
    expect(report.reasons.map((reason) => reason.line).sort()).toEqual([2, 4, 5]);
  });
});
