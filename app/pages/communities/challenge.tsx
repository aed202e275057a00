import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { CommunityMark } from "#app/components/communities/community-mark.tsx";
import { PeopleBoard, TeamBoard } from "#app/components/communities/standings.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { communities } from "#app/domain/communities/community.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { practicePaths } from "#app/paths/practice.ts";
import { searchPaths } from "#app/paths/search.ts";
import { beginSet, openChallenge } from "#app/services/communities/challenge.server.ts";
import { formatDate } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { SetOfTheWeek, SetsBefore } from "./challenge/sets.tsx";

const community = communities.MARISTA;

export const meta: MetaFunction = () => [
  { title: pageTitle("Desafio Marista") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return json(await openChallenge(deps, viewer, community));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return handleForm(args.request, {
    begin: async (form) =>
      redirectFor(practicePaths.session(await beginSet(deps, viewer, community, form.text("set", 64)))),
  });
}

type Season = { name: string; startsAt: number; endsAt: number; isOver: boolean };

function factsOf(season: Season, team: string | null): string {
  // The last second of the season is of the day before its end.
  const last = formatDate(season.endsAt - 1);
  const time = season.isOver ? `${season.name} terminou em ${last}.` : `${season.name}, até ${last}.`;
  return team === null ? time : `${time} A sua equipe é ${team}.`;
}

/** The challenge for its participants: the week's set, teams and people. */
export default function Challenge() {
  const { season, team, sets, teams, people, points } = useLoaderData<typeof loader>();
  const form = usePageForm();
  const present = sets.find(({ state }) => state === "open") ?? null;
  return (
    <SchoolFrame
      title="Desafio Marista"
      facts={season ? factsOf(season, team) : undefined}
      actions={community.catalogue.map((code) => (
        <ButtonLink key={code} to={searchPaths.institution(code)} look="secondary">
          Questões do {code}
        </ButtonLink>
      ))}
    >
      <p className="mt-3">
        <CommunityMark community={community} />
      </p>
      <FormMessage of={form} className="mt-4" />
      {season === null ? (
        <p className="card mt-5 px-4 py-8 text-center text-muted">
          Nenhuma temporada começou ainda. Quando começar, a primeira lista da semana aparece aqui.
        </p>
      ) : (
        <>
          {!season.isOver && <SetOfTheWeek set={present} isParticipant={team !== null} points={points} />}
          <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
            <TeamBoard teams={teams} />
            <PeopleBoard people={people} />
          </div>
          {team !== null && <SetsBefore sets={sets.filter(({ state }) => state === "over")} />}
        </>
      )}
    </SchoolFrame>
  );
}
