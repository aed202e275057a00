import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { excerptOf } from "#app/features/bank/domain/words/passages.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";

/** Real exams, where they lie beside the repository. */
const exams = new URL("../../../shared/data/enem-provas-2009-2022/", import.meta.url);
const examFiles = existsSync(exams) ? readdirSync(exams).filter((name) => name.endsWith(".jsonl")) : [];
const EACH = 12;

function faultsIn(statements: readonly string[]): string[] {
  const open = (text: string, mark: string) => text.split(mark).length - 1;
  return statements.map(excerptOf).filter((excerpt) => {
    const isOpen = open(excerpt, "“") > open(excerpt, "”") || open(excerpt, '"') % 2 === 1;
    return isOpen || /\\|[,;:]\s*[,;:]|\?\?|!!|…[.,;:…]/.test(excerpt);
  });
}

test("excerpts of the written questions have no stray sign, doubled stop or open quotation", () => {
  expect(faultsIn(authoredDrafts.map(({ statement }) => statement))).toEqual([]);
});

test("nor do those of generated questions", () => {
  const generated = Array.from({ length: 3000 / EACH }, (_, at) => generateQuestion(at * EACH));
  expect(faultsIn(generated.map(({ statement }) => statement))).toEqual([]);
});

test.each(examFiles)("nor do those of %s", (name) => {
  const { rows } = readEnemFile(readFileSync(new URL(name, exams), "utf8"), name);
  const statements = rows.map(
    ({ row }) =>
      enemDraft(
        row,
        null,
        () => true,
        () => false,
      ).draft.statement,
  );
  expect(faultsIn(statements)).toEqual([]);
});
