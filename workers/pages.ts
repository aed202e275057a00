import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/router";
import type { Deps, RequestContext } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageReply } from "#app/platform/errors/page-reply.server.ts";
import type { PageHandler } from "./http.ts";
import { asDataRequest, asOwnReply, framework } from "./page-data.ts";
import { routesAt } from "./routes-at.ts";

type Handler = (args: { request: Request; context: unknown }) => unknown;
type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
/** A module as the build has it: `open` evaluates it (scripts/platform/patches/lazy-routes.ts); the development server has no such modules. */
type RouteModule = ServerRoute["module"] & { open?: () => Promise<unknown> };
type Node = { id: string; path?: string; index?: false; children?: Node[] };

/** A loader or action whose failures become a reply with status and Portuguese text. */
function translated(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (thrown) {
      throw pageReply(thrown, args.context as RequestContext);
    }
  };
}

/** On top of the module, not a copy: its exports appear in it when it is opened. */
function translatedModule(module: RouteModule): RouteModule {
  const own: PropertyDescriptorMap = {};
  for (const name of ["loader", "action"] as const)
    if (module[name]) own[name] = { value: translated((args) => (module[name] as Handler)(args)) };
  return Object.create(module, own);
}

/** The ids of the routes that match a path, from the root to its page. */
function idsAtOf(routes: readonly ServerRoute[]): (pathname: string) => string[] {
  const below = (parentId: string | undefined): Node[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => ({ id, path, index, children: index ? undefined : below(id) }) as Node);
  const tree = below(undefined);
  return (pathname) => matchRoutes(tree, pathname)?.map(({ route }) => route.id) ?? ["root"];
}

/**
 * Evaluates the code of the pages at an address; done before Remix starts, so that all loaders still read in one round trip.
 * Then, after the isolate's first response, that of all others: no later request pays for it.
 */
function openerOf(
  routes: readonly ServerRoute[],
  idsAt: (pathname: string) => string[],
): (url: string, later: Deps["later"]) => Promise<void> {
  const closed = new Map(routes.map(({ id, module }) => [id, (module as RouteModule).open]));
  async function openAll(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => closed.get(id)?.()));
    for (const id of ids) closed.delete(id);
  }
  let isFirst = true;
  return async (url, later) => {
    if (closed.size === 0) return;
    await openAll(idsAt(new URL(url).pathname));
    if (isFirst) later(() => openAll([...closed.keys()]));
    isFirst = false;
  };
}

/** What Remix refuses by itself when only data is requested: no such page there, no such method. Its own text is English. */
function refusedData(status: number, context: RequestContext): Response {
  const code = status === 405 ? "method-not-allowed" : "page-not-found";
  const reply = pageReply(new AppError(code), context);
  reply.headers.set(framework.caught, "yes");
  return reply;
}

type Remix = ReturnType<typeof createRequestHandler>;

/** A handler for each part of the routes, made at its first request. */
function handlersOf(build: ServerBuild): (url: string) => Remix {
  const parts = routesAt(Object.values(build.routes).filter((route) => route !== undefined));
  const handlers = new Map<string | null, Remix>();
  function handlerOf(key: string | null): Remix {
    if (key === null) return createRequestHandler(build, "production");
    const ids = parts.routesOf(key).map(({ id }) => id);
    const pick = <Each>(all: Readonly<Record<string, Each>>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
    const assets = { ...build.assets, routes: pick(build.assets.routes) };
    return createRequestHandler({ ...build, routes: pick(build.routes), assets }, "production");
  }
  return (url) => {
    const key = parts.keyOf(new URL(url).pathname);
    const handler = handlers.get(key) ?? handlerOf(key);
    handlers.set(key, handler);
    return handler;
  };
}

/**
 * The Remix build behind the door. Errors of every loader and action of every route are translated here, so that none
 * can omit it.
 */
export function createPages(build: ServerBuild): PageHandler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const idsAt = idsAtOf(routes);
  const open = openerOf(routes, idsAt);
  const translatedRoutes = Object.fromEntries(
    routes.map((route) => [route.id, { ...route, module: translatedModule(route.module) }]),
  );
  const remixAt = handlersOf({ ...build, routes: translatedRoutes });
  return async (request, context) => {
    await open(request.url, context.deps.later);
    const asked = asDataRequest(request, (pathname) => idsAt(pathname).at(-1) ?? "root");
    const response = await remixAt(asked.url)(asked, context);
    const isRefusal = response.headers.has(framework.failed) && response.status < 500;
    return asOwnReply(request, isRefusal ? refusedData(response.status, context) : response);
  };
}
