import { Form } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { formatPoints } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { Criterion } from "../../domain/assessment.ts";
import { LONGEST_COMMENT } from "../../domain/results/marking.ts";
import type { MarkedAnswerView } from "../../services/load-marking.server.ts";
import type { Typed } from "./use-open-marks.ts";

type SheetProps = {
  answer: MarkedAnswerView;
  rubric: readonly Criterion[];
  typed: Typed;
  /** Comments written on this question. */
  bank: readonly string[];
  bankRef: RefObject<HTMLSelectElement>;
  onWrite: (change: Partial<Typed>) => void;
  onSave: () => void;
  children: ReactNode;
};

/** The rubric and the comment of one answer. */
export function MarkSheet({ answer, rubric, typed, bank, bankRef, onWrite, onSave, children }: SheetProps) {
  const isOpen = answer.mayMark || answer.mayDecide;
  if (!isOpen) return <p className="text-muted">Esta resposta já tem quem a corrigiu.</p>;
  return (
    <Form
      method="post"
      aria-label={answer.mayDecide ? "Decidir entre as correções" : "Corrigir esta resposta"}
      className="card h-fit space-y-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <input type="hidden" name="intent" value="mark" />
      <input type="hidden" name="answer" value={answer.answer} />
      <input type="hidden" name="decision" value={answer.mayDecide ? "sim" : ""} />
      {rubric.map((criterion) => (
        <Levels
          key={criterion.id}
          criterion={criterion}
          chosen={typed.levels[criterion.id]}
          onChoose={(level) => onWrite({ levels: { ...typed.levels, [criterion.id]: level } })}
        />
      ))}
      {bank.length > 0 && (
        <CommentBank
          bank={bank}
          bankRef={bankRef}
          onChoose={(comment) =>
            onWrite({ comment: [typed.comment.trim(), comment].filter(Boolean).join("\n") })
          }
        />
      )}
      <label className="block">
        <span className="font-medium">Comentário (o estudante lê depois de liberar)</span>
        <textarea
          name="comment"
          rows={4}
          maxLength={LONGEST_COMMENT}
          value={typed.comment}
          onChange={({ currentTarget }) => onWrite({ comment: currentTarget.value })}
          className="mt-1 w-full rounded-control border border-line-strong bg-card p-3"
        />
      </label>
      <Button type="submit">{answer.mayDecide ? "Decidir e seguir" : "Salvar e seguir"}</Button>
      {children}
    </Form>
  );
}

type LevelsProps = {
  criterion: Criterion;
  chosen: number | undefined;
  onChoose: (level: number) => void;
};

function Levels({ criterion: { id, title, levels }, chosen, onChoose }: LevelsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      <input type="hidden" name="criterion" value={id} />
      <div className="grid gap-1.5">
        {levels.map(({ points, text }, index) => (
          <Choice
            key={text}
            type="radio"
            name={`nivel-${id}`}
            value={index}
            className="py-1.5"
            checked={chosen === index}
            onChange={() => onChoose(index)}
          >
            {index + 1}. {text} <span className="text-muted">({formatPoints(points)})</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

type BankProps = {
  bank: readonly string[];
  bankRef: RefObject<HTMLSelectElement>;
  onChoose: (comment: string) => void;
};

function CommentBank({ bank, bankRef, onChoose }: BankProps) {
  return (
    <label className="block">
      <span className="font-medium">Comentários já usados (tecla c)</span>
      <select
        ref={bankRef}
        value=""
        className="mt-1 min-h-11 w-full rounded-control border border-line-strong bg-card px-3"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Escolher</option>
        {bank.map((comment) => (
          <option key={comment} value={comment}>
            {comment.slice(0, 80)}
          </option>
        ))}
      </select>
    </label>
  );
}
