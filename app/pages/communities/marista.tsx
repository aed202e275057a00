import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { CommunityMark } from "#app/components/communities/community-mark.tsx";
import { TeamBoard } from "#app/components/communities/standings.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { communities } from "#app/domain/communities/community.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { useOperation } from "#app/hooks/ui/use-operation.ts";
import { communityPaths } from "#app/paths/communities.ts";
import { openChallengeDesk } from "#app/services/communities/manage-challenge.server.ts";
import { formatDate, plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { ImportPreview, ParticipantsForm } from "./marista/import-participants.tsx";
import { type MaristaField, maristaForms } from "./marista/marista-action.server.ts";
import { Participants } from "./marista/participants.tsx";
import { ListedRequests, SeasonForm, Seasons } from "./marista/seasons.tsx";
import { WeekSets } from "./marista/week-sets.tsx";

const community = communities.MARISTA;

export const meta: MetaFunction = () => [
  { title: pageTitle("Administração do Marista") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaHome", args);
  const { searchParams } = new URL(args.request.url);
  const asked = { season: searchParams.get("temporada"), importId: searchParams.get("lista") };
  const desk = await openChallengeDesk(deps, viewer, community, asked);
  return json({ ...desk, operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("maristaHome", args);
  const actor = { viewer, requestId: context.requestId };
  return handleForm<MaristaField>(args.request, maristaForms(deps, actor, community), {
    "set-week": "week",
    "set-empty": "codes",
  });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["temporada", "Temporada criada. Agora traga os participantes e as questões de cada semana."],
  ["semana", "Questões da semana guardadas. Elas abrem sozinhas na segunda-feira."],
  ["retirada", "As questões da semana foram retiradas."],
  ["importada", "Lista importada."],
  ["fora", "A pessoa saiu da temporada."],
  ["aceitos", "Pedidos aceitos. O acesso já vale, e as pessoas foram avisadas."],
]);

/** The community's admins: seasons, teams by unit, weekly sets, participants. */
export default function MaristaHome() {
  const { season, operation, ...desk } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm();
  const newSeason = useOperation(operation, desk.seasons);
  return (
    <SchoolFrame
      title="Marista"
      facts={
        season
          ? `${season.name}: de ${formatDate(season.startsAt)} a ${formatDate(season.endsAt - 1)}, ${plural(desk.participants.length, "participante", "participantes")}.`
          : "Crie a primeira temporada do desafio."
      }
      actions={
        <ButtonLink to={communityPaths.maristaChallenge()} look="secondary">
          Ver o desafio
        </ButtonLink>
      }
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-5">
        <CommunityMark community={community} />
        <Link
          to={communityPaths.accessRequests(community.code)}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          {desk.waiting === 0 ? "Pedidos de acesso" : `Pedidos de acesso (${desk.waiting})`}
        </Link>
      </p>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      {season && desk.preview && <ImportPreview season={season.id} preview={desk.preview} />}
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
        <Seasons seasons={desk.seasons} current={season?.id ?? null} />
        <SeasonForm key={newSeason} operation={newSeason} />
      </div>
    </SchoolFrame>
  );
}
