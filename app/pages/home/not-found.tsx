import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AppError } from "#app/errors/app-error.ts";

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  throw new AppError("page-not-found");
}

export function action(args: ActionFunctionArgs) {
  requireAccess("public", args);
  throw new AppError("method-not-allowed");
}

/** Any address that is no page: the error page shows. */
export default function NotFound() {
  return null;
}
