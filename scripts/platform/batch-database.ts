type Query = { sql: string; values: readonly unknown[] };
type Failure = { message: string; cause?: string };
type Send = (queries: readonly Query[]) => Promise<D1Result[]>;

/** What database-worker.js answers a POST of JSON with. */
export type Fetch = (body: string) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

/** Values as JSON that D1 binds as it binds the values themselves: bytes as an array. */
function transported(_: string, value: unknown): unknown {
  if (value === undefined) throw new TypeError("D1_TYPE_ERROR: undefined is not a value of SQL");
  return value instanceof Uint8Array ? [...value] : value;
}

class BatchStatement implements D1PreparedStatement {
  readonly query: Query;
  readonly #send: Send;
  readonly #rest: D1Database;

  constructor(send: Send, rest: D1Database, query: Query) {
    this.#send = send;
    this.#rest = rest;
    this.query = query;
  }

  bind(...values: unknown[]): BatchStatement {
    return new BatchStatement(this.#send, this.#rest, { sql: this.query.sql, values });
  }

  async all<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    const [result] = await this.#send([this.query]);
    if (!result) throw new Error("a statement without a result");
    return result as D1Result<Row>;
  }

  run<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    return this.all();
  }

  async first<Found>(column?: string): Promise<Found | null> {
    const [row] = (await this.all()).results;
    return ((column === undefined ? row : row?.[column]) ?? null) as Found | null;
  }

  raw<Row = unknown[]>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row = unknown[]>(options?: { columnNames?: false }): Promise<Row[]>;
  raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    const statement = this.#rest.prepare(this.query.sql).bind(...this.query.values);
    return options?.columnNames ? statement.raw({ columnNames: true }) : statement.raw();
  }
}

/**
 * D1 for a process outside workerd. Miniflare's proxy blocks the process at every `prepare` and `bind`; this sends a whole batch
 * in one request. `rest`: that proxy, for rare calls.
 */
export function batchDatabase(rest: D1Database, post: Fetch): D1Database {
  const send: Send = async (queries) => {
    const response = await post(JSON.stringify(queries, transported));
    if (response.ok) return (await response.json()) as D1Result[];
    const { message, cause } = (await response.json()) as Failure;
    throw new Error(message, cause === undefined ? undefined : { cause: new Error(cause) });
  };
  return {
    prepare: (sql) => new BatchStatement(send, rest, { sql, values: [] }),
    batch: <Row>(statements: D1PreparedStatement[]) =>
      send(statements.map((each) => (each as BatchStatement).query)) as Promise<D1Result<Row>[]>,
    exec: (query) => rest.exec(query),
    withSession: (constraint) => rest.withSession(constraint),
    dump: () => rest.dump(),
  };
}
