import { bindings } from "#tests/support/bindings.ts";

/** The whole database as one text: what a leaked backup would reveal. */
export async function dumpOfDatabase(): Promise<string> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'question^_search%' ESCAPE '^'
      AND name NOT LIKE 'question^_filter%' ESCAPE '^' AND name NOT LIKE '^_cf%' ESCAPE '^'`,
  ).all<{ name: string }>();
  const tables = await bindings.DB.batch(
    results.map(({ name }) => bindings.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return JSON.stringify(tables.map((table) => table.results));
}
