import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { type Engine, PAGE, partsOf, timed } from "./engine.ts";

type Condition = { where: string; values: (string | number)[] };

function conditionOf({ text, subjects, institutions, years }: SearchFilters): Condition {
  const { phrases, words } = partsOf(text);
  const parts: [string, string | number | null][] = [
    ...[...phrases, ...words].map((part): [string, string] => ["text LIKE ?", `%${part}%`]),
    ["subject = ?", subjects[0] ?? null],
    ["institution = ?", institutions[0] ?? null],
    ["year >= ?", years.from],
    ["year <= ?", years.to],
  ];
  const conditions = parts.flatMap(([sql, value]) => (value === null ? [] : [{ sql, value }]));
  return {
    where: conditions.map(({ sql }) => sql).join(" AND "),
    values: conditions.map(({ value }) => value),
  };
}

/** Naive schema: an index per filter, LIKE, ORDER BY and OFFSET. */
export function sqliteNaive(): Engine {
  const folder = mkdtempSync(join(tmpdir(), "farol-naive-"));
  const path = join(folder, "bank.sqlite");
  const db = new DatabaseSync(path);
  return {
    name: "SQLite ingênuo (LIKE)",
    build: async (rows) => {
      db.exec("CREATE TABLE q (ord INTEGER PRIMARY KEY, institution INT, subject INT, year INT, text TEXT)");
      db.exec("BEGIN");
      const insert = db.prepare("INSERT INTO q VALUES (?, ?, ?, ?, ?)");
      for (const { ord, institution, subject, year, text } of rows)
        insert.run(ord, institution, subject, year, text);
      db.exec("COMMIT");
      for (const column of ["institution", "subject", "year"])
        db.exec(`CREATE INDEX q_${column} ON q (${column})`);
      db.exec("ANALYZE");
      return { megabytes: statSync(path).size / 2 ** 20 };
    },
    run: async (searches) => {
      const answers = [];
      for (const filters of searches) {
        const { where, values } = conditionOf(filters);
        const page = db.prepare(`SELECT ord FROM q WHERE ${where} ORDER BY ord DESC LIMIT ${PAGE} OFFSET 0`);
        const count = db.prepare(`SELECT count(*) AS total FROM q WHERE ${where}`);
        const [found, milliseconds] = await timed(() => ({
          ords: page.all(...values).map((row) => Number(row.ord)),
          total: Number(count.get(...values)?.total),
        }));
        answers.push({ ...found, milliseconds });
      }
      return answers;
    },
    close: async () => {
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
