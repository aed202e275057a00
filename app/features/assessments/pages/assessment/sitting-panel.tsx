import { useEffect, useRef, useState } from "react";
import { AnswerInput } from "#app/features/bank/components/answer-input/answer-input.tsx";
import { Zoomable } from "#app/features/bank/components/zoomable.tsx";
import { MOST_ANSWER_TEXT } from "#app/features/practice/domain/session.ts";
import type { Desk } from "#app/features/practice/pages/session/use-workspace.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { canonicalAnswer, shownAnswer } from "../../domain/sitting/sitting-order.ts";

/** Milliseconds after the last letter. */
const PAUSE = 500;

/** What is typed goes to the device after a pause, and at once where the question is left. */
function OpenAnswer({ desk }: { desk: Desk }) {
  const { item, position } = desk;
  const [text, setText] = useState(item.text ?? "");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const typed = useRef(false);
  const store = useLatest(() => {
    clearTimeout(timer.current);
    if (typed.current) desk.changeAt(position, { text });
    typed.current = false;
  });
  const stored = item.text;
  useEffect(() => {
    if (!typed.current && stored !== undefined) setText(stored);
  }, [stored]);
  useEffect(() => {
    const keep = () => store.current();
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [store]);
  return (
    <AreaField
      isStored
      label="Sua resposta"
      rows={8}
      maxLength={MOST_ANSWER_TEXT}
      value={text}
      disabled={desk.locked}
      onChange={(event) => {
        setText(event.target.value);
        typed.current = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => store.current(), PAUSE);
      }}
      onBlur={() => store.current()}
      className="mt-4"
    />
  );
}

type SittingPanelProps = { desk: Desk; order: readonly string[]; largeText: boolean };

/** One question of the paper: no subject, no exam, nothing to look up. */
export function SittingPanel({ desk, order, largeText }: SittingPanelProps) {
  const { question, item, locked, position } = desk;
  if (!question)
    return (
      <div role="status" className="py-10 text-center text-muted">
        Buscando a questão… Sem rede, ela aparece assim que a conexão voltar.
      </div>
    );
  const own = (answer: string | null) => answer && canonicalAnswer(answer, order);
  return (
    <Zoomable key={position}>
      <h2 className="text-sm font-semibold text-muted">Questão {position + 1}</h2>
      <RichText html={question.statement} className={`reading mt-3 ${largeText ? "text-[1.375rem]" : ""}`} />
      {question.kind === "open" ? (
        <OpenAnswer desk={desk} />
      ) : (
        <AnswerInput
          kind={question.kind}
          alternatives={question.alternatives}
          choice={item.choice && shownAnswer(item.choice, order)}
          cut={new Set(shownAnswer(item.cut, order))}
          result={null}
          locked={locked}
          onChoose={(answer) => desk.answerWith(own(answer))}
          onCut={(letter) => desk.cut(canonicalAnswer(letter, order))}
        />
      )}
      {item.choice !== null && !locked && (
        <Button look="quiet" onClick={desk.clear} size="tight" className="mt-1 -ml-3 text-sm">
          Deixar em branco
        </Button>
      )}
    </Zoomable>
  );
}
