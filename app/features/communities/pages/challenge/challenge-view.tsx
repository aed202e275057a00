import type { SerializeFrom } from "@remix-run/cloudflare";
import type { MetaDescriptor } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";
import { PeopleBoard, TeamBoard } from "../../components/standings.tsx";
import type { LoadedChallenge } from "../../services/challenge.server.ts";
import { SetOfTheWeek, SetsBefore } from "./sets.tsx";

type Season = { name: string; startsAt: number; endsAt: number; isOver: boolean };

function factsOf(season: Season, team: string | null): string {
  // The last second of the season is of the day before its end.
  const last = formatDate(season.endsAt - 1);
  const time = season.isOver ? `${season.name} terminou em ${last}.` : `${season.name}, até ${last}.`;
  return team === null ? time : `${time} A sua equipe é ${team}.`;
}

export function challengeMeta(data: { community: { name: string } } | undefined): MetaDescriptor[] {
  return unlistedPage(`Desafio ${data?.community.name ?? ""}`.trim());
}

type Props = {
  community: { name: string; colour: string; catalogue: readonly string[] };
  challenge: SerializeFrom<LoadedChallenge>;
};

/** The challenge for its participants: the week's set, teams and people. */
export function ChallengeView({ community, challenge }: Props) {
  const { season, team, sets, teams, people, points } = challenge;
  const form = usePageForm();
  const present = sets.find(({ state }) => state === "open") ?? null;
  return (
    <SchoolFrame
      title={`Desafio ${community.name}`}
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
        <Empty className="mt-5">
          Nenhuma temporada começou ainda. Quando começar, a primeira lista da semana aparece aqui.
        </Empty>
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
