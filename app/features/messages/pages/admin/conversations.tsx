import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LONGEST_PEOPLE_SEARCH } from "#app/features/accounts/domain/people-filter.ts";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { BEFORE } from "#app/platform/lists/components/pager.tsx";
import { AdminFilter } from "#app/platform/page/components/admin-form.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminList, AdminRow, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { type ChatState, chatStates, chatTakenTexts } from "../../domain/chat.ts";
import { useLiveInbox } from "../../hooks/use-live-inbox.ts";
import { type FoundMessage, readInbox, searchInbox } from "../../services/team-inbox.server.ts";

export const meta = unlistedMeta("Conversas");

const views: readonly { state: ChatState; word: string; name: string }[] = [
  { state: "open", word: "abertas", name: "Aguardam resposta" },
  { state: "answered", word: "respondidas", name: "Respondidas" },
  { state: "closed", word: "encerradas", name: "Encerradas" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const state = views.find(({ word }) => word === searchParams.get("ver"))?.state ?? "open";
  const text = cleanText(searchParams.get("q") ?? "")
    .slice(0, LONGEST_PEOPLE_SEARCH)
    .trim();
  if (text !== "") return json({ state, text, next: null, ...(await searchInbox(deps, actor, text)) });
  const inbox = await readInbox(deps, actor, { state, after: searchParams.get(BEFORE) });
  return json({ state, text, found: [] as FoundMessage[], ...inbox });
}

/** The team's shared inbox. */
export default function Conversations() {
  useLiveInbox();
  const { state, text, threads, found, next } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Conversas">
      <AdminFilter label="Buscar conversas">
        <TextField label="Nome, e-mail ou palavras da conversa" type="search" name="q" defaultValue={text} />
      </AdminFilter>
      <ButtonLink look="quiet" to={adminPaths.readyReplies()} className="mt-2">
        Respostas prontas
      </ButtonLink>
      <Tabs
        label="Conversas"
        tabs={views.map(({ state: each, word, name }) => ({
          to: `?ver=${word}`,
          label: name,
          current: each === state && text === "",
        }))}
      />
      {(threads.length > 0 || found.length === 0) && (
        <AdminList empty="Nenhuma conversa aqui." next={next}>
          {threads.map(({ id, name, preview, state: each, taken, changedAt }) => (
            <AdminRow
              key={id}
              title={name}
              to={adminPaths.conversation(id)}
              covers
              facts={[formatDateTime(changedAt), chatStates[each], taken && chatTakenTexts[taken]]}
            >
              <p className="break-words">{preview}</p>
            </AdminRow>
          ))}
        </AdminList>
      )}
      {found.length > 0 && (
        <AdminSection title="Nas mensagens">
          <AdminList empty={null}>
            {found.map(({ id, place, name, team, excerpt, at }) => (
              <AdminRow
                key={`${id} ${place}`}
                title={name}
                to={adminPaths.conversationAt(id, place)}
                covers
                facts={[team ? "mensagem da equipe" : "mensagem da pessoa", formatDateTime(at)]}
              >
                <p className="break-words">{excerpt}</p>
              </AdminRow>
            ))}
          </AdminList>
        </AdminSection>
      )}
    </AdminFrame>
  );
}
