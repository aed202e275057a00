import type { Statement } from "./database.server.ts";

type Waiting = {
  statements: readonly Statement[];
  resolve: (results: unknown[]) => void;
  reject: (reason: unknown) => void;
};

/** One batch for a request's reads, collected until the event loop turns: a round trip costs more than they do. */
export function createReader(run: (statements: readonly Statement[]) => Promise<readonly unknown[]>) {
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const readers = waiting;
    waiting = [];
    try {
      const results = await run(readers.flatMap((reader) => reader.statements));
      let offset = 0;
      for (const reader of readers) {
        reader.resolve(results.slice(offset, offset + reader.statements.length));
        offset += reader.statements.length;
      }
    } catch (failure) {
      for (const reader of readers) reader.reject(failure);
    }
  }

  return function read(statements: readonly Statement[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ statements, resolve, reject });
    });
  };
}
