import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { DemoAccount } from "#content/demo-accounts.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { type Persona, personas } from "#tests/support/personas.ts";

/** A route's loader or action, which opens with the guard (tests/house/guards.test.ts). */
export type Handler = (args: LoaderFunctionArgs) => unknown;

/** What a handler reads of the viewer until it needs the database: claims by name, and fields. */
type Inputs = { claims: ReadonlySet<string>; fields: ReadonlySet<string> };

/** In place of the database: statements can be made of it, and no answer ever comes. */
const silence: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === "read" || key === "write" ? () => new Promise(() => undefined) : silence),
  apply: () => silence,
});

/**
 * Lets a handler decide about somebody without any rights, and records what it reads: that is what its rule depends on.
 */
async function inputsOf(handler: Handler, path: string, method: string): Promise<Inputs> {
  const claims = new Set<string>();
  const fields = new Set<string>();
  const includes = (claim: string) => !claims.add(claim);
  const viewer = new Proxy({} as Viewer, {
    get(_, field) {
      fields.add(String(field));
      if (field === "claims") return { includes, some: () => false };
      return field === "otherSchools" || field === "communities" ? [] : null;
    },
  });
  const known: Partial<AppLoadContext> = {
    viewer,
    confirmViewer: async () => undefined,
    deps: silence as Deps,
  };
  const context = known as AppLoadContext;
  const params = { schoolId: /^\/escolas\/(\w+)/.exec(path)?.[1] ?? "nenhuma" };
  const args = { request: new Request(ORIGIN + path, { method }), params, context };
  // A viewer who passes the rule waits for the database; what the rule reads has been read by then.
  const decided = Promise.resolve()
    .then(() => handler(args))
    .catch(() => undefined);
  await Promise.race([decided, new Promise((done) => setTimeout(done, 0))]);
  return { claims, fields };
}

function heldBy(account: DemoAccount, field: string, claims: Inputs["claims"]): unknown {
  const known: Readonly<Record<string, unknown>> = {
    claims: account.claims.filter((claim) => claims.has(claim)),
    school: account.school,
    emailVerified: account.verified,
    profileComplete: account.complete,
  };
  return known[field] ?? null;
}

/**
 * Those who differ in something that the handler's rule reads, or in what they are to get: one of each class, from one turn to
 * the next another one.
 */
export async function oneOfEach<Outcome>(
  wanted: Readonly<Record<string, Outcome>>,
  handler: Handler | undefined,
  { path, method, turn }: { path: string; method: string; turn: number },
): Promise<Persona[]> {
  const none = { claims: new Set<string>(), fields: new Set<string>() };
  const { claims, fields } = handler ? await inputsOf(handler, path, method) : none;
  const classes = new Map<string, Persona[]>();
  for (const persona of personas) {
    const { name, account } = persona;
    const read = account && [...fields].map((field) => [field, heldBy(account, field, claims)]);
    const key = JSON.stringify([read, wanted[name]]);
    classes.set(key, [...(classes.get(key) ?? []), persona]);
  }
  return [...classes.values()].flatMap((people) => people[turn % people.length] ?? []);
}
