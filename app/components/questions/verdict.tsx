import { CircleCheck, CircleX } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import { type AnswerResult, answeredBy } from "#app/domain/questions/answer-result.ts";
import { plural } from "#app/text/format.ts";

/** By icon, words and colour, with the points and how many have answered. */
export function Verdict({ result: { correct, letter, points, counts } }: { result: AnswerResult }) {
  const short = correct ? "Certa!" : `A certa é a ${letter}`;
  return (
    <div className={`flex min-w-0 items-center gap-3 ${correct ? "text-success" : "text-danger"}`}>
      <Icon as={correct ? CircleCheck : CircleX} size={26} className="shrink-0" />
      <div role="status" className="min-w-0">
        <p className="leading-snug font-semibold">
          <span className="sr-only">
            {correct ? "Resposta certa!" : `Resposta errada. A certa é a ${letter}.`}
            {points > 0 && ` +${plural(points, "ponto", "pontos")}.`}
          </span>
          <span aria-hidden="true">
            {short}
            {points > 0 && (
              <span className="whitespace-nowrap">
                {correct ? " " : " · "}+{points}
              </span>
            )}
          </span>
        </p>
        <p className="text-[0.8125rem] leading-snug">{answeredBy(counts)}</p>
      </div>
    </div>
  );
}
