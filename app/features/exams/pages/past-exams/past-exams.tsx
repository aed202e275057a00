import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { listPastExams } from "../../services/list-past-exams.server.ts";
import { ExamYears } from "./past-exams/exam-years.tsx";
import { InstitutionList } from "./past-exams/institution-list.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data || data.unknown) return pageMeta({ ...found(null), canonical: undefined, listed: false });
  return pageMeta({ ...found(data.institution), canonical: data.canonical });
};

/** Search engine metadata. */
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
  const { path, ...shown } = await listPastExams(deps, name);
  // Redirects to the canonical spelling.
  if (shown.institution && shown.institution.code !== name) throw redirect(path, 301);
  const canonical = new URL(path, args.request.url).href;
  const headers = shown.unknown ? { "Cache-Control": "no-store" } : publicHeaders;
  return json({ canonical, ...shown }, { status: shown.unknown ? 404 : 200, headers });
}

/** All institutions, or one; an unknown name gets the list. */
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
