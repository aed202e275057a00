import { CircleCheck, CircleX } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AnswerResult } from "#app/domain/questions/answer-result.ts";
import { plural } from "#app/text/format.ts";

/** By icon, words and colour, with the points. */
export function AnswerOutcome({ result }: { result: AnswerResult }) {
  const { correct, letter, points } = result;
  const total = Object.values(result.counts).reduce((sum, count) => sum + count, 0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (points > 0) box.current?.scrollIntoView({ block: "nearest" });
  }, [points]);
  return (
    <div ref={box} className="mt-5 scroll-mb-24">
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
    </div>
  );
}
