import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { listPaths } from "#app/features/lists/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Heading, Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";
import { PeopleBoard } from "../../components/standings.tsx";
import { communityPages } from "../../paths.ts";
import type { LoadedCommunity } from "../../services/own-community.server.ts";
import { AboutText } from "./about-community.tsx";
import { DoubtQueue, ShiftsAhead, servedText } from "./shifts.tsx";

type Opened = SerializeFrom<LoadedCommunity>;
type Inside = NonNullable<Opened["inside"]>;

function Notices({ notices, now }: { notices: Inside["notices"]; now: number }) {
  return (
    <Section className="" title="Recados" id="recados">
      {notices.length === 0 ? (
        <Empty className="mt-3">Nenhum recado nos últimos 30 dias.</Empty>
      ) : (
        <Rows>
          {notices.map(({ id, content, visibleFrom }) => (
            <li key={id} className="px-4 py-3 break-words">
              {content} <span className="text-sm text-muted">({formatAge(visibleFrom, now)})</span>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}

type Chosen = { lists: Inside["lists"]; catalogue: readonly string[] };

function ToStudy({ lists, catalogue }: Chosen) {
  const line = "inline-block min-h-11 content-center font-medium break-words text-link";
  return (
    <Section className="" title="Para estudar" id="estudar">
      <Rows>
        {lists.map(({ id, name, size }) => (
          <li key={id} className="px-4 py-1">
            <Link to={listPaths.list(id)} className={line}>
              {name}
            </Link>{" "}
            <span className="text-sm text-muted">{plural(size, "questão", "questões")}</span>
          </li>
        ))}
        {catalogue.map((code) => (
          <li key={code} className="px-4 py-1">
            <Link to={searchPaths.institution(code)} className={line}>
              Questões do {institutionOf(code)?.name ?? code}
            </Link>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

type Props = { opened: Opened; inside: Inside; message: ReactNode };

/** For a community's people: announcements, shifts, ranking, and what was chosen for them. */
export function CommunityHome({ opened, inside, message }: Props) {
  const { community, volunteer, isAdmin, now } = opened;
  const { notices, lists, people } = inside;
  const pages = communityPages(community.code);
  return (
    <SchoolFrame
      title={community.name}
      facts={community.lead}
      actions={
        <>
          {community.modules.includes("challenge") && <ButtonLink to={pages.challenge}>Desafio</ButtonLink>}
          {isAdmin && (
            <ButtonLink to={pages.admin} look="secondary">
              Administrar
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="mt-3">
        <CommunityMark community={community} />
      </p>
      {message}
      {volunteer && (
        <p className="mt-3">
          {servedText(volunteer.served)}{" "}
          {volunteer.served.shifts > 0 && (
            <TextLink to={pages.certificate} look="alone">
              Certificado de horas
            </TextLink>
          )}
        </p>
      )}
      <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <Notices notices={notices} now={now} />
        {(lists.length > 0 || community.catalogue.length > 0) && (
          <ToStudy lists={lists} catalogue={community.catalogue} />
        )}
        {volunteer && (
          <>
            <ShiftsAhead {...volunteer} />
            <DoubtQueue {...volunteer} />
          </>
        )}
        {people && <PeopleBoard title="Ranking da semana" people={people} />}
        <section aria-labelledby="sobre">
          <Heading id="sobre" className="mb-3">
            Sobre
          </Heading>
          <AboutText about={community.about} level="h3" />
        </section>
      </div>
    </SchoolFrame>
  );
}
