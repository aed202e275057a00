import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { PaperPage } from "#app/components/paper/paper-page.tsx";
import { asksForKey } from "#app/domain/paper/paper-options.ts";
import { openTestPaper } from "#app/services/mentoring/open-test-paper.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { paperLinks } from "../paper/paper-links.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Imprimir ${data?.title ?? "lista da mentoria"}`) },
  { name: "robots", content: "noindex" },
];

export const links = paperLinks;

export { keyChanged as shouldRevalidate } from "#app/components/paper/key-changed.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  const withKey = asksForKey(new URL(args.request.url).searchParams);
  return json(await openTestPaper(deps, viewer, { id: args.params.testId ?? "", withKey }));
}

export default function PrintTest() {
  return <PaperPage paper={useLoaderData<typeof loader>()} backLabel="Voltar à lista" />;
}
