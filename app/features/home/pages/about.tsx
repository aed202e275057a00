import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { textMeta } from "#app/platform/page/components/page-meta.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { formatNumber } from "#app/platform/text/format.ts";
import text from "#content/site/sobre.md";
import { pointValues } from "../domain/point-values.ts";
import { aboutPaths } from "../paths.ts";
import { Levels } from "./about/levels.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  textMeta(data, { alternates: data ? [{ language: "en", address: data.english }] : [] });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const english = new URL(aboutPaths.inEnglish(), args.request.url).href;
  return publicReply(args.request, aboutPaths.about(), {
    text: fillText(text, pointValues(formatNumber)),
    english,
  });
}

export default function About() {
  const { text: filled } = useLoaderData<typeof loader>();
  return <SiteArticle text={filled} components={{ niveis: <Levels /> }} />;
}
