import { CircleCheck, CircleX } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { type AnswerResult, answeredBy } from "../domain/answers/answer-result.ts";
import { keySentence, keyWords, partialText } from "../domain/answers/check-answer.ts";

/** By icon, text and colour, with the points and, above a minimum, how many have answered. */
export function Verdict({ result: { correct, credit, letter, points, total } }: { result: AnswerResult }) {
  const partial = partialText(credit);
  const wrong = [partial, partial ? keyWords(letter) : keySentence(letter)].filter(Boolean).join("; ");
  const others = answeredBy(total);
  // The terms of a sum are read in the card.
  const short = correct ? "Certa!" : wrong.replace(/^p/, "P").replace(/ \(.*\)$/, "");
  return (
    <div className={`flex min-w-0 items-center gap-3 ${correct ? "text-success" : "text-danger"}`}>
      <Icon as={correct ? CircleCheck : CircleX} size={26} className="shrink-0" />
      <div role="status" className="min-w-0">
        <p className="leading-snug font-semibold">
          <span className="sr-only">
            {correct
              ? "Resposta certa!"
              : `${partial ? `Resposta em parte certa, ${partial}` : "Resposta errada"}. ${keySentence(letter)}.`}
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
        {others && <p className="text-[0.8125rem] leading-snug">{others}</p>}
      </div>
    </div>
  );
}
