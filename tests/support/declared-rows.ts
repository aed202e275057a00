import type { RowsRead } from "#app/platform/db/database.server.ts";

function isJson(value: unknown): boolean {
  try {
    JSON.parse(String(value));
    return typeof value === "string";
  } catch {
    return false;
  }
}

/** Whether D1 returned a value that a kind of field is read from. */
const isOf: Record<RowsRead["fields"][string]["kind"], (value: unknown) => boolean> = {
  number: (value) => typeof value === "number",
  string: (value) => typeof value === "string",
  boolean: (value) => value === 0 || value === 1,
  json: isJson,
};

/** How the rows of a statement differ from its fields: columns too many or too few, values of another type, and nulls. */
export function unlikeDeclared({ sql, fields, rows }: RowsRead): string[] {
  const names = Object.keys(fields);
  if (names.length === 0) return [];
  const differences = rows.flatMap((row) => [
    ...Object.keys(row).flatMap((name) => (name in fields ? [] : [`${name} is not declared`])),
    ...names.flatMap((name) => {
      const field = fields[name];
      if (!field || !(name in row)) return [`${name} is missing`];
      if (row[name] === null) return field.nullable ? [] : [`${name} is null`];
      return isOf[field.kind](row[name]) ? [] : [`${name} is no ${field.kind}`];
    }),
  ]);
  return [...new Set(differences)].map((each) => `${each}: ${sql.replace(/\s+/g, " ").slice(0, 300)}`);
}
