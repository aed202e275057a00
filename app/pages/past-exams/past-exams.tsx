import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { pageMeta } from "#app/components/shell/page-meta.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import { listExams, listInstitutions } from "#app/services/exams/list-past-exams.server.ts";
import { ExamYears } from "./past-exams/exam-years.tsx";
import { InstitutionList } from "./past-exams/institution-list.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data || data.unknown) return pageMeta({ ...found(null), canonical: undefined, listed: false });
  return pageMeta({ ...found(data.institution), canonical: data.canonical });
};

/** What a search engine shows of the page. */
function found(institution: { name: string; fullName: string } | null) {
  if (!institution)
    return {
      title: "Provas anteriores",
      description:
        "Provas anteriores de vestibulares, do ENEM e de concursos militares, questão por questão, na ordem do caderno.",
    };
  return {
    title: `Provas anteriores: ${institution.name}`,
    description: `Provas anteriores de ${institution.fullName} (${institution.name}), por ano e por dia, para ler, imprimir e resolver com correção na hora.`,
  };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const name = args.params.institutionName;
  const { origin } = new URL(args.request.url);
  const institution = name === undefined ? null : (institutionOf(name) ?? null);
  if (institution && institution.code !== name) throw redirect(paths.pastExams(institution.code), 301);
  if (institution) {
    const { code, fullName } = institution;
    return json(
      {
        canonical: origin + paths.pastExams(code),
        unknown: false,
        institution: { code, name: institution.name, fullName },
        years: await listExams(deps, institution.id),
        institutions: [],
      },
      { headers: publicHeaders },
    );
  }
  const unknown = name !== undefined;
  const institutions = await listInstitutions(deps);
  const shown = {
    canonical: origin + paths.pastExams(),
    unknown,
    institution: null,
    years: [],
    institutions,
  };
  return json(
    shown,
    unknown ? { status: 404, headers: { "Cache-Control": "no-store" } } : { headers: publicHeaders },
  );
}

/** The institutions with their real exams, or the exams of one. A name that is none gets the list too. */
export default function PastExams() {
  const { institution, institutions, years, unknown } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-5xl py-6 sm:py-8">
      {institution ? (
        <ExamYears institution={institution} years={years} />
      ) : (
        <InstitutionList institutions={institutions} unknown={unknown} />
      )}
    </div>
  );
}
