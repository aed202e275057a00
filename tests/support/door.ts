import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import * as build from "virtual:remix/server-build";
import { bindings } from "#tests/support/bindings.ts";
import { production } from "#tests/support/production.ts";
import type { Environment } from "#workers/environment.ts";
import { createHttp } from "#workers/http.ts";
import { createPages } from "#workers/pages.ts";

/** Where the product is served in tests. */
export const ORIGIN = "https://farol.test";

/** What a browser says of a request that a page of ours makes. */
export const fromOurPage = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" };

/** A page's module as the build has it (scripts/platform/patches/lazy-routes.ts). */
type LazyModule = { open?: () => Promise<unknown> };

// The Worker evaluates pages in the background of its first request. On a slow machine loading them is slower than a
// request's background may be, and what is cut off there stays broken for every file after.
await Promise.all(
  Object.values(build.routes).map((route) => (route?.module as LazyModule | undefined)?.open?.()),
);

const http = createHttp(createPages(build));

/** What the door answers beside pages: "GET /canal/avisos". */
export const doorRoutes = [
  ...new Set(
    http.routes
      .filter(({ path }) => path !== "/*" && path !== "*")
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

type Sent = { cookie?: string; headers?: Record<string, string>; method?: string; body?: BodyInit };
export type CallReply = {
  result?: unknown;
  error?: { status: string; message: string };
};

/** The whole Worker behind these bindings; those not named are the test file's own. */
export function openDoor(overrides: Partial<Environment> = {}) {
  const configured = overrides.FAROL_ENV === "production" ? production : {};
  const env: Environment = { ...bindings, ...configured, ...overrides };

  async function send(path: string, { cookie, headers, ...init }: Sent = {}): Promise<Response> {
    const all = new Headers({ Host: new URL(ORIGIN).host, ...headers });
    if (cookie) all.set("Cookie", cookie);
    const context = createExecutionContext();
    const response = await http.fetch(new Request(ORIGIN + path, { ...init, headers: all }), env, context);
    await waitOnExecutionContext(context);
    return response;
  }

  function post(path: string, fields: Record<string, string>, sent: Sent = {}): Promise<Response> {
    const headers = { ...fromOurPage, ...sent.headers };
    return send(path, { ...sent, method: "POST", headers, body: new URLSearchParams(fields) });
  }

  /** Calls a callable as the browser does, with this text as its body. */
  function callText(name: string, body: string, sent: Sent = {}): Promise<Response> {
    const headers = { ...fromOurPage, "Content-Type": "application/json", ...sent.headers };
    return send(`/callable/${name}`, { ...sent, method: "POST", headers, body });
  }

  async function call(name: string, data: unknown, sent: Sent = {}) {
    const response = await callText(name, JSON.stringify({ data }), sent);
    return { status: response.status, body: (await response.json()) as CallReply };
  }

  return { env, send, post, callText, call };
}

export type Door = ReturnType<typeof openDoor>;

/** The door with nothing changed. */
export const door = openDoor();
