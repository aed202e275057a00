import { Link } from "@remix-run/react";
import { Circle, CircleCheck, CircleDot } from "lucide-react";
import { inWords } from "#app/platform/text/in-words.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { masteryWords } from "../../domain/mastery.ts";
import type { MappedSubtopic } from "../../domain/track-map.ts";
import { trackPaths } from "../../paths.ts";

function stepsOf({ done, steps, minutes }: MappedSubtopic): string {
  if (done >= steps) return `${steps} passos`;
  return done > 0 ? `passo ${done + 1} de ${steps}` : `${steps} passos, ${minutes} min`;
}

type LineProps = { track: string; subtopics: readonly MappedSubtopic[] };

/** A unit's subtopics on a vertical line. Nothing is locked: what comes before is advice. */
export function SubtopicLine({ track, subtopics }: LineProps) {
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
        <Link
          to={trackPaths.subtopic(track, code, done < steps && done > 0 ? done + 1 : undefined)}
          className="inline-flex min-h-11 min-w-0 items-center font-medium text-link hover:underline"
        >
          {title}
        </Link>
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
        <Link
          to={trackPaths.subtopic(track, code, "ja-sei")}
          aria-label={`Já sei isto: ${title}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          Já sei isto
        </Link>
      )}
      {fading && (
        <Link
          to={trackPaths.subtopic(track, code, steps)}
          aria-label={`Refazer a verificação: ${title}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          Refazer a verificação
        </Link>
      )}
    </p>
  );
}
