import type { Answer } from "./crawl.ts";
import { WORLD_CANARY } from "./world.ts";

const YEAR = 31_536_000;
/**
 * React's mark of a Suspense boundary: it hydrates after the page, and an update before that renders it again (React
 * error 421).
 */
const BOUNDARY = /<!--\$[?!]?-->/;
/** A page whose address contains a secret sends no referrer. */
const REFERRERS = ["strict-origin-when-cross-origin", "same-origin", "no-referrer"];
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const isDocument = ({ headers }: Pick<Answer, "headers">) =>
  headers.get("Content-Type")?.includes("text/html") ?? false;

/** What every answer carries, whatever it is (SEC-15). */
export function lacksHeaders(headers: Headers): boolean {
  const [, age = "0"] = /max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "") ?? [];
  return (
    Number(age) < YEAR ||
    headers.get("X-Content-Type-Options") !== "nosniff" ||
    !REFERRERS.includes(headers.get("Referrer-Policy") ?? "") ||
    headers.get("X-Frame-Options") !== "DENY"
  );
}

/** The nonce by which alone a document's scripts run; null where its policy lets anything else run or in. */
export function nonceOf(headers: Headers): string | null {
  const policy = headers.get("Content-Security-Policy") ?? "";
  if (!POLICY.every((part) => policy.includes(part))) return null;
  const scripts = policy.split("; ").find((each) => each.startsWith("script-src")) ?? "";
  if (/unsafe|https?:|\*|'self'/.test(scripts)) return null;
  return /'nonce-([\w-]{22,})'/.exec(scripts)?.[1] ?? null;
}

/** Whether every script of a page, except data, carries the page's nonce, and none is in an attribute. */
export function runsOnlyItsOwn(html: string, nonce: string): boolean {
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  const others = scripts.filter(
    (tag) => !tag.includes(`nonce="${nonce}"`) && !/type="application\/ld\+json"/.test(tag),
  );
  const attribute = /\son[a-z]+\s*=\s*["']|href="javascript:/i;
  return scripts.length > 0 && others.length === 0 && !attribute.test(html);
}

/** Nonces of the documents seen: each its own. */
const nonces = new Set<string>();

function breaksPolicy(answer: Answer): boolean {
  if (!isDocument(answer)) return false;
  const nonce = nonceOf(answer.headers);
  if (nonce === null || nonces.has(nonce)) return true;
  nonces.add(nonce);
  return !runsOnlyItsOwn(answer.text, nonce);
}

/**
 * People who have answered the world's question, in practice or in a test, and its author; a report reveals what was
 * right.
 */
const ANSWERED = new Set(["aluna", "basico", "mentorada", "admin"]);

/** People who print a paper have to grade it (decision 031). */
const SCHOOL_STAFF = /^(?:azambuja|horizonte)-(?:professor|assistente|admin)$/;

function mayBeTold({ who, path }: Answer): boolean {
  const isPaper = path.startsWith("/imprimir") && path.includes("gabarito=sim");
  return ANSWERED.has(who) || path.includes("/relatorio") || (isPaper && SCHOOL_STAFF.test(who));
}

/** Pages with more than one round trip, with how many, and why; the rest have one at most. */
const MORE_TRIPS: readonly (readonly [RegExp, number, string])[] = [
  [/^\/admin\/exportar\?/, 7, "noted in the audit, and written while its questions are read in parts"],
  [
    /\/(?:notas\.csv|resultados\.(?:csv|xlsx)|exportar(?:\/csv|\?))/,
    4,
    "an export is noted in the audit's chain",
  ],
  [/\/auditoria\/csv/, 5, "an export, after which the day's first look checks the chain"],
  [/^\/admin\//, 2, "the team's pages may take two (design: quality, P1)"],
  [
    /\/auditoria(?:\?|$)/,
    5,
    "a person's number first; the day's first look checks the chain after the reply",
  ],
  [/\/importar\/\w+\/(?:conferencia|problemas\.csv)$/, 3, "compared with the school's people"],
  [/^\/q\/\w+$/, 2, "where there is no question: whether it was merged into another"],
];

function takesTooManyTrips({ path, trips, outcome }: Answer): boolean {
  const [, most] = MORE_TRIPS.find(([pattern]) => pattern.test(path)) ?? [null, 1];
  return trips > (/^\/q\/\w+$/.test(path) && outcome === 200 ? 1 : most);
}

/** A file is cached by its reader's browser, and revalidated every time: the right to it may have ended. */
const FILES = /^private, max-age=0, must-revalidate$/;

function mayBeKept(answer: Answer): boolean {
  const { who, path, outcome, headers } = answer;
  const control = headers.get("Cache-Control") ?? "";
  if (who === "visitante" && !String(outcome).startsWith("302")) return false;
  return !/no-store/.test(control) && !(/arquivo|\/fotos\//.test(path) && FILES.test(control));
}

/** Claims about every answer to every persona, by the fault where they fail. */
export const pageClaims: Readonly<Record<string, (answer: Answer) => boolean>> = {
  "another outcome than the matrix says (SEC-04)": ({ outcome, wanted }) => outcome !== wanted,
  "a header is missing (SEC-15)": ({ headers }) => lacksHeaders(headers),
  "a document's policy or scripts (SEC-15, REL-28)": breaksPolicy,
  "a cache may keep what somebody signed in reads, or a way elsewhere (SEC-29)": mayBeKept,
  "more than one round trip to the database (P1)": takesTooManyTrips,
  "a part would hydrate later than the rest": (answer) => isDocument(answer) && BOUNDARY.test(answer.text),
  "a solution is told to somebody who has not answered (SEC-01)": (answer) =>
    !mayBeTold(answer) && answer.text.includes(WORLD_CANARY),
};
