import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, Form as SearchForm, useLoaderData } from "@remix-run/react";
import { LONGEST_PEOPLE_SEARCH } from "#app/features/accounts/domain/people-filter.ts";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { BEFORE, Pager } from "#app/platform/lists/components/pager.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { type ChatState, chatStates, chatTakenTexts } from "../../domain/chat.ts";
import { useLiveInbox } from "../../hooks/use-live-inbox.ts";
import { type FoundMessage, readInbox, searchInbox } from "../../services/team-inbox.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Conversas") },
  { name: "robots", content: "noindex" },
];

const views: readonly { state: ChatState; word: string; name: string }[] = [
  { state: "open", word: "abertas", name: "Aguardam resposta" },
  { state: "answered", word: "respondidas", name: "Respondidas" },
  { state: "closed", word: "encerradas", name: "Encerradas" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const state = views.find(({ word }) => word === searchParams.get("ver"))?.state ?? "open";
  const text = cleanText(searchParams.get("q") ?? "")
    .slice(0, LONGEST_PEOPLE_SEARCH)
    .trim();
  const actor = { viewer, requestId: context.requestId };
  if (text !== "") return json({ state, text, next: null, ...(await searchInbox(deps, actor, text)) });
  const inbox = await readInbox(deps, actor, { state, after: searchParams.get(BEFORE) });
  return json({ state, text, found: [] as FoundMessage[], ...inbox });
}

/** Each leads to its place in the conversation. */
function FoundMessages({ found }: { found: readonly FoundMessage[] }) {
  return (
    <section aria-labelledby="nas-mensagens" className="mt-6 max-w-3xl">
      <h2 id="nas-mensagens" className="text-lg font-semibold">
        Nas mensagens
      </h2>
      <ul className="mt-2 space-y-3">
        {found.map(({ id, place, name, team, excerpt, at }) => (
          <li key={`${id} ${place}`} className="card p-4">
            <Link
              to={adminPaths.conversationAt(id, place)}
              className="inline-flex min-h-11 items-center font-semibold break-words text-link"
            >
              {name}
            </Link>
            <p className="text-sm text-muted">
              {[team ? "mensagem da equipe" : "mensagem da pessoa", formatDateTime(at)].join(", ")}
            </p>
            <p className="mt-1 break-words">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The team's shared inbox. */
export default function Conversations() {
  useLiveInbox();
  const { state, text, threads, found, next } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Conversas">
      <SearchForm className="mt-4 flex max-w-xl flex-wrap items-end gap-3" role="search">
        <div className="min-w-0 grow">
          <TextField
            label="Nome, e-mail ou palavras da conversa"
            type="search"
            name="q"
            key={text}
            defaultValue={text}
          />
        </div>
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </SearchForm>
      <ButtonLink look="quiet" to={adminPaths.readyReplies()} className="mt-2">
        Respostas prontas
      </ButtonLink>
      <nav aria-label="Conversas" className="mt-4 flex flex-wrap gap-x-5">
        {views.map(({ state: each, word, name }) => (
          <Link
            key={word}
            to={`?ver=${word}`}
            aria-current={each === state && text === "" ? "page" : undefined}
            className="inline-flex min-h-11 items-center text-link underline aria-[current=page]:font-semibold aria-[current=page]:no-underline"
          >
            {name}
          </Link>
        ))}
      </nav>
      {threads.length + found.length === 0 && (
        <p className="card mt-4 px-4 py-8 text-center text-muted">Nenhuma conversa aqui.</p>
      )}
      <ul className="mt-4 max-w-3xl space-y-3">
        {threads.map(({ id, name, preview, state: each, taken, changedAt }) => (
          <li key={id} className="card p-4">
            <Link
              to={adminPaths.conversation(id)}
              className="inline-flex min-h-11 items-center font-semibold break-words text-link"
            >
              {name}
            </Link>
            <p className="text-sm text-muted">
              {[formatDateTime(changedAt), chatStates[each], taken && chatTakenTexts[taken]]
                .filter(Boolean)
                .join(", ")}
            </p>
            <p className="mt-1 break-words">{preview}</p>
          </li>
        ))}
      </ul>
      {found.length > 0 && <FoundMessages found={found} />}
      <Pager next={next} />
    </AdminFrame>
  );
}
