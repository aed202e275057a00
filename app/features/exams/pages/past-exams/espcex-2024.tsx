import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { searchPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { pastExamPaths } from "../../paths.ts";
import { AboutTheExam, HowToPrepare } from "./espcex-2024/about-the-exam.tsx";
import { SubjectLinks } from "./espcex-2024/subject-links.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "EsPCEx: questões e como se preparar",
    description: `Treine para o concurso da EsPCEx no ${product.name}: questões de português, matemática, física, química, história, geografia e inglês, com correção na hora.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, pastExamPaths.espcex2024(), {});
}

export default function Espcex2024() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="rounded-sheet bg-primary-soft px-5 py-8 sm:px-10 sm:py-12">
        <h1 className="max-w-2xl text-3xl font-bold tracking-tight text-balance sm:text-4xl">
          EsPCEx: comece a treinar agora
        </h1>
        <p className="mt-3 max-w-2xl text-lg text-pretty">
          Chegou aqui pelo QR code de 2024? A página continua valendo para a próxima prova: as questões estão
          separadas por dia e por matéria. Ler não exige conta; para responder e guardar o seu progresso, ela
          é gratuita.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={searchPaths.institution("ESPCEX")} className="min-h-12 px-6">
            Ver todas as questões
          </ButtonLink>
          <ButtonLink to="#concurso" look="secondary" className="min-h-12 px-6">
            Como é o concurso
          </ButtonLink>
        </div>
      </div>
      <SubjectLinks />
      <div className="article-body mt-12">
        <AboutTheExam />
        <HowToPrepare />
      </div>
    </div>
  );
}
