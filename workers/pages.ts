import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { pageReply } from "#app/errors/page-reply.server.ts";
import type { RequestContext } from "#app/services/deps.ts";
import type { PageHandler } from "./http.ts";

type Handler = (args: { request: Request; context: unknown }) => unknown;

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

/** The Remix build. Wraps every loader and action here, so that no route can omit it. */
export function createPages(build: ServerBuild): PageHandler {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: translated(loader as Handler) }),
        ...(action && { action: translated(action as Handler) }),
      };
      return [id, { ...route, module }];
    }),
  );
  const remix = createRequestHandler({ ...build, routes } as ServerBuild, "production");
  return (request, context) => remix(request, context);
}
