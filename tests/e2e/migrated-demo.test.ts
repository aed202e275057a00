import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_PASSWORD } from "#content/demo-accounts.ts";
import { openMigrated } from "../../scripts/platform/migrate.ts";
import { freePort } from "../../scripts/platform/ports.ts";
import { serveWorker, stopWorker } from "../../scripts/platform/serve.ts";
import { databaseFile, root } from "../../scripts/platform/state.ts";
import { expressionOf, pages, takesAnything } from "../house/route-map.ts";
import { ownAddress } from "./support/browser.ts";
import { copiedState, rowsOf } from "./support/copied-state.ts";

const SNAPSHOTS = join(root, "tests/snapshots");
const people = ["aluna", "mentor", "moderadora", "admin", "horizonte-aluna", "horizonte-admin"] as const;
/** Routes that these people reach by links: 128 when this was written. */
const LEAST_ROUTES = 110;
/** A snapshot has the database alone: what people uploaded is not there. */
const FILES = /\/arquivo$/;

/** Who is in a partner's community, with the claims that the row gives. */
const PARTNERS = `SELECT replace(u.email, '@farol.test', '') AS name, p.community, p.is_admin AS isAdmin,
    (SELECT group_concat(value, ' ') FROM (SELECT h.value FROM json_each(u.claims) h ORDER BY h.value)) AS claims
  FROM community_people p JOIN communities c ON c.code = p.community AND c.member_claim IS NOT NULL
  JOIN users u ON u.num = p.user_num WHERE u.email NOT LIKE 'azambuja-%' ORDER BY u.email, p.community`;
const partners = [
  { name: "azambuja", community: "AZAMBUJA", isAdmin: 0, claims: "azambujaUser maristaUser" },
  { name: "azambuja", community: "MARISTA", isAdmin: 0, claims: "azambujaUser maristaUser" },
  { name: "marista-admin", community: "MARISTA", isAdmin: 1, claims: "maristaAdmin maristaUser" },
  { name: "marista", community: "MARISTA", isAdmin: 0, claims: "maristaUser" },
  { name: "plantel-admin", community: "PLANTEL", isAdmin: 1, claims: "plantelAdmin plantelUser" },
  { name: "plantel", community: "PLANTEL", isAdmin: 0, claims: "plantelUser" },
  { name: "podion", community: "MARISTA", isAdmin: 0, claims: "maristaUser podionUser" },
  { name: "podion", community: "PODION", isAdmin: 0, claims: "maristaUser podionUser" },
];

const CONTEXT = JSON.stringify({ version: "1", page: "", browser: "Chromium", errors: [] });
/** What the demo has not: calls for help. */
const CONVERSATIONS = `
  INSERT INTO support_tickets (num, id, school, opened_by, context, changed_at) VALUES (7, 't', 1, 'b', '${CONTEXT}', 9), (8, 'u', 1, 'b', '${CONTEXT}', 9);
  INSERT INTO support_messages (id, ticket, team, written_by, content, at)
    VALUES ('t', 7, 0, 'b', 'Não abre', 1), ('u', 8, 0, 'b', 'Outro', 2), ('v', 7, 1, 'c', 'Abre agora', 3);`;
const MESSAGES = `SELECT m.kind, m.place, m.by_person AS own, m.written_by = u.id AS isPerson, m.ticket,
    length(m.content) AS letters
  FROM conversation_messages m LEFT JOIN users u ON u.num = m.person ORDER BY m.kind, m.ticket, m.place`;
const letters = [91, 77, 89, 71];
const messages = [
  ...letters.map((length, index) => ({
    ...{ kind: "mentoring", place: index + 1, own: index % 2, isPerson: index % 2, ticket: null },
    letters: length,
  })),
  { kind: "ticket", place: 1, own: 1, isPerson: null, ticket: 7, letters: 8 },
  { kind: "ticket", place: 2, own: 0, isPerson: null, ticket: 7, letters: 10 },
  { kind: "ticket", place: 1, own: 1, isPerson: null, ticket: 8, letters: 5 },
];

const routes = pages
  .filter(({ pattern }) => !takesAnything(pattern) && !FILES.test(pattern))
  .map(({ pattern }) => ({ pattern, expression: expressionOf(pattern) }));

/** The demo of a release in a state folder, with every migration since. */
async function migratedState(snapshot: string): Promise<string> {
  const state = copiedState();
  const file = databaseFile(state);
  for (const rest of ["-wal", "-shm"]) rmSync(`${file}${rest}`, { force: true });
  writeFileSync(file, zstdDecompressSync(readFileSync(join(SNAPSHOTS, snapshot))));
  const database = new DatabaseSync(file);
  database.exec(CONVERSATIONS);
  database.close();
  const said: string[] = [];
  const platform = await openMigrated({ state, say: (words) => said.push(words) });
  await platform.close();
  expect(said).toEqual([]);
  return state;
}

async function signIn(base: string, name: string): Promise<string> {
  const response = await fetch(`${base}/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base, ...ownAddress() },
    body: new URLSearchParams({ email: `${name}@farol.test`, password: DEMO_PASSWORD }),
  });
  expect(response.status, name).toBe(302);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Follows the links of a person's pages, to one object a route. Returns each route's address and status. */
async function openPages(base: string, cookie: string, start: readonly string[]) {
  const opened = new Map<string, { address: string; status: number }>();
  for (const queue = [...start]; queue.length > 0; ) {
    const address = queue.shift() ?? "";
    const route = routes.find(({ expression }) => expression.test(address.split("?")[0] ?? ""))?.pattern;
    if (route === undefined || opened.has(route)) continue;
    const response = await fetch(base + address, { headers: { Cookie: cookie, ...ownAddress() } });
    opened.set(route, { address, status: response.status });
    const html = await response.text();
    for (const [, link = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
      queue.push(link.replaceAll("&amp;", "&"));
  }
  return opened;
}

test.for(readdirSync(SNAPSHOTS))(
  "the demo of %s is migrated with its rows, and its people's pages open",
  { timeout: 600_000 },
  async (snapshot) => {
    const state = await migratedState(snapshot);
    expect(rowsOf(state, "SELECT name FROM d1_migrations ORDER BY name").map(({ name }) => name)).toEqual(
      readdirSync(join(root, "migrations")).sort(),
    );
    expect(rowsOf(state, "PRAGMA foreign_key_check")).toEqual([]);
    expect(rowsOf(state, PARTNERS)).toEqual(partners);
    expect(rowsOf(state, MESSAGES)).toEqual(messages);
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const worker = await serveWorker({ port, state });
    onTestFinished(() => stopWorker(worker));
    const reached = new Set<string>();
    const failed: string[] = [];
    for (const name of [null, ...people]) {
      const cookie = name === null ? "" : await signIn(base, name);
      const start =
        name === null
          ? ["/", "/questoes"]
          : ["/geral", "/conta", "/questoes", "/escolas/horizonte/dashboard"];
      const allowed = start.filter((path) => !path.startsWith("/escolas") || name?.startsWith("horizonte"));
      for (const [route, { address, status }] of await openPages(base, cookie, allowed)) {
        reached.add(route);
        // A visitor gets the login where an account is needed.
        const isOpen = status === 200 || (name === null && status === 401);
        if (!isOpen) failed.push(`${status} ${address} as ${name ?? "a visitor"}`);
      }
    }
    expect(failed).toEqual([]);
    expect(reached.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
  },
);
