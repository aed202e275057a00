import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { PaperPage } from "#app/components/paper/paper-page.tsx";
import { readExamPlace } from "#app/domain/exams/exam-place.ts";
import { asksForKey } from "#app/domain/paper/paper-options.ts";
import { AppError } from "#app/errors/app-error.ts";
import { publicReply } from "#app/pages/public-reply.server.ts";
import { openExamToPrint } from "#app/services/exams/open-past-exam.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { paperLinks } from "../paper/paper-links.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Prova ${data?.title ?? ""}, para imprimir`) },
  // The exam's own page is the indexed one.
  { name: "robots", content: "noindex" },
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

export const links = paperLinks;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { keyChanged as shouldRevalidate } from "#app/components/paper/key-changed.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const { institutionName, year, exam: slug } = args.params;
  const place = readExamPlace({ institution: institutionName, year, exam: slug }, searchParams.get("cor"));
  if (!place) throw new AppError("page-not-found");
  const { path, ...paper } = await openExamToPrint(deps, viewer, {
    place,
    withKey: asksForKey(searchParams),
  });
  return publicReply(args.request, path, paper);
}

export default function PrintExam() {
  return <PaperPage paper={useLoaderData<typeof loader>()} backLabel="Voltar à prova" />;
}
