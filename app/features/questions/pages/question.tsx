import {
  type HeadersFunction,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, useRef } from "react";
import { TechnicalSheet } from "#app/features/bank/components/technical-sheet.tsx";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { readExamWord } from "#app/features/bank/domain/exams/exam-place.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { CommentsPlace } from "#app/features/forum/components/comments-place.tsx";
import { readListWord } from "#app/features/lists/domain/list.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { StructuredData } from "#app/platform/page/components/structured-data.tsx";
import { privateHeaders, publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { HiddenHeading } from "#app/platform/ui/components/part.tsx";
import { useNear } from "#app/platform/ui/hooks/use-near.ts";
import mathFont from "#app/styles/fonts/farol-math.woff2?url";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { questionPaths } from "../paths.ts";
import { findMergedQuestion } from "../services/find-merged-question.server.ts";
import { loadQuestion } from "../services/load-question.server.ts";
import { AnswerPanel } from "./question/answer-panel.tsx";
import { QuestionLine } from "./question/question-line.tsx";
import { QuestionLinks } from "./question/question-links.tsx";
import { QuestionNavigation } from "./question/question-navigation.tsx";
import { ShareQuestion } from "./question/share-question.tsx";
import { useEntry } from "./question/use-entry.tsx";

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
  const list = readListWord(searchParams.get("lista"));
  const entry = institutionOf(searchParams.get("comeco") ?? "")?.code ?? null;
  const shown = await loadQuestion(deps, viewer, { ord, search, exam, list, entry, origin }).catch(
    async (error) => {
      const merged = await findMergedQuestion(deps, ord, error);
      throw redirect(questionPaths.question(questionCode(merged)), 301);
    },
  );
  // A list may become private again at any time.
  return json(shown, { headers: list ? privateHeaders : publicHeaders });
}

export default function Question() {
  const data = useLoaderData<typeof loader>();
  const { heading, answered } = data;
  const { code } = heading;
  const visitor = useEntry(code, data.isEntry);
  const version = answered?.answeredAt ?? 0;
  return (
    <div className="page-width flex min-h-[calc(100dvh-3.5rem)] max-w-3xl flex-col pt-1 sm:pt-3">
      <StructuredData text={data.structured} />
      <QuestionNavigation
        search={data.search}
        exam={data.exam}
        list={data.list}
        isFirst={data.entry !== null}
      >
        <ShareQuestion code={code} canonical={data.canonical} title={`${heading.subject}, ${heading.exam}`} />
      </QuestionNavigation>
      <AnswerPanel
        key={code}
        question={data}
        visitor={visitor}
        header={
          <>
            <HiddenHeading>
              Questão {code}, {heading.subject}, {heading.exam}
            </HiddenHeading>
            <QuestionLine heading={heading} annulled={data.annulled} exam={data.exam} />
          </>
        }
        statement={
          <>
            <RichText html={data.statement} className="reading mt-3" />
            {data.olympiad && (
              <ButtonLink to={data.olympiad} className="mt-5">
                Responder e ver a solução
              </ButtonLink>
            )}
          </>
        }
        links={<QuestionLinks code={code} />}
      >
        <TechnicalSheet code={code} version={version} />
        <CommentsPlace code={code} version={version} />
        <div className="pb-6">
          <Similar address={questionPaths.similar(code)} isWrong={answered?.correct === false} />
        </div>
      </AnswerPanel>
    </div>
  );
}

const SimilarList = lazy(() =>
  import("./question/similar-list.tsx").then((file) => ({ default: file.SimilarList })),
);

/** Loaded when scrolled near, after the question. */
function Similar({ address, isWrong }: { address: string; isWrong: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="min-h-px">
      {near && (
        <Deferred>
          <SimilarList address={address} isWrong={isWrong} />
        </Deferred>
      )}
    </div>
  );
}
