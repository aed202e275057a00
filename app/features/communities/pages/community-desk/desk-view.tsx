import type { SerializeFrom } from "@remix-run/cloudflare";
import { type MetaDescriptor, useSearchParams } from "@remix-run/react";
import type { CommunityModule } from "#app/platform/access/community.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { useOperation } from "#app/platform/forms/hooks/use-operation.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";
import { MOST_REQUESTS_COUNTED } from "../../domain/access-request.ts";
import { communityPages } from "../../paths.ts";
import type { LoadedCommunityAdmin } from "../../services/load-community-admin.server.ts";
import { RequestCard } from "../access-requests/request-card.tsx";
import { DoubtQueue } from "../community/shifts.tsx";
import { AnswerLines } from "./answer-lines.tsx";
import { CommunityNoticeForm } from "./community-notice.tsx";
import { type CommunityMember, CommunityPeople } from "./community-people.tsx";
import { NewShiftsForm, ShiftList } from "./shift-list.tsx";

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["marcado", "Plantão marcado. Quem é da comunidade já pode entrar."],
  ["cancelado", "Plantão cancelado. Quem estava nele foi avisado."],
  ["confirmado", "Presença confirmada. A hora conta no certificado."],
  ["enviado", "Recado enviado a quem é da comunidade."],
  ["aceito", "Pedido aceito. O acesso já vale, e a pessoa foi avisada."],
  ["recusado", "Pedido recusado. A pessoa foi avisada."],
  ["decidido", "Este pedido já tinha sido decidido."],
  ["admin", "Pronto: quem administra a comunidade mudou."],
  ["tirado", "A pessoa saiu da comunidade."],
]);

function factsOf(waiting: number): string {
  if (waiting === 0) return "Nenhum pedido espera resposta.";
  const many = waiting > MOST_REQUESTS_COUNTED ? `Mais de ${MOST_REQUESTS_COUNTED}` : String(waiting);
  return waiting === 1 ? "1 pedido espera resposta." : `${many} pedidos esperam resposta.`;
}

export function communityAdminMeta(data: { community: { name: string } } | undefined): MetaDescriptor[] {
  return unlistedPage(`Administração: ${data?.community.name ?? "comunidade"}`);
}

type Props = {
  community: { code: string; name: string; colour: string; modules: readonly CommunityModule[] };
  desk: SerializeFrom<LoadedCommunityAdmin>;
  people: readonly CommunityMember[];
  operation: string;
};

/** A community's admins: requests, shifts, queue, notices, and people. */
export function CommunityAdmin({ community, desk, people, operation }: Props) {
  const { requests, waiting, shifts, answers, queue, notices, now } = desk;
  const [search] = useSearchParams();
  const form = usePageForm();
  const newNotice = useOperation(operation, notices);
  const { code, name } = community;
  const pages = communityPages(code);
  return (
    <SchoolFrame
      title={`Administração: ${name}`}
      facts={factsOf(waiting)}
      actions={
        <>
          {community.modules.includes("challenge") && (
            <ButtonLink to={pages.challengeAdmin} look="secondary">
              Administrar o desafio
            </ButtonLink>
          )}
          <ButtonLink to={pages.page} look="secondary">
            Ver a página
          </ButtonLink>
        </>
      }
    >
      <p className="mt-3">
        <CommunityMark community={community} />
      </p>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      {requests.length > 0 && (
        <Section className="mt-5" title="Pedidos de acesso" id="pedidos">
          <ul className="mt-3 grid gap-3 lg:grid-cols-2">
            {requests.map((request) => (
              <RequestCard key={request.userId} request={request} campaign={code} waits />
            ))}
          </ul>
        </Section>
      )}
      {pages.requests !== pages.admin && (
        <p className="mt-2">
          <TextLink to={pages.requests} look="alone">
            Todos os pedidos
          </TextLink>
        </p>
      )}
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {community.modules.includes("shifts") && (
          <>
            <ShiftList shifts={shifts} now={now} />
            <NewShiftsForm key={shifts.length} operation={operation} />
            <DoubtQueue queue={queue} now={now} />
            <AnswerLines answers={answers} now={now} />
          </>
        )}
        <CommunityNoticeForm key={newNotice} operation={newNotice} notices={notices} now={now} />
        <CommunityPeople people={people} />
      </div>
    </SchoolFrame>
  );
}
