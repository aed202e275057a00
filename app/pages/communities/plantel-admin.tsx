import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { CommunityMark } from "#app/components/communities/community-mark.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { MOST_REQUESTS_COUNTED } from "#app/domain/campaigns/access-request.ts";
import { communities } from "#app/domain/communities/community.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { useOperation } from "#app/hooks/ui/use-operation.ts";
import { ThreadLines } from "#app/pages/forum/thread-lines.tsx";
import { communityPaths } from "#app/paths/communities.ts";
import { openCommunityDesk } from "#app/services/communities/open-community-desk.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { RequestCard } from "./access-requests/request-card.tsx";
import { AnswerLines } from "./plantel-admin/answer-lines.tsx";
import { CommunityNoticeForm } from "./plantel-admin/community-notice.tsx";
import { type DeskField, plantelAdminForms } from "./plantel-admin/plantel-admin-action.server.ts";
import { NewShiftsForm, ShiftList } from "./plantel-admin/shift-list.tsx";

const community = communities.PLANTEL;

export const meta: MetaFunction = () => [
  { title: pageTitle("Administração do Plantel") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelAdmin", args);
  return json({ ...(await openCommunityDesk(deps, viewer, community)), operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("plantelAdmin", args);
  const actor = { viewer, requestId: context.requestId };
  return handleForm<DeskField>(args.request, plantelAdminForms(deps, actor, community), {
    "invalid-notification-link": "link",
  });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["marcado", "Plantão marcado. Quem é do Plantel já pode entrar."],
  ["cancelado", "Plantão cancelado. Quem estava nele foi avisado."],
  ["confirmado", "Presença confirmada. A hora conta no certificado."],
  ["enviado", "Recado enviado a quem é do Plantel."],
  ["aceito", "Pedido aceito. O acesso já vale, e a pessoa foi avisada."],
  ["recusado", "Pedido recusado. A pessoa foi avisada."],
  ["decidido", "Este pedido já tinha sido decidido."],
]);

function factsOf(waiting: number): string {
  if (waiting === 0) return "Nenhum pedido espera resposta.";
  const many = waiting > MOST_REQUESTS_COUNTED ? `Mais de ${MOST_REQUESTS_COUNTED}` : String(waiting);
  return waiting === 1 ? "1 pedido espera resposta." : `${many} pedidos esperam resposta.`;
}

/** The community's admins: requests, shifts, queue, and what its people are told. */
export default function PlantelAdmin() {
  const { requests, waiting, shifts, answers, queue, notices, operation, now } =
    useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm();
  const newNotice = useOperation(operation, notices);
  return (
    <SchoolFrame
      title="Administração do Plantel"
      facts={factsOf(waiting)}
      actions={
        <ButtonLink to={communityPaths.plantel()} look="secondary">
          Página do Plantel
        </ButtonLink>
      }
    >
      <p className="mt-3">
        <CommunityMark community={community} />
      </p>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      {requests.length > 0 && (
        <section aria-labelledby="pedidos" className="mt-5">
          <h2 id="pedidos" className="text-lg font-semibold">
            Pedidos de acesso
          </h2>
          <ul className="mt-3 grid gap-3 lg:grid-cols-2">
            {requests.map((request) => (
              <RequestCard key={request.userId} request={request} campaign="PLANTEL" waits />
            ))}
          </ul>
        </section>
      )}
      <p className="mt-2">
        <Link
          to={communityPaths.accessRequests("PLANTEL")}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          Todos os pedidos
        </Link>
      </p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <ShiftList shifts={shifts} now={now} />
        <NewShiftsForm key={shifts.length} operation={operation} />
        <section aria-labelledby="fila">
          <h2 id="fila" className="text-lg font-semibold">
            Dúvidas sem resposta
          </h2>
          {queue.length === 0 ? (
            <p className="card mt-4 px-4 py-8 text-center text-muted">Nenhuma: a fila está vazia.</p>
          ) : (
            <ThreadLines threads={queue} now={now} label="Dúvidas sem resposta" />
          )}
        </section>
        <AnswerLines answers={answers} now={now} />
        <CommunityNoticeForm key={newNotice} operation={newNotice} notices={notices} now={now} />
      </div>
    </SchoolFrame>
  );
}
