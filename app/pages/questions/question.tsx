import {
  type HeadersFunction,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { CommentsPlace } from "#app/components/comments/comments-place.tsx";
import { RichText } from "#app/components/math/rich-text.tsx";
import { QuestionHeader } from "#app/components/questions/question-header.tsx";
import { TechnicalSheet } from "#app/components/questions/technical-sheet.tsx";
import { Zoomable } from "#app/components/questions/zoomable.tsx";
import { pageMeta } from "#app/components/shell/page-meta.ts";
import { StructuredData } from "#app/components/shell/structured-data.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { readExamWord } from "#app/domain/exams/exam-place.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import { findMergedQuestion } from "#app/services/questions/find-merged-question.server.ts";
import { openQuestion } from "#app/services/questions/open-question.server.ts";
import mathFont from "#app/styles/fonts/farol-math.woff2?url";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { formatDate } from "#app/text/format.ts";
import { ordOfParams } from "./ord-of-params.ts";
import { AnswerArea } from "./question/answer-area.tsx";
import { QuestionLinks } from "./question/question-links.tsx";
import { QuestionNavigation } from "./question/question-navigation.tsx";
import { ShareQuestion } from "./question/share-question.tsx";
import { Similar } from "./question/similar.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { heading, excerpt, canonical, statement } = data;
  const title = `Questão de ${heading.subject} — ${heading.exam} (${heading.code})`;
  return [
    ...pageMeta({ title, description: excerpt, canonical, type: "article" }),
    // Preloads the maths font against layout shift.
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
  const ord = ordOfParams(args.params);
  const { searchParams, origin } = new URL(args.request.url);
  const search = parseSearchAddress(searchParams.get("busca"), deps.catalogue.current());
  const exam = readExamWord(searchParams.get("prova"));
  const shown = await openQuestion(deps, viewer, { ord, search, exam, origin }).catch(async (error) => {
    const merged = await findMergedQuestion(deps, ord, error);
    throw redirect(paths.question(questionCode(merged)), 301);
  });
  return json(shown, { headers: publicHeaders });
}

export default function Question() {
  const data = useLoaderData<typeof loader>();
  const { heading, answered } = data;
  return (
    <div className="page-width max-w-3xl py-4 sm:py-6">
      <StructuredData text={data.structured} />
      <QuestionNavigation search={data.search} exam={data.exam} />
      <article className="card mt-3 p-4 sm:p-6">
        <h1 className="sr-only">
          Questão {heading.code}, {heading.subject}, {heading.exam}
        </h1>
        <div className="float-right -mt-1 ml-3">
          <ShareQuestion canonical={data.canonical} title={`${heading.subject}, ${heading.exam}`} />
        </div>
        <QuestionHeader heading={heading} annulled={data.annulled} />
        <p className="mt-1 text-sm text-muted">
          {heading.place && <span>{heading.place} · </span>}
          <span className="font-mono">{heading.code}</span>
        </p>
        {answered && (
          <p className="mt-1 text-sm text-muted">Respondida por você em {formatDate(answered.answeredAt)}</p>
        )}
        <Zoomable key={heading.code}>
          <RichText html={data.statement} className="reading mt-4 clear-both" />
          {data.olympiad && (
            <ButtonLink to={data.olympiad} className="mt-5">
              Responder e ver a solução
            </ButtonLink>
          )}
          <AnswerArea question={data} />
        </Zoomable>
        <QuestionLinks code={heading.code} />
      </article>
      <TechnicalSheet key={heading.code} code={heading.code} version={answered?.answeredAt ?? 0} />
      <CommentsPlace
        key={`${heading.code} comments`}
        code={heading.code}
        version={answered?.answeredAt ?? 0}
      />
      <Similar key={heading.code} address={paths.similarQuestions(heading.code)} />
    </div>
  );
}
