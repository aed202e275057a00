import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { readStudyFilter, studyQuery } from "../domain/study-filter.ts";
import { materialPaths } from "../paths.ts";
import { listStudies } from "../services/list-studies.server.ts";
import { StudyDrafts } from "./materials/study-drafts.tsx";
import { StudyFilters } from "./materials/study-filters.tsx";
import { StudyList } from "./materials/study-list.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Materiais de estudo",
    description:
      "Páginas de estudo com figuras, exemplos resolvidos e questões, e arquivos e vídeos, por disciplina e assunto.",
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams, origin } = new URL(args.request.url);
  const filter = readStudyFilter(searchParams, deps.catalogue.current());
  const choices = {
    subjects: subjects.map(({ slug, name }) => ({ value: slug, label: name })),
    institutions: institutions.map(({ code, name }) => ({ value: code, label: name })),
  };
  const listed = await listStudies(deps, viewer, filter);
  return json(
    { ...listed, filter, choices, canonical: origin + materialPaths.materials() },
    { headers: publicHeaders },
  );
}

/** Materials of the platform (R-STUDY-3). */
export default function Materials() {
  const { materials, mayWrite, drafts, filter, choices, topics, next } = useLoaderData<typeof loader>();
  const pageAt = (page: number) => materialPaths.materials(studyQuery({ ...filter, page }));
  const isFiltered = Object.values(studyQuery({ ...filter, order: "newest" })).some(Boolean);
  return (
    <div className="page-width max-w-5xl py-6 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeading>Materiais</PageHeading>
        {mayWrite && (
          <ButtonLink to={materialPaths.create()} look="secondary">
            Novo material
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 text-muted">Para entender o assunto e fixar com questões no fim.</p>
      <StudyFilters key={JSON.stringify(filter)} filter={filter} choices={choices} topics={topics} />
      {drafts.length > 0 && filter.page === 1 && <StudyDrafts drafts={drafts} />}
      <StudyList materials={materials} isFiltered={isFiltered} />
      <PageLinks
        previous={filter.page > 1 ? pageAt(filter.page - 1) : null}
        next={next === null ? null : pageAt(next)}
      />
    </div>
  );
}
