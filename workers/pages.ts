import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { AppError } from "#app/errors/app-error.ts";
import { pageReply } from "#app/errors/page-reply.server.ts";
import type { RequestContext } from "#app/services/deps.ts";
import type { PageHandler } from "./http.ts";

type Handler = (args: { request: Request; context: unknown }) => unknown;

/** A body that is no form is the sender's mistake, not ours, whichever action reads it. */
function withReadableForm(request: Request): Request {
  const read = request.formData.bind(request);
  request.formData = () =>
    read().catch(() => {
      throw new AppError("invalid-body");
    });
  return request;
}

/** A loader or action whose failures leave as a reply with the right status and a Portuguese text. */
function translated(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler({ ...args, request: withReadableForm(args.request) });
    } catch (thrown) {
      throw pageReply(thrown, args.context as RequestContext);
    }
  };
}

/** The Remix build behind the door. Every loader and action of every route is translated here, so that none can forget it. */
export function createPages(build: ServerBuild): PageHandler {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const own: PropertyDescriptorMap = {};
      if (loader) own.loader = { value: translated(loader as Handler) };
      if (action) own.action = { value: translated(action as Handler) };
      // On top of the module, not a copy: a page's other exports appear in it when it is loaded (docs/decisions/015).
      return [id, { ...route, module: Object.create(route.module, own) }];
    }),
  );
  const remix = createRequestHandler({ ...build, routes } as ServerBuild, "production");
  return (request, context) => remix(request, context);
}
