import type { Machine } from "./machine.ts";

/** Product URL, machine, and session cookies of this run's new students; `reader` has answered nothing yet. */
/** A school of 5,000, and cookies of its people. */
export type BenchSchool = { id: string; cookies: Record<"student" | "teacher" | "admin", string> };

/** A moderator and a student by their cookies, and places in the full forum: the longest thread, its question, a number in the middle. */
export type BenchForum = {
  moderator: string;
  author: string;
  longest: string;
  question: string;
  middle: number;
};

export type Run = {
  base: string;
  machine: Machine;
  students: readonly string[];
  reader: string;
  /** Its id, and the session cookie of its management; empty unless it is measured. */
  school: BenchSchool;
  forum: BenchForum;
};

/** Read-only questions, so that answers never change the row counts. */
export const READ_SEARCH = "/questoes?disciplina=matematica";
export const ANSWERED_SEARCH = "/questoes?disciplina=quimica&tipo=multipla-escolha";

/** Database cost from the development Worker's `Server-Timing`. */
export type Cost = { trips: number; read: number; written: number; milliseconds: number };

/** Round-robin. Throws without students. */
export function studentOf({ students }: Run, turn = 0): string {
  const cookie = students[turn % students.length];
  if (!cookie) throw new Error("the run has no students");
  return cookie;
}

/** Cookies in the format of a browser's context. */
export function browserCookies(
  { base }: Run,
  cookie: string,
): { name: string; value: string; url: string }[] {
  return cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: base };
  });
}

/** Throws on failure; retries once on a closed connection. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  // Every write has an operation id, so a repeat is safe.
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

export async function codesOf(base: string, search: string): Promise<[string, ...string[]]> {
  const html = await (await ask(base + search)).text();
  const [first, ...others] = [...html.matchAll(/href="\/q\/([0-9A-Z]{8})/g)].map(([, code = ""]) => code);
  if (!first) throw new Error(`${search} lists no question`);
  return [first, ...others];
}

export function postAnswer(base: string, cookie: string, qid: string, userAnswer: string): Promise<Response> {
  return ask(`${base}/callable/answerQuestion`, {
    method: "POST",
    headers: { Origin: base, "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ data: { qid, userAnswer, operationId: crypto.randomUUID() } }),
  });
}
