import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLocation } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { ErrorPage } from "../components/error-page.tsx";

/** No access check: each page has its own. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return null;
}

export function shouldRevalidate(): boolean {
  return false;
}

/** Layout route, so that a failing page leaves the document intact. */
export default function Frame() {
  return <Outlet />;
}

/** Errors inside the shell: the root's boundary would rebuild the document without styles, in the wrong theme. */
export function ErrorBoundary() {
  const { key } = useLocation();
  return <ErrorPage key={key} />;
}
