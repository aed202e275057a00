import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PaperPage } from "#app/features/bank/components/paper/paper-page.tsx";
import { asksForKey } from "#app/features/bank/domain/paper/paper-options.ts";
import { paperLinks } from "#app/features/bank/pages/paper-links.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { loadListPaper } from "../services/load-list-paper.server.ts";

export const meta = unlistedMeta<typeof loader>((data) => `Imprimir ${data?.title ?? "lista"}`);

export const links = paperLinks;

export { keyChanged as shouldRevalidate } from "#app/features/bank/components/paper/key-changed.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const withKey = asksForKey(new URL(args.request.url).searchParams);
  return json(await loadListPaper(deps, viewer, { id: args.params.listId ?? "", withKey }));
}

export default function PrintList() {
  return <PaperPage paper={useLoaderData<typeof loader>()} backLabel="Voltar à lista" />;
}
