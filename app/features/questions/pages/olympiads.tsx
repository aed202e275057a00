import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { olympiadPaths } from "../paths.ts";
import { listOlympiadQuestions } from "../services/list-olympiad-questions.server.ts";
import { readOlympiadFilter } from "./olympiad-filter.ts";
import { OlympiadFilters } from "./olympiads/olympiad-filters.tsx";
import { OlympiadLink } from "./olympiads/olympiad-link.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Olimpíadas de matemática",
    description:
      "Questões discursivas de olimpíada por nível e ano, com solução completa para comparar com a sua.",
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const { olympiad, ...filter } = readOlympiadFilter(searchParams);
  const after = ordOfCode(searchParams.get("apos") ?? "");
  const page = await listOlympiadQuestions(deps, viewer, { ...filter, institution: olympiad.id, after });
  return publicReply(args.request, olympiadPaths.olympiads(), { olympiad, ...filter, ...page });
}

export default function Olympiads() {
  const { olympiad, level, year, years, questions, next } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <PageHeading>Olimpíadas</PageHeading>
      <p className="mt-2 max-w-prose text-muted">
        Questões discursivas como as da {olympiad.name} ({olympiad.fullName}): resolva com calma, escreva o
        seu raciocínio e só então abra a solução.
      </p>
      <OlympiadFilters level={level} year={year} years={years} />
      {questions.length === 0 ? (
        <Empty
          title="Nenhuma questão por aqui"
          action={
            <ButtonLink to={olympiadPaths.olympiads()} look="secondary">
              Ver todas
            </ButtonLink>
          }
        >
          Escolha outro nível ou outro ano.
        </Empty>
      ) : (
        <ol aria-label="Questões de olimpíada" className="mt-6 space-y-3">
          {questions.map((question) => (
            <OlympiadLink
              key={question.heading.code}
              question={question}
              address={olympiadPaths.questionIn(question.heading.code, { level, year })}
            />
          ))}
        </ol>
      )}
      <Pager next={next} />
    </div>
  );
}
