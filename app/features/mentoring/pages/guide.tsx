import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import text from "#content/site/guia-do-mentor.md";

export const meta: MetaFunction = () => [
  { title: pageTitle("Guia do mentor") },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  requireAccess("mentors", args);
  return json({ text: fillText(text) });
}

export default function Guide() {
  const { text: filled } = useLoaderData<typeof loader>();
  return <SiteArticle text={filled} />;
}
