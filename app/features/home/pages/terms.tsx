import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article, type ArticleSection } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../paths.ts";
import { privacySections } from "./terms/privacy.tsx";
import { termsSections } from "./terms/terms-of-use.tsx";

const title = "Termos de uso e privacidade";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title,
    description: `As regras de uso do ${product.name} e a política de privacidade, em português claro: que dados guardamos, por quê, por quanto tempo e como você manda neles.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, aboutPaths.terms(), {});
}

const sections: readonly ArticleSection[] = [...termsSections, ...privacySections];

export default function Terms() {
  return (
    <Article
      title={title}
      lead="Escrevemos para ser lido, também por quem tem 13 anos e por quem cuida de alguém dessa idade. Se algo não ficou claro, a falha é nossa: escreva e a gente explica."
      updated="Em vigor desde 21 de novembro de 2026."
      sections={sections}
    />
  );
}
