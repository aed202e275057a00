import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft, Printer } from "lucide-react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { readExamPlace } from "#app/domain/exams/exam-place.ts";
import { AppError } from "#app/errors/app-error.ts";
import { publicReply } from "#app/pages/public-reply.server.ts";
import { openExamToPrint } from "#app/services/exams/open-past-exam.server.ts";
import paperStyles from "#app/styles/exam-paper.css?url";
import { pageTitle } from "#app/text/product.ts";
import { PrintedQuestion } from "./print-exam/printed-question.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Prova ${data?.name ?? ""}, para imprimir`) },
  // The exam's own page is the indexed one.
  { name: "robots", content: "noindex" },
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: paperStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const { institutionName, year, exam: slug } = args.params;
  const place = readExamPlace({ institution: institutionName, year, exam: slug }, searchParams.get("cor"));
  if (!place) throw new AppError("page-not-found");
  const { path, ...exam } = await openExamToPrint(deps, place);
  return publicReply(args.request, path, exam);
}

export default function PrintExam() {
  const { name, colour, back, questions } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-6 print:p-0">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <Link to={back} className="inline-flex min-h-11 items-center gap-2 pr-3 font-medium text-link">
          <Icon as={ArrowLeft} size={18} />
          Voltar à prova
        </Link>
        <Button className="needs-scripts" onClick={() => window.print()}>
          <Icon as={Printer} size={18} />
          Imprimir
        </Button>
      </div>
      <div className="exam-paper mt-4">
        <h1>
          {name}
          {colour && `, caderno ${colour}`}
        </h1>
        <div className="exam-columns">
          {questions.map((question) => (
            <PrintedQuestion key={question.ord} question={question} />
          ))}
        </div>
      </div>
    </div>
  );
}
