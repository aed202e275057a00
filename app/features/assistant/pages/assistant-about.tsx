import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { textMeta } from "#app/platform/page/components/page-meta.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import text from "#content/site/tutor.md";
import { aboutValues } from "../domain/about-values.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => textMeta(data);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const values = aboutValues(deps.assistant.model.isModel);
  return publicReply(args.request, aboutPaths.assistant(), { text: fillText(text, values) });
}

/** Scope, limits and stage of the tutor (R-TUTOR-1). */
export default function AssistantAbout() {
  const { text: filled } = useLoaderData<typeof loader>();
  return <SiteArticle text={filled} />;
}
