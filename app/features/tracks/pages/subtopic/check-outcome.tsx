import { useEffect, useRef } from "react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import type { CheckMarks } from "../../domain/mastery.ts";
import { trackPaths } from "../../paths.ts";
import type { EndState } from "./use-step-progress.ts";

type OutcomeProps = {
  ended: Exclude<EndState, "none">;
  checks: CheckMarks;
  isSkip: boolean;
  track: string;
  subtopic: string;
  next: { code: string; title: string } | null;
};

function sentence({ ended, checks, isSkip }: OutcomeProps): string {
  const last = checks.at(-1);
  if (ended === "stored" || !last)
    return "Sem conexão agora. A verificação está guardada neste aparelho e conta assim que a rede voltar.";
  const [, right, questions] = last;
  const score = `${right} de ${questions}.`;
  if (right === questions)
    return `${score} ${isSkip ? "Você já sabe isto: subtópico concluído." : "Tudo certo!"}`;
  if (isSkip) return `${score} Vale a pena ver a lição antes de seguir.`;
  return `${score} Reveja as resoluções; a verificação pode ser refeita quando você quiser.`;
}

/** After a check: how it went and what comes next. Focused. */
export function CheckOutcome(props: OutcomeProps) {
  const { track, subtopic, next, isSkip, ended, checks } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const last = checks.at(-1);
  const toLesson = isSkip && ended === "confirmed" && last !== undefined && last[1] < last[2];
  return (
    <div ref={place} tabIndex={-1} className="card mt-6 bg-primary-soft p-4 outline-none">
      <p role="status" className="font-semibold">
        {sentence(props)}
      </p>
      <Toolbar>
        {toLesson && <ButtonLink to={trackPaths.subtopic(track, subtopic, 1)}>Ver a lição</ButtonLink>}
        {next && (
          <ButtonLink
            look={toLesson ? "secondary" : "primary"}
            to={trackPaths.subtopic(track, next.code)}
            className="py-2"
          >
            Próximo: {next.title}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" to={trackPaths.track(track)}>
          Ver a trilha
        </ButtonLink>
      </Toolbar>
    </div>
  );
}
