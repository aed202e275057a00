import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { aboutPaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article, Note } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { Limits, Meanwhile, Stage, UseWell, WhatItDoes } from "./assistant-about/parts.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: `${product.assistant}: tutor de IA`,
    description: `O ${product.assistant} é o tutor de inteligência artificial do ${product.name}: explica o enunciado, dá dicas e mostra o passo a passo. Está em fase alfa. Veja o que ele faz e o que não faz.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, aboutPaths.assistant(), {});
}

function Warning() {
  return (
    <Note title="Fase alfa: confira sempre">
      <p>
        Durante os testes, as respostas podem conter erros. Quando o tutor e o gabarito discordarem, vale o
        gabarito.
      </p>
    </Note>
  );
}

const sections = [
  {
    id: "o-que-faz",
    title: "O que ele faz",
    content: (
      <>
        <Warning />
        <WhatItDoes />
      </>
    ),
  },
  { id: "limites", title: "O que ele não faz", content: <Limits /> },
  { id: "fase-alfa", title: "O que quer dizer fase alfa", content: <Stage /> },
  { id: "bom-uso", title: "Como aprender com um tutor de IA", content: <UseWell /> },
  { id: "hoje", title: "Sem o tutor", content: <Meanwhile /> },
];

/** Scope, limits and stage of the AI tutor (R-TUTOR-1). */
export default function AssistantAbout() {
  return (
    <Article
      title={`${product.assistant}, o tutor de IA do ${product.name}`}
      lead="Um tutor de inteligência artificial que tira dúvidas sobre as questões e a teoria do banco, sem estudar no seu lugar."
      sections={sections}
    />
  );
}
