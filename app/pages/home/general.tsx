import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { pageTitle } from "#app/text/product.ts";

export const meta: MetaFunction = () => [{ title: pageTitle("Início") }];

export function loader(args: LoaderFunctionArgs) {
  requireAccess("general", args);
  return null;
}

export default function General() {
  return <h1>Início</h1>;
}
