import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  throw new AppError("page-not-found");
}

export function action(args: ActionFunctionArgs) {
  requireAccess("public", args);
  throw new AppError("method-not-allowed");
}

/** Catch-all: displays the error page. */
export default function NotFound() {
  return null;
}
