import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../paths.ts";
import { AboutQuestions, Contact } from "./about/help.tsx";
import { Points } from "./about/points.tsx";
import { HowToStudy, WhatItIs, WhatItIsContent } from "./about/what-it-is.tsx";

const title = "Informações e Ajuda";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title,
    description: `O que é o ${product.name}, como funcionam os pontos e os níveis, de onde vêm as questões e respostas para as dúvidas mais comuns.`,
    canonical: data?.canonical,
    alternates: data ? [{ language: "en", address: data.english }] : [],
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const english = new URL(aboutPaths.inEnglish(), args.request.url).href;
  return publicReply(args.request, aboutPaths.about(), { english });
}

const sections = [
  { id: "o-que-e", title: `O que é o ${product.name}`, content: <WhatItIs /> },
  { id: "como-estudar", title: "Como estudar por aqui", content: <HowToStudy /> },
  { id: "pontos", title: "Pontos e níveis", content: <Points /> },
  { id: "conteudo", title: "De onde vêm as questões", content: <WhatItIsContent /> },
  { id: "perguntas", title: "Perguntas frequentes", content: <AboutQuestions /> },
  { id: "contato", title: "Fale com a gente", content: <Contact /> },
];

export default function About() {
  return (
    <Article
      title={title}
      lead={`Tudo o que você precisa saber para estudar com o ${product.name}: o que ele faz, como os pontos contam e a quem recorrer quando algo não sai como devia.`}
      sections={sections}
    />
  );
}
