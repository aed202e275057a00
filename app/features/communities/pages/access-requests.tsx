import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { BEFORE, Pager } from "#app/platform/lists/components/pager.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { Chips, Tabs } from "#app/platform/ui/components/tabs.tsx";
import {
  MOST_REQUESTS_COUNTED,
  type RequestState,
  readDecidedCommunity,
  readRequestCursor,
  readRequestState,
  requestViews,
} from "../domain/access-request.ts";
import { communityPaths } from "../paths.ts";
import { listAccessRequests } from "../services/decide-requests.server.ts";
import { decisionForms } from "./access-requests/access-requests-action.server.ts";
import { RequestCard } from "./access-requests/request-card.tsx";

const TITLE = "Pedidos de acesso";

export const meta = unlistedMeta(TITLE);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("campaignRequests", args);
  const { searchParams } = new URL(args.request.url);
  const community = readDecidedCommunity(searchParams.get("parceria"), viewer);
  if (!community) throw new AppError("no-permission");
  const state = readRequestState(searchParams.get("ver"));
  const after = readRequestCursor(searchParams.get(BEFORE));
  const list = await listAccessRequests(deps, viewer, { campaign: community.code, state, after });
  return json({ community, state, isOurs: viewer.claims.includes("admin"), ...list });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, actor } = requireAccess("campaignRequests", args);
  const find = (sent: string) => {
    const community = readDecidedCommunity(sent, viewer);
    if (community?.code.toLowerCase() !== sent) throw new AppError("no-permission");
    return community;
  };
  const pageOf = (code: string, word: string) => communityPaths.accessRequests(code, undefined, word);
  return handleForm(args.request, decisionForms(deps, actor, find, pageOf));
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["aceito", "Pedido aceito. O acesso já vale, e a pessoa foi avisada."],
  ["recusado", "Pedido recusado. A pessoa foi avisada."],
  ["decidido", "Este pedido já tinha sido decidido."],
]);

/** Requests for a community's access: its admins see its own, the platform's see all. */
export default function AccessRequests() {
  const { community, state, isOurs, requests, waiting, next } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm();
  const states = Object.keys(requestViews) as RequestState[];
  const body = (
    <>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      {waiting.length > 1 && (
        <Chips
          label="Parcerias"
          chips={waiting.map(({ campaign: code, name, n }) => ({
            label: `${name} (${n > MOST_REQUESTS_COUNTED ? `mais de ${MOST_REQUESTS_COUNTED}` : n})`,
            to: communityPaths.accessRequests(code),
            current: code === community.code,
          }))}
        />
      )}
      <Tabs
        label="Pedidos"
        tabs={states.map((each) => ({
          label: requestViews[each].name,
          to: communityPaths.accessRequests(community.code, requestViews[each].word),
          current: each === state,
        }))}
      />
      {requests.length === 0 && <Empty>Nenhum pedido aqui.</Empty>}
      <ul className="mt-4 max-w-3xl space-y-3">
        {requests.map((request) => (
          <RequestCard
            key={request.userId}
            request={request}
            campaign={community.code}
            waits={state === "waiting"}
          />
        ))}
      </ul>
      <Pager next={next} />
    </>
  );
  const title = isOurs ? TITLE : `${TITLE}: ${community.name}`;
  if (isOurs) return <AdminFrame title={title}>{body}</AdminFrame>;
  return (
    <div className="page-width py-6 sm:py-8">
      <PageHeading>{title}</PageHeading>
      {body}
    </div>
  );
}
