/** A statement as it reaches the database: its text, and the values bound to it. */
export type Query = { sql: string; values: readonly unknown[] };

/** Wraps one round trip: it may count it, delay it, refuse it, or lose its reply. */
export type Around = (queries: readonly Query[], run: () => Promise<D1Result[]>) => Promise<D1Result[]>;

/** The same object with some functions replaced: by name, because D1's generic signatures cannot be implemented outside. */
function replacing<Target extends object>(
  target: Target,
  functions: Partial<Record<keyof Target, unknown>>,
): Target {
  const own = new Map<PropertyKey, unknown>(Object.entries(functions));
  return new Proxy(target, { get: (_, name) => own.get(name) ?? Reflect.get(target, name) });
}

/** The real database with every round trip passing through `around`: batches, and statements run on their own. */
export function interceptedDatabase(database: D1Database, around: Around): D1Database {
  const prepared = new WeakMap<object, { inner: D1PreparedStatement; query: Query }>();

  function statement(inner: D1PreparedStatement, query: Query): D1PreparedStatement {
    const all = async () => {
      const [result] = await around([query], async () => [await inner.all()]);
      if (!result) throw new Error("a statement without a result");
      return result;
    };
    const first = async (column?: string) => {
      const [row] = (await all()).results as Record<string, unknown>[];
      return row === undefined ? null : column === undefined ? row : row[column];
    };
    const bind = (...values: unknown[]) => statement(inner.bind(...values), { sql: query.sql, values });
    const wrapped = replacing(inner, { bind, all, run: all, first });
    prepared.set(wrapped, { inner, query });
    return wrapped;
  }

  function source<Source extends Pick<D1Database, "prepare" | "batch">>(inner: Source) {
    return {
      prepare: (sql: string) => statement(inner.prepare(sql), { sql, values: [] }),
      batch: (statements: D1PreparedStatement[]) => {
        const known = statements.flatMap((each) => prepared.get(each) ?? []);
        const run = () => inner.batch(known.map((each) => each.inner));
        return around(
          known.map((each) => each.query),
          run,
        );
      },
    };
  }

  const withSession = (constraint?: string) => {
    const session = database.withSession(constraint);
    return replacing(session, source(session));
  };
  return replacing(database, { ...source(database), withSession });
}
