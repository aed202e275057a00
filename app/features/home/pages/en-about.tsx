import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { textMeta } from "#app/platform/page/components/page-meta.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { formatEnglish } from "#app/platform/text/format-english.ts";
import text from "#content/site/about.md";
import { pointValues } from "../domain/point-values.ts";
import { aboutPaths } from "../paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  textMeta(data, {
    locale: "en_US",
    alternates: data ? [{ language: "pt-BR", address: data.portuguese }] : [],
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const portuguese = new URL(aboutPaths.about(), args.request.url).href;
  return publicReply(args.request, aboutPaths.inEnglish(), {
    text: fillText(text, pointValues(formatEnglish)),
    portuguese,
  });
}

export default function EnAbout() {
  const { text: filled } = useLoaderData<typeof loader>();
  return <SiteArticle text={filled} language="en" />;
}
