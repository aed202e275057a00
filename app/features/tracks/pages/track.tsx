import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChevronLeft, Circle, CircleCheck, CircleDot } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { masteryWords } from "../domain/mastery.ts";
import type { MappedSubtopic } from "../domain/track-map.ts";
import { trackPaths } from "../paths.ts";
import { loadTrack } from "../services/load-track.server.ts";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Trilha ${data.title}` : "Trilhas"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadTrack(deps, viewer, args.params.trackCode ?? ""));
}

/** The map: where I am, what is next, how long it is (decision 044). */
export default function Track() {
  const { code, title, summary, exam, subject, map } = useLoaderData<typeof loader>();
  const { next, percent, minutesLeft } = map;
  return (
    <div className="page-width max-w-[42.5rem] py-4">
      <TextLink look="alone" to={trackPaths.tracks()}>
        <Icon as={ChevronLeft} size={18} />
        Trilhas
      </TextLink>
      <PageHeading>{title}</PageHeading>
      <p className="mt-1 text-muted">
        {exam} · {subject} · {percent}% feita
        {next && <> · faltam cerca de {formatDuration(60 * minutesLeft)}</>}
      </p>
      <p className="mt-2">{summary}</p>
      {next ? (
        <div className="card mt-4 flex flex-wrap items-center justify-between gap-3 bg-primary-soft p-4">
          <p>
            <span className="block font-semibold">{next.title}</span>
            <span className="text-sm">
              passo {next.step} de {next.steps}, {next.minutes} min
            </span>
          </p>
          <ButtonLink to={trackPaths.subtopic(code, next.subtopic, next.step)}>
            {percent > 0 ? "Continuar" : "Começar"}
          </ButtonLink>
        </div>
      ) : (
        <p className="card mt-4 p-4">Você terminou esta trilha. O que esfriar com o tempo aparece aqui.</p>
      )}
      {map.units.map((unit) => (
        <Section key={unit.title} id={`unidade-${unit.subtopics[0]?.code}`} title={unit.title}>
          <SubtopicLine track={code} subtopics={unit.subtopics} />
        </Section>
      ))}
    </div>
  );
}

function stepsOf({ done, steps, minutes }: MappedSubtopic): string {
  if (done >= steps) return `${steps} passos`;
  return done > 0 ? `passo ${done + 1} de ${steps}` : `${steps} passos, ${minutes} min`;
}

type LineProps = { track: string; subtopics: readonly MappedSubtopic[] };

/** A unit's subtopics on a vertical line. Nothing is locked: what comes before is advice. */
function SubtopicLine({ track, subtopics }: LineProps) {
  return (
    <ol className="mt-2 ml-3 border-l-2 border-line-strong">
      {subtopics.map((subtopic) => (
        <OnLine key={subtopic.code} {...{ track, subtopic }} />
      ))}
    </ol>
  );
}

type PlaceProps = { track: string; subtopic: MappedSubtopic };

function OnLine({ track, subtopic }: PlaceProps) {
  const { code, title, level, fading, done, steps, recommended, isHere } = subtopic;
  const icon = done >= steps ? CircleCheck : done > 0 || isHere ? CircleDot : Circle;
  return (
    <li
      aria-current={isHere ? "step" : undefined}
      className={`relative py-2 pr-2 pl-6 ${isHere ? "rounded-r-card bg-primary-soft" : ""}`}
    >
      <span aria-hidden="true" className="absolute top-3.5 -left-[13px] rounded-full bg-page text-primary">
        <Icon as={icon} size={24} />
      </span>
      <div className="flex items-baseline justify-between gap-x-3">
        <TextLink
          look="alone"
          to={trackPaths.subtopic(track, code, done < steps && done > 0 ? done + 1 : undefined)}
          className="min-w-0"
        >
          {title}
        </TextLink>
        <span className="shrink-0 text-sm">
          {masteryWords[level]}
          {fading && <span className="text-warning">, está esfriando</span>}
        </span>
      </div>
      <p className="text-sm text-muted">
        {isHere && done > 0 && "Você está aqui · "}
        {stepsOf(subtopic)}
        {recommended.length > 0 && ` · recomendado depois de ${inWords(recommended)}`}
      </p>
      <OtherWays {...{ track, subtopic }} />
    </li>
  );
}

/** "Já sei isto" before it is finished, and its check again once it fades. */
function OtherWays({ track, subtopic: { code, title, level, fading, done, steps } }: PlaceProps) {
  const isOffered = done < steps && level !== "firm" && level !== "mastered";
  if (!isOffered && !fading) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {isOffered && (
        <TextLink
          look="alone"
          to={trackPaths.subtopic(track, code, "ja-sei")}
          aria-label={`Já sei isto: ${title}`}
        >
          Já sei isto
        </TextLink>
      )}
      {fading && (
        <TextLink
          look="alone"
          to={trackPaths.subtopic(track, code, steps)}
          aria-label={`Refazer a verificação: ${title}`}
        >
          Refazer a verificação
        </TextLink>
      )}
    </p>
  );
}
