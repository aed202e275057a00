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
import { examWord, readExamWord } from "#app/domain/exams/exam-place.ts";
import { isOlympiadQuestion } from "#app/domain/olympiads/olympiad-levels.ts";
import { lettersOf } from "#app/domain/questions/check-answer.ts";
import { ordOfCode, questionCode } from "#app/domain/questions/question-code.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { structuredQuestion } from "#app/domain/questions/structured-question.ts";
import { AppError } from "#app/errors/app-error.ts";
import { examAddress } from "#app/pages/past-exams/exam-address.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import { openQuestion } from "#app/services/questions/open-question.server.ts";
import { questionKeptInstead } from "#app/services/questions/question-kept-instead.server.ts";
import mathFont from "#app/styles/fonts/farol-math.woff2?url";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { formatDate } from "#app/text/format.ts";
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
  const filters = parseSearchAddress(url.searchParams.get("busca"), deps.catalogue.current());
  const search = searchAddress(filters);
  const exam = readExamWord(url.searchParams.get("prova"));
  const opened = await openQuestion(deps, viewer, { ord, search: filters, exam }).catch(async (error) => {
    const kept = await questionKeptInstead(deps, ord, error);
    throw redirect(paths.question(questionCode(kept)), 301);
  });
  const { question, answered, previous, next } = opened;
  const addressOf = (neighbour: number | null) =>
    neighbour &&
    (exam
      ? paths.questionInExam(questionCode(neighbour), examWord(exam))
      : paths.questionInSearch(questionCode(neighbour), search));
  const code = questionCode(ord);
  // An olympiad's question has a page where it can be answered; here it is one of a list.
  const olympiad = isOlympiadQuestion(question) ? paths.olympiadQuestion(code) : null;
  const alternatives = JSON.parse(question.alternativesHtml) as string[];
  const heading = questionHeading(question, deps.catalogue.current());
  const canonical = url.origin + (olympiad ?? paths.question(code));
  const shown = {
    heading,
    canonical,
    // Search engines are visitors: nobody else needs it.
    structured: viewer ? null : structuredQuestion({ ...question, heading, canonical }),
    excerpt: question.excerpt,
    olympiad,
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
    exam: exam &&
      opened.exam && { name: opened.exam.name, number: opened.exam.number, address: examAddress(exam) },
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
