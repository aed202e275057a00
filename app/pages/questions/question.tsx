import {
  type HeadersFunction,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { RichText } from "#app/components/math/rich-text.tsx";
import { QuestionHeader } from "#app/components/questions/question-header.tsx";
import { TechnicalSheet } from "#app/components/questions/technical-sheet.tsx";
import { Zoomable } from "#app/components/questions/zoomable.tsx";
import { lettersOf } from "#app/domain/questions/check-answer.ts";
import { ordOfCode, questionCode } from "#app/domain/questions/question-code.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import { parseSearchAddress, searchAddress } from "#app/domain/questions/search-address.ts";
import { AppError } from "#app/errors/app-error.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import { openQuestion } from "#app/services/questions/open-question.server.ts";
import mathFont from "#app/styles/fonts/farol-math.woff2?url";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { formatDate } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { AnswerArea } from "./question/answer-area.tsx";
import { QuestionNavigation } from "./question/question-navigation.tsx";
import { ShareQuestion } from "./question/share-question.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { heading, excerpt, canonical, statement } = data;
  const title = `Questão de ${heading.subject} — ${heading.exam} (${heading.code})`;
  return [
    { title: pageTitle(title) },
    { name: "description", content: excerpt },
    { property: "og:title", content: title },
    { property: "og:description", content: excerpt },
    { tagName: "link", rel: "canonical", href: canonical },
    // Formulas are drawn in their own font at once, so that its arrival moves nothing.
    ...(statement.includes("<math") ? [{ tagName: "link", ...fontPreload(mathFont) } as const] : []),
  ];
};

function fontPreload(href: string) {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
}

export const links: LinksFunction = () => [fontPreload(serifFont)];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const ord = ordOfCode(args.params.questionId ?? "");
  if (ord === null) throw new AppError("question-not-found");
  const url = new URL(args.request.url);
  const filters = parseSearchAddress(url.searchParams.get("busca"));
  const search = searchAddress(filters);
  const { question, answered, previous, next } = await openQuestion(deps, viewer, { ord, search: filters });
  const addressOf = (neighbour: number | null) =>
    neighbour && paths.questionInSearch(questionCode(neighbour), search);
  const alternatives = JSON.parse(question.alternativesHtml) as string[];
  const shown = {
    heading: questionHeading(question),
    canonical: url.origin + paths.question(questionCode(ord)),
    excerpt: question.excerpt,
    kind: question.kind,
    annulled: question.status === "annulled",
    hasSolution: question.hasSolution === 1,
    statement: question.statementHtml,
    alternatives: lettersOf(question.kind, alternatives.length).map((letter, index) => ({
      letter,
      html: alternatives[index] ?? "",
    })),
    answered,
    search,
    previous: addressOf(previous),
    next: addressOf(next),
  };
  return json(shown, { headers: publicHeaders });
}

export default function Question() {
  const data = useLoaderData<typeof loader>();
  const { heading, answered } = data;
  return (
    <div className="page-width max-w-3xl py-4 sm:py-6">
      <QuestionNavigation search={data.search} />
      <article className="card mt-3 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <div>
            <h1 className="sr-only">
              Questão {heading.code}, {heading.subject}, {heading.exam}
            </h1>
            <QuestionHeader heading={heading} annulled={data.annulled} />
            <p className="mt-1 text-sm text-muted">
              {heading.place && <span>{heading.place} · </span>}
              <span className="font-mono">{heading.code}</span>
            </p>
            {answered && (
              <p className="mt-1 text-sm text-muted">
                Respondida por você em {formatDate(answered.answeredAt)}
              </p>
            )}
          </div>
          <ShareQuestion canonical={data.canonical} title={`${heading.subject}, ${heading.exam}`} />
        </div>
        <Zoomable key={heading.code}>
          <RichText html={data.statement} className="reading mt-4" />
          <AnswerArea question={data} />
        </Zoomable>
      </article>
      <TechnicalSheet key={heading.code} code={heading.code} version={answered?.answeredAt ?? 0} />
    </div>
  );
}
