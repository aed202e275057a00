import type { Machine } from "./machine.ts";

/** What a part of the bench measures with: the address of the product, the machine, and cookies of students new in this run. */
export type Run = { base: string; machine: Machine; students: readonly string[] };

/** Questions that the bench only reads, so that what it answers never adds a row to what it counts. */
export const READ_SEARCH = "/questoes?disciplina=matematica";
/** Questions that it answers. */
export const ANSWERED_SEARCH = "/questoes?disciplina=quimica&tipo=multipla-escolha";

/** What a request cost the database, from the development Worker's `Server-Timing`. */
export type Cost = { trips: number; read: number; written: number; milliseconds: number };

/** The cookies of one of the run's students, in turns. Throws where there are none. */
export function studentOf({ students }: Run, turn = 0): string {
  const cookie = students[turn % students.length];
  if (!cookie) throw new Error("the run has no students");
  return cookie;
}

/** Asks the product. Throws where it does not answer with success; a connection that was just closed is opened once more. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  // Every write of the bench carries an operation id: twice is as good as once.
  const response = await fetch(address, init).catch(() => fetch(address, init));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** Reads "db;dur=1.2;desc="trips=1 read=41 written=0"". */
export function costOf(response: Response): Cost {
  const timing = response.headers.get("Server-Timing") ?? "";
  const number = (name: string) => Number(new RegExp(`${name}=([\\d.]+)`).exec(timing)?.[1] ?? 0);
  return {
    trips: number("trips"),
    read: number("read"),
    written: number("written"),
    milliseconds: number("dur"),
  };
}

/** The codes of the questions that a search lists. Throws where it lists none. */
export async function codesOf(base: string, search: string): Promise<[string, ...string[]]> {
  const html = await (await ask(base + search)).text();
  const [first, ...others] = [...html.matchAll(/href="\/q\/([0-9A-Z]{8})/g)].map(([, code = ""]) => code);
  if (!first) throw new Error(`${search} lists no question`);
  return [first, ...others];
}

/** Calls answerQuestion as a browser would. */
export function postAnswer(base: string, cookie: string, qid: string, userAnswer: string): Promise<Response> {
  return ask(`${base}/callable/answerQuestion`, {
    method: "POST",
    headers: { Origin: base, "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ data: { qid, userAnswer, operationId: crypto.randomUUID() } }),
  });
}
