import { type Batch, readStatements } from "#app/platform/db/database.server.ts";
import { dialect, type Fields } from "#app/platform/db/fields.server.ts";
import { hashOf } from "#app/platform/text/hash-of.ts";

const named = new WeakMap<Fields, readonly string[]>();

/** The fields that contain a question's statement. */
function statementFields(fields: Fields): readonly string[] {
  const known = named.get(fields);
  if (known) return known;
  const found = Object.entries(fields).filter(([, field]) =>
    dialect.sqlToQuery(field.sql).sql.includes("statement_html"),
  );
  const names = found.map(([name]) => name);
  named.set(fields, names);
  return names;
}

/** A mark for each question whose statement a batch read: a hash of its text, equal on every route. */
export function deliveredQuestions(asked: Batch, answer: unknown): number[] {
  return readStatements(asked, answer).flatMap(({ fields, rows }) => {
    const names = statementFields(fields);
    if (names.length === 0) return [];
    return rows.flatMap((row) =>
      names.flatMap((name) => (typeof row[name] === "string" ? [hashOf(row[name])] : [])),
    );
  });
}
