import { useId, useState } from "react";
import { choiceOf } from "../../domain/answers/answer-result.ts";
import { answerOf } from "../../domain/answers/check-answer.ts";
import type { AlternativesProps, AnsweredChoice } from "./alternatives.tsx";

type NumberFieldProps = Pick<AlternativesProps, "choice" | "result" | "locked" | "onChoose" | "name">;

/** A whole number from 000 to 999, as UnB's type B. Fewer digits are filled with zeros. */
export function NumberField({ choice, result, locked, onChoose, name = "resposta" }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const known = typed.padStart(3, "0");
  const shown = result ? result.chosen : known === choice ? typed : (choice ?? "");
  function type(text: string) {
    const digits = text.replace(/\D/g, "").slice(-3);
    setTyped(digits);
    onChoose(digits === "" ? null : answerOf(digits.padStart(3, "0")));
  }
  return (
    <div className="mt-6">
      <label htmlFor={id} className="block font-medium">
        Sua resposta
      </label>
      <input
        id={id}
        name={name}
        data-answer
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder="000"
        value={shown}
        readOnly={locked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => type(event.target.value)}
        className={`field mt-1 w-32 text-center font-mono text-2xl tracking-[0.3em] tabular-nums ${lookOf(result)}`}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        Um número inteiro de 000 a 999.
      </p>
      {result && <GivenNumbers result={result} />}
    </div>
  );
}

function lookOf(result: AnsweredChoice | null): string {
  if (!result) return "";
  return result.chosen === result.letter ? "border-success bg-success-soft" : "border-danger bg-danger-soft";
}

/** The right number, and those given most often where that says something. */
function GivenNumbers({ result }: { result: AnsweredChoice }) {
  const given = new Map(
    Object.keys(result.counts).flatMap((answer) => {
      const choice = /^\d{3}$/.test(answer) ? choiceOf(answer, result) : null;
      return choice ? [[answer, choice.words]] : [];
    }),
  );
  const numbers = [...new Set([result.letter, ...given.keys()])];
  return (
    <ul
      aria-label={given.size > 0 ? "Respostas mais dadas" : "Resposta certa"}
      className="mt-3 flex flex-wrap gap-2 text-sm"
    >
      {numbers.map((answer) => (
        <li
          key={answer}
          className={`rounded-control border px-3 py-1.5 ${answer === result.letter ? "border-success bg-success-soft" : "border-line"}`}
        >
          <strong className="tabular-nums">{answer}</strong>
          {answer === result.letter && " (certa)"}
          {given.has(answer) && <span className="text-muted"> · {given.get(answer)}</span>}
        </li>
      ))}
    </ul>
  );
}
