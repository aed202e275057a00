import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PaperPage } from "#app/features/bank/components/paper/paper-page.tsx";
import { readExamPlace } from "#app/features/bank/domain/exams/exam-place.ts";
import { paperLinks } from "#app/features/bank/pages/paper-links.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { loadExamToPrint } from "../../services/load-past-exam.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Prova ${data?.title ?? ""}, para imprimir`) },
  // The exam's own page is the indexed one.
  { name: "robots", content: "noindex" },
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

export const links = paperLinks;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { keyChanged as shouldRevalidate } from "#app/features/bank/components/paper/key-changed.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const { institutionName, year, exam: slug } = args.params;
  const place = readExamPlace({ institution: institutionName, year, exam: slug }, searchParams.get("cor"));
  if (!place) throw new AppError("page-not-found");
  const { path, ...paper } = await loadExamToPrint(deps, viewer, { place, sent: searchParams });
  return publicReply(args.request, path, paper);
}

export default function PrintExam() {
  return <PaperPage paper={useLoaderData<typeof loader>()} backLabel="Voltar à prova" />;
}
