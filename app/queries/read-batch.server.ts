import type { Results, Statement } from "./database.server.ts";

type Waiting = {
  statements: readonly Statement[];
  resolve: (results: unknown[]) => void;
  reject: (reason: unknown) => void;
};

/**
 * Gathers what the loaders of one request read and sends it as one batch: a trip to the database costs more than all its
 * statements. Whatever is asked for before the event loop turns travels together; `guard`, if given, goes first.
 */
export function createReader(
  run: (statements: readonly [Statement, ...Statement[]]) => Promise<readonly unknown[]>,
  guard: () => Statement | null,
  onFailure: (cause: unknown) => unknown,
) {
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const readers = waiting;
    waiting = [];
    const first = guard();
    const statements = [...(first ? [first] : []), ...readers.flatMap((reader) => reader.statements)];
    try {
      const [head, ...rest] = statements;
      const results: readonly unknown[] = head ? await run([head, ...rest]) : [];
      let offset = first ? 1 : 0;
      for (const reader of readers) {
        reader.resolve(results.slice(offset, offset + reader.statements.length));
        offset += reader.statements.length;
      }
    } catch (cause) {
      const failure = onFailure(cause);
      for (const reader of readers) reader.reject(failure);
    }
  }

  return function read<const Statements extends readonly [Statement, ...Statement[]]>(
    ...statements: Statements
  ): Promise<Results<Statements>> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ statements, resolve: (results) => resolve(results as Results<Statements>), reject });
    });
  };
}
