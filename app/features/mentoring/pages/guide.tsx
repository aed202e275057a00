import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import text from "#content/site/guia-do-mentor.md";

export const meta = unlistedMeta("Guia do mentor");

export function loader(args: LoaderFunctionArgs) {
  requireAccess("mentors", args);
  return json({ text: fillText(text) });
}

export default function Guide() {
  const { text: filled } = useLoaderData<typeof loader>();
  return <SiteArticle text={filled} />;
}
