import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { chatPaths } from "#app/features/messages/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { mentoringPaths } from "../paths.ts";
import { HowItGoes, MentoringReaders, Price, WhatItIsNot, WhoReads } from "./sections.tsx";

const title = "Mentoria de estudos";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title,
    description: `Alguém que já passou por isso planeja a semana com você, acompanha o que saiu do papel e diz onde apertar. O que é a mentoria do ${product.name}, quem faz e o que ela não é.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, mentoringPaths.about(), {});
}

const sections = [
  { id: "como-funciona", title: "Como funciona", content: <HowItGoes /> },
  { id: "quem-acompanha", title: "Quem acompanha você", content: <WhoReads /> },
  { id: "o-que-nao-e", title: "O que a mentoria não é", content: <WhatItIsNot /> },
  { id: "quem-le", title: "Quem lê o que vocês escrevem", content: <MentoringReaders /> },
  { id: "quanto-custa", title: "Quanto custa", content: <Price /> },
];

export default function AboutMentoring() {
  return (
    <Article
      title={title}
      lead="Estudar sozinho é possível. Com alguém que olha a sua semana, diz o que cortar e pergunta na sexta se saiu, costuma ser mais fácil. É isso, e só isso, que um mentor faz."
      below={
        <p className="mt-4">
          <ButtonLink to={chatPaths.conversation()}>Quero um mentor</ButtonLink>
        </p>
      }
      sections={sections}
    />
  );
}
