import { useRef, useState } from "react";
import { markedFraction } from "../../domain/results/marking.ts";
import { markingPaths } from "../../paths.ts";
import type { LoadedMarking } from "../../services/load-marking.server.ts";
import { AnswerPane } from "./answer-pane.tsx";
import { GiveBack } from "./give-back.tsx";
import { MarkSheet } from "./mark-sheet.tsx";
import { useMarkingKeys } from "./use-marking-keys.ts";
import { useOpenMarks } from "./use-open-marks.ts";

type DeskProps = {
  schoolId: string;
  marking: LoadedMarking & { userId: string };
  question: NonNullable<LoadedMarking["question"]>;
};

const words = { typed: "Neste aparelho.", waiting: "Neste aparelho, vai sozinha.", saved: "Salva." } as const;

function NoAnswers({ differing }: { differing: boolean }) {
  return (
    <p className="mt-6 text-muted">
      {differing ? "Nenhuma diferença a decidir nesta questão." : "Nenhuma resposta entregue nesta questão."}
    </p>
  );
}

function MarkStatus({ parts, refusal }: { parts: readonly string[]; refusal: string | null }) {
  return (
    <p role="status" className="min-h-6 text-sm text-muted">
      {refusal ?? parts.filter(Boolean).join(" ")}
    </p>
  );
}

/** Answer left, rubric right; digits choose levels, "c" the comments, Enter saves and goes on. */
export function MarkingWorkspace({ schoolId, marking, question }: DeskProps) {
  const { id, userId, answers, next, differing } = marking;
  const address = markingPaths.marking(schoolId, id);
  const { typedOf, saving, refusal, write, forget } = useOpenMarks(userId, address);
  const first = answers.findIndex(({ own, mayMark, mayDecide }) => mayDecide || (mayMark && !own));
  const [index, setIndex] = useState(Math.max(0, first));
  const [told, setTold] = useState("");
  const comments = useRef<HTMLSelectElement>(null);
  const current = answers[Math.min(index, answers.length - 1)];
  const open = current && (current.mayMark || current.mayDecide) ? current : null;

  function save(): void {
    if (!open) return;
    if (markedFraction(question.rubric, typedOf(open).levels) === null) {
      setTold("Escolha um nível em cada critério.");
      return;
    }
    write(open, {}, true);
    const isLast = index + 1 >= answers.length;
    setTold(isLast ? "Era a última resposta desta página." : "");
    if (!isLast) setIndex(index + 1);
  }
  function gaveBack(message: string): void {
    if (current) forget(current);
    setTold(message);
  }
  useMarkingKeys({ open, rubric: question.rubric, typedOf, write, comments, save });

  if (!current) return <NoAnswers differing={differing} />;
  const state = saving[current.answer];
  const shown = state ?? (current.own ? "saved" : null);
  const isReturnable = shown === "saved" && current.decision === null && !marking.released;
  const more = next === null ? null : { questao: String(question.place), de: String(next) };
  return (
    <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <AnswerPane
        question={question}
        answers={answers}
        index={index}
        more={more && markingPaths.marking(schoolId, id, more)}
        onIndex={setIndex}
      />
      <div className="h-fit">
        <MarkSheet
          key={current.answer}
          answer={current}
          rubric={question.rubric}
          typed={typedOf(current)}
          bank={[...new Set(answers.map((each) => typedOf(each).comment.trim()).filter(Boolean))]}
          bankRef={comments}
          onWrite={(change) => write(current, change, false)}
          onSave={save}
        >
          <MarkStatus parts={[told, shown ? words[shown] : ""]} refusal={refusal} />
        </MarkSheet>
        {isReturnable && <GiveBack key={current.answer} answer={current.answer} onDone={gaveBack} />}
      </div>
    </div>
  );
}
