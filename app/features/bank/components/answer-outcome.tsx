import { useEffect, useRef } from "react";
import type { AnswerResult } from "../domain/answers/answer-result.ts";
import { Verdict } from "./verdict.tsx";

/** Of a study session: scrolled into view once. */
export function AnswerOutcome({ result }: { result: AnswerResult }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result.points > 0) box.current?.scrollIntoView({ block: "nearest" });
  }, [result.points]);
  return (
    <div
      ref={box}
      className={`mt-5 scroll-mb-24 rounded-card p-4 ${result.correct ? "bg-success-soft" : "bg-danger-soft"}`}
    >
      <Verdict result={result} />
    </div>
  );
}
