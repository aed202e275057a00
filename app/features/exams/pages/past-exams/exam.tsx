import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readExamPlace } from "#app/features/bank/domain/exams/exam-place.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { StructuredData } from "#app/platform/page/components/structured-data.tsx";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { loadPastExam } from "../../services/load-past-exam.server.ts";
import { BookletColours } from "./exam/booklet-colours.tsx";
import { ExamHeading } from "./exam/exam-header.tsx";
import { OfficialKey } from "./exam/official-key.tsx";
import { QuestionList } from "./exam/question-list.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `Prova ${data.name}`,
        description: `A prova ${data.name} questão por questão, na ordem do caderno: leia, imprima e resolva com correção na hora.`,
        canonical: data.canonical,
      })
    : [];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams, origin } = new URL(args.request.url);
  const { institutionName, year, exam } = args.params;
  const place = readExamPlace({ institution: institutionName, year, exam }, searchParams.get("cor"));
  if (!place) throw new AppError("page-not-found");
  const withKey = searchParams.get("gabarito") === "sim";
  return json(await loadPastExam(deps, viewer, { place, withKey, origin }), { headers: publicHeaders });
}

/** Questions in booklet order, and the official key as far as the reader may see it. */
export default function Exam() {
  const data = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-3xl py-6">
      <StructuredData text={data.signedIn ? null : data.structured} />
      <ExamHeading exam={data} />
      {data.colours.length > 1 && <BookletColours colours={data.colours} unplaced={data.unplaced.length} />}
      <OfficialKey keys={data.keys} address={data.keyAddress} open={data.withKey} signedIn={data.signedIn} />
      <QuestionList sections={data.sections} />
      {data.unplaced.length > 0 && (
        <QuestionList
          sections={[{ title: "Sem posição conhecida neste caderno", questions: data.unplaced }]}
        />
      )}
    </div>
  );
}
