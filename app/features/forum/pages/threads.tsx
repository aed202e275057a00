import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { subjectOf, subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { BEFORE, Pager } from "#app/platform/lists/components/pager.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { Chips, Tabs } from "#app/platform/ui/components/tabs.tsx";
import { commentNumber } from "../domain/comment-reply.ts";
import { type FeedView, feedView, feedViews } from "../domain/thread.ts";
import { forumPaths } from "../paths.ts";
import { listThreads } from "../services/list-threads.server.ts";
import { ThreadLines } from "./thread-lines.tsx";

const LONGEST_SEARCH = 120;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Respostas",
    description:
      "Dúvidas de quem estuda para ENEM, ITA, IME e vestibulares, e as respostas de colegas, mentores e professores.",
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const view = feedView(searchParams.get("ver"));
  const subject = subjectOf(searchParams.get("materia") ?? "");
  const search = cleanText(searchParams.get("busca") ?? "")
    .trim()
    .slice(0, LONGEST_SEARCH);
  const listed = await listThreads(deps, viewer, {
    view,
    subject: subject?.id ?? null,
    search,
    before: commentNumber(searchParams.get(BEFORE)),
  });
  const canonical = new URL(forumPaths.forum(), args.request.url).href;
  return json(
    {
      ...listed,
      canonical,
      view,
      subject: subject?.slug ?? null,
      search,
      now: deps.now(),
      signedIn: viewer !== null,
    },
    viewer ? undefined : { headers: publicHeaders },
  );
}

function emptyText(view: string, search: string): string {
  if (search) return "Nenhuma dúvida com essas palavras.";
  if (view === "mine") return "Você ainda não perguntou. Abra uma questão e toque em Tirar dúvida.";
  return view === "unanswered" ? "Nenhuma dúvida sem resposta. Que bom!" : "Nenhuma dúvida por aqui ainda.";
}

const wordOf = (view: FeedView) => feedViews.find((each) => each.view === view)?.word;

type FeedPlace = { view: FeedView; subject: string | null; search: string; signedIn: boolean };

function FeedTabs({ view, subject, search, signedIn }: FeedPlace) {
  const query = { ver: wordOf(view), materia: subject, busca: search };
  return (
    <>
      <Tabs
        label="Quais dúvidas"
        tabs={feedViews
          .filter((each) => signedIn || each.view !== "mine")
          .map((each) => ({
            label: each.title,
            to: forumPaths.forum({ ...query, ver: each.word }),
            current: each.view === view,
          }))}
      />
      <Chips
        label="Matéria"
        chips={subjects.map(({ slug, name }) => ({
          label: name,
          to: forumPaths.forum({ ...query, materia: slug === subject ? null : slug }),
          current: slug === subject,
        }))}
      />
    </>
  );
}

export default function Threads() {
  const { threads, next, view, subject, search, now, signedIn } = useLoaderData<typeof loader>();
  const word = wordOf(view);
  return (
    <div className="page-width max-w-[920px] py-4 sm:py-6">
      <PageHeading>Respostas</PageHeading>
      <p className="mt-1 text-muted">
        Todos no Farol leem, com seu primeiro nome. Pergunte a partir de uma questão.
      </p>
      <Form method="get" role="search" className="mt-3 flex gap-2">
        {word && <input type="hidden" name="ver" value={word} />}
        {subject && <input type="hidden" name="materia" value={subject} />}
        <label htmlFor="busca" className="sr-only">
          Buscar dúvidas
        </label>
        <input
          id="busca"
          type="search"
          name="busca"
          defaultValue={search}
          key={search}
          maxLength={LONGEST_SEARCH}
          placeholder="Buscar dúvidas"
          className="field min-w-0 flex-1"
        />
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </Form>
      <FeedTabs {...{ view, subject, search, signedIn }} />
      {threads.length === 0 ? (
        <Empty>{emptyText(view, search)}</Empty>
      ) : (
        <ThreadLines threads={threads} now={now} label={plural(threads.length, "dúvida", "dúvidas")} />
      )}
      <Pager next={next} />
    </div>
  );
}
