import type { Answer, Batch } from "./database.server.ts";

type Waiting = { asked: Batch; resolve: (answer: unknown) => void; reject: (reason: unknown) => void };

/** One batch for a request's reads, collected until the event loop turns: a round trip costs more than they do. */
export function createReader(run: (asked: readonly Batch[]) => Promise<readonly unknown[]>) {
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const readers = waiting;
    waiting = [];
    try {
      const answers = await run(readers.map(({ asked }) => asked));
      for (const [index, reader] of readers.entries()) reader.resolve(answers[index]);
    } catch (failure) {
      for (const reader of readers) reader.reject(failure);
    }
  }

  return function read<Asked extends Batch>(asked: Asked): Promise<Answer<Asked>> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ asked, resolve: (answer) => resolve(answer as Answer<Asked>), reject });
    });
  };
}
