import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { textMeta } from "#app/platform/page/components/page-meta.ts";
import { TextParts } from "#app/platform/page/components/text-parts.tsx";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { FrontHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import text from "#content/site/espcex.md";
import { pastExamPaths } from "../../paths.ts";
import { SubjectLinks } from "./espcex-2024/subject-links.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => textMeta(data);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, pastExamPaths.espcex2024(), { text: fillText(text) });
}

export default function Espcex2024() {
  const { text: filled } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="rounded-sheet bg-primary-soft px-5 py-8 sm:px-10 sm:py-12">
        <FrontHeading className="max-w-2xl">{filled.title}</FrontHeading>
        <p className="mt-3 max-w-2xl text-lg text-pretty">{filled.lead}</p>
        <Toolbar className="mt-6">
          <ButtonLink to={searchPaths.institution("ESPCEX")} className="min-h-12 px-6">
            Ver todas as questões
          </ButtonLink>
          <ButtonLink to="#concurso" look="secondary" className="min-h-12 px-6">
            Como é o concurso
          </ButtonLink>
        </Toolbar>
      </div>
      <SubjectLinks />
      <div className="article-body mt-12">
        {filled.sections.map(({ id, title, parts }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <TextParts parts={parts} />
          </section>
        ))}
      </div>
    </div>
  );
}
