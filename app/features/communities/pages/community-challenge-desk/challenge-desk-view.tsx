import type { SerializeFrom } from "@remix-run/cloudflare";
import { type MetaDescriptor, useSearchParams } from "@remix-run/react";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { useOperation } from "#app/platform/forms/hooks/use-operation.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";
import { TeamBoard } from "../../components/standings.tsx";
import { communityPages } from "../../paths.ts";
import type { LoadedChallengeAdmin } from "../../services/manage-challenge.server.ts";
import { ImportPreview, ParticipantsForm } from "./import-participants.tsx";
import { Participants, UninvitedParticipants } from "./participants.tsx";
import { ListedRequests, SeasonForm, Seasons } from "./seasons.tsx";
import { WeekSets } from "./week-sets.tsx";

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["temporada", "Temporada criada. Agora traga os participantes e as questões de cada semana."],
  ["semana", "Questões da semana guardadas. Elas abrem sozinhas na segunda-feira."],
  ["retirada", "As questões da semana foram retiradas."],
  ["importada", "Lista importada."],
  ["fora", "A pessoa saiu da temporada."],
  ["aceitos", "Pedidos aceitos. O acesso já vale, e as pessoas foram avisadas."],
]);

export function challengeAdminMeta(data: { community: { name: string } } | undefined): MetaDescriptor[] {
  return unlistedPage(`Administração do desafio ${data?.community.name ?? ""}`.trim());
}

type Props = {
  community: { code: string; name: string; colour: string };
  desk: SerializeFrom<LoadedChallengeAdmin>;
  operation: string;
};

/** The community's admins: seasons, teams by unit, weekly sets, participants. */
export function ChallengeAdmin({ community, desk: { season, ...desk }, operation }: Props) {
  const [search] = useSearchParams();
  const form = usePageForm();
  const pages = communityPages(community.code);
  const home = pages.challengeAdmin;
  const newSeason = useOperation(operation, desk.seasons);
  return (
    <SchoolFrame
      title={community.name}
      facts={
        season
          ? `${season.name}: de ${formatDate(season.startsAt)} a ${formatDate(season.endsAt - 1)}, ${plural(desk.participants.length, "participante", "participantes")}.`
          : "Crie a primeira temporada do desafio."
      }
      actions={
        <ButtonLink to={pages.challenge} look="secondary">
          Ver o desafio
        </ButtonLink>
      }
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-5">
        <CommunityMark community={community} />
        <TextLink to={pages.requests} look="alone">
          {desk.waiting === 0 ? "Pedidos de acesso" : `Pedidos de acesso (${desk.waiting})`}
        </TextLink>
        {pages.admin !== pages.requests && (
          <TextLink to={pages.admin} look="alone">
            Pessoas e recados
          </TextLink>
        )}
      </p>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      <UninvitedParticipants participants={desk.participants} isOpen={search.get("feito") === "importada"} />
      {season && desk.preview && <ImportPreview home={home} season={season.id} preview={desk.preview} />}
      {season && <ListedRequests season={season.id} count={desk.listedWaiting} />}
      <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {season && (
          <>
            <WeekSets key={desk.sets.length} season={season.id} operation={operation} {...desk} />
            <TeamBoard teams={desk.teams} />
            <Participants season={season.id} participants={desk.participants} />
            <ParticipantsForm season={season.id} />
          </>
        )}
        <Seasons home={home} seasons={desk.seasons} current={season?.id ?? null} />
        <SeasonForm key={newSeason} operation={newSeason} />
      </div>
    </SchoolFrame>
  );
}
