import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { RichText } from "#app/components/math/rich-text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { markedFraction, withLevel } from "#app/domain/assessments/marking.ts";
import { markingPaths } from "#app/paths/marking.ts";
import type { OpenedMarking } from "#app/services/assessments/open-marking.server.ts";
import { MarkSheet } from "./mark-sheet.tsx";
import { OtherMarks } from "./other-marks.tsx";
import { useOpenMarks } from "./use-open-marks.ts";

type DeskProps = {
  schoolId: string;
  marking: OpenedMarking & { userId: string };
  question: NonNullable<OpenedMarking["question"]>;
};

const words = { typed: "Neste aparelho", waiting: "Neste aparelho, vai sozinha", saved: "Salva" } as const;

/** Answer left, rubric right; digits choose levels, "c" the comments, Enter saves and goes on. */
export function MarkingDesk({ schoolId, marking, question }: DeskProps) {
  const { id, userId, answers, next, differing } = marking;
  const address = markingPaths.marking(schoolId, id);
  const { typedOf, saving, refusal, write } = useOpenMarks(userId, address);
  const first = answers.findIndex(({ own, mayMark, mayDecide }) => mayDecide || (mayMark && !own));
  const [index, setIndex] = useState(Math.max(0, first));
  const [told, setTold] = useState("");
  const desk = useRef<HTMLDivElement>(null);
  const comments = useRef<HTMLSelectElement>(null);
  const current = answers[Math.min(index, answers.length - 1)];
  const isWritable = current !== undefined && (current.mayMark || current.mayDecide);

  function save(): void {
    if (!current || !isWritable) return;
    if (markedFraction(question.rubric, typedOf(current).levels) === null) {
      setTold("Escolha um nível em cada critério.");
      return;
    }
    write(current, {}, true);
    const isLast = index + 1 >= answers.length;
    setTold(isLast ? "Era a última resposta desta página." : "");
    if (!isLast) setIndex(index + 1);
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyping =
        target instanceof HTMLElement && target.matches("textarea, select, input:not([type=radio])");
      const isOutside = target instanceof HTMLElement && target.matches("a, button, summary");
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || !current || !isWritable) return;
      if (key >= "1" && key <= "9") {
        const levels = withLevel(question.rubric, typedOf(current).levels, Number(key) - 1);
        if (levels) write(current, { levels }, false);
      } else if (key === "c" && comments.current) comments.current.focus();
      else if (key === "Enter" && !isOutside) save();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  if (!current)
    return (
      <p className="mt-6 text-muted">
        {differing
          ? "Nenhuma diferença a decidir nesta questão."
          : "Nenhuma resposta entregue nesta questão."}
      </p>
    );
  const state = saving[current.answer];
  const own = [...new Set(answers.map((each) => typedOf(each).comment.trim()).filter(Boolean))];
  return (
    <div ref={desk} className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <section aria-label={`Resposta ${index + 1} de ${answers.length}`}>
        <details className="mb-3">
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            Enunciado da questão {question.place + 1}
          </summary>
          <RichText html={question.statementHtml} />
        </details>
        <div className="card p-4 sm:p-5">
          <h2 className="font-semibold">
            Resposta {index + 1} de {answers.length}
          </h2>
          <p className="mt-2 font-serif break-words whitespace-pre-wrap">{current.text}</p>
        </div>
        <OtherMarks answer={current} rubric={question.rubric} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button look="secondary" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Anterior
          </Button>
          <Button look="secondary" disabled={index + 1 >= answers.length} onClick={() => setIndex(index + 1)}>
            Próxima
          </Button>
          {next !== null && (
            <Link
              to={markingPaths.marking(schoolId, id, { questao: String(question.place), de: String(next) })}
              reloadDocument
              className="inline-flex min-h-11 items-center text-link underline"
            >
              Mais respostas
            </Link>
          )}
        </div>
      </section>
      <MarkSheet
        key={current.answer}
        answer={current}
        rubric={question.rubric}
        typed={typedOf(current)}
        bank={own}
        bankRef={comments}
        onWrite={(change) => write(current, change, false)}
        onSave={save}
      >
        <p role="status" className="min-h-6 text-sm text-muted">
          {refusal ?? (told || (state ? words[state] : current.own ? words.saved : ""))}
        </p>
      </MarkSheet>
    </div>
  );
}
