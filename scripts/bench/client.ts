import { DEMO_PASSWORD } from "#content/demo-accounts.ts";

/** What a request cost the database, from the development Worker's `Server-Timing`. */
export type Cost = { trips: number; read: number; written: number; milliseconds: number };

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

/** Signs a demo account in; returns its cookies as a header. */
export async function signIn(base: string, name: string): Promise<string> {
  const response = await fetch(`${base}/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email: `${name}@farol.test`, password: DEMO_PASSWORD, redirect: "/geral" }),
  });
  if (response.status !== 302) throw new Error(`sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The question codes a results page links to. */
export function codesIn(html: string): string[] {
  return [...html.matchAll(/href="\/q\/([0-9A-Z]{8})/g)].flatMap((match) => match[1] ?? []);
}

/** Calls answerQuestion as a browser would. */
export function postAnswer(base: string, cookie: string, qid: string, userAnswer: string): Promise<Response> {
  return fetch(`${base}/callable/answerQuestion`, {
    method: "POST",
    headers: { Origin: base, "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ data: { qid, userAnswer, operationId: crypto.randomUUID() } }),
  });
}
