import { CircleCheck, CircleX } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { canPrefetch } from "#app/hooks/can-prefetch.ts";
import type { AnswerResult } from "#app/services/questions/answer-question.server.ts";
import { plural } from "#app/text/format.ts";

/** Right or wrong, by icon, words and colour; the points, quietly; and the way on. */
export function AnswerOutcome({
  result,
  next,
  onAgain,
}: {
  result: AnswerResult;
  next: string | null | 0;
  onAgain: () => void;
}) {
  const { correct, letter, points } = result;
  const total = Object.values(result.counts).reduce((sum, count) => sum + count, 0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (points > 0) box.current?.scrollIntoView({ block: "nearest" });
  }, [points]);
  return (
    <div ref={box} className="mt-5">
      <div
        role="status"
        className={`flex items-start gap-3 rounded-card p-4 ${correct ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
      >
        <Icon as={correct ? CircleCheck : CircleX} size={24} className="shrink-0" />
        <div>
          <p className="font-semibold">
            {correct ? "Resposta certa!" : `Resposta errada. A certa é a ${letter}.`}
          </p>
          <p className="text-sm">
            {points > 0 && `+${plural(points, "ponto", "pontos")} · `}
            {plural(total, "estudante respondeu", "estudantes responderam")}
          </p>
        </div>
      </div>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        {next && (
          <ButtonLink to={next} rel="next" prefetch={canPrefetch() ? "render" : "none"}>
            Próxima questão
          </ButtonLink>
        )}
        <Button look="secondary" onClick={onAgain}>
          Responder de novo
        </Button>
      </div>
    </div>
  );
}
