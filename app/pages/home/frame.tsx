import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLocation } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { ErrorPage } from "#app/components/shell/error-page.tsx";

/** It holds nothing of its own: each page asks for its own access. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return null;
}

export function shouldRevalidate(): boolean {
  return false;
}

/** What every page stands in, so that one that fails leaves the document around it as it was. */
export default function Frame() {
  return <Outlet />;
}

/** The error page inside the shell. The root's own boundary would build the document anew: without styles at first, and in the wrong theme. */
export function ErrorBoundary() {
  const { key } = useLocation();
  return <ErrorPage key={key} />;
}
