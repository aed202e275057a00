import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../paths.ts";
import { ForWhom, HowPointsWork, PrivacyFirst, TalkToUs, WhatFarolIs } from "./en-about/parts.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: `About ${product.name}`,
    description: `${product.name} is a Brazilian study platform for university entrance exams and military academies: a large question bank, instant marking and worked solutions.`,
    canonical: data?.canonical,
    locale: "en_US",
    alternates: data ? [{ language: "pt-BR", address: data.portuguese }] : [],
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const portuguese = new URL(aboutPaths.about(), args.request.url).href;
  return publicReply(args.request, aboutPaths.inEnglish(), { portuguese });
}

const sections = [
  { id: "what", title: `What ${product.name} is`, content: <WhatFarolIs /> },
  { id: "who", title: "Who it is for", content: <ForWhom /> },
  { id: "points", title: "Points and levels", content: <HowPointsWork /> },
  { id: "privacy", title: "Privacy first", content: <PrivacyFirst /> },
  { id: "contact", title: "Contact", content: <TalkToUs /> },
];

export default function EnglishAbout() {
  return (
    <Article
      title={`About ${product.name}`}
      lead={`${product.name} means “lighthouse”. It is a study platform for Brazilian students on their way to university and to the military academies.`}
      sections={sections}
      language="en"
    />
  );
}
