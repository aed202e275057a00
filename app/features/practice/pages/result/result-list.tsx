import { Bookmark, ChevronDown, CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { useState } from "react";
import { answerName, keyWords, partialText } from "#app/features/bank/domain/answers/check-answer.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatSeconds } from "#app/platform/time/format-duration.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ResultQuestion } from "../../services/read-practice-result.server.ts";
import { ResultDetails } from "./result-details.tsx";

const filters = [
  { name: "Todas", fits: () => true },
  { name: "Erradas", fits: (question: ResultQuestion) => question.right === false },
  { name: "Em branco", fits: (question: ResultQuestion) => question.choice === null },
  { name: "Marcadas", fits: (question: ResultQuestion) => question.marked },
] as const;

function missedText(choice: string, letter: string, partial: string | null): string {
  return [`Você marcou ${answerName(choice)}`, partial, keyWords(letter)].filter(Boolean).join("; ");
}

function outcomeOf({ right, credit, choice, letter }: ResultQuestion) {
  if (right === null)
    return { icon: CircleMinus, tone: "text-muted", text: choice === null ? "Em branco" : "Sem gabarito" };
  return right
    ? { icon: CircleCheck, tone: "text-success", text: `Certa: ${answerName(letter ?? "")}` }
    : {
        icon: CircleX,
        tone: "text-danger",
        text: missedText(choice ?? "", letter ?? "", partialText(credit)),
      };
}

function LateAnswer({ answer }: { answer: string }) {
  return <p className="text-sm text-warning">{answerName(answer)} chegou depois do fim e não conta</p>;
}

function RowHeading({ number, question }: { number: number; question: ResultQuestion }) {
  return (
    <p className="font-medium">
      Questão {number}{" "}
      <span className="font-normal text-muted">
        · {question.subject}
        {question.seconds > 0 && (
          <>
            {" "}
            · <span className="sr-only">tempo na tela: </span>
            <span className="whitespace-nowrap">{formatSeconds(question.seconds)}</span>
          </>
        )}
      </span>
      {question.marked && (
        <>
          <Icon as={Bookmark} size={15} className="ml-1 inline text-warning" />
          <span className="sr-only">, marcada para revisar</span>
        </>
      )}
    </p>
  );
}

function ResultRow({ id, question }: { id: string; question: ResultQuestion }) {
  const [open, setOpen] = useState(false);
  const { icon, tone, text } = outcomeOf(question);
  const number = question.position + 1;
  const box = `questao-${number}`;
  return (
    <li className="p-4">
      <div className="flex items-start gap-3">
        <Icon as={icon} size={22} className={`mt-0.5 shrink-0 ${tone}`} />
        <div className="min-w-0 flex-1">
          <RowHeading number={number} question={question} />
          <p className={`text-sm ${tone}`}>{text}</p>
          {question.late !== null && <LateAnswer answer={question.late} />}
          <p className="text-sm text-muted">
            {question.exam} ·{" "}
            <TextLink to={questionPaths.question(question.code)} className="font-mono">
              <span className="sr-only">Questão </span>
              {question.code}
            </TextLink>
          </p>
        </div>
        {question.choice !== null && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={box}
            aria-label={`${open ? "Ocultar" : "Ver"} resolução da questão ${number}`}
            onClick={() => setOpen(!open)}
            className="needs-scripts icon-button"
          >
            <Icon as={ChevronDown} className={`transition-transform ${open ? "rotate-180" : ""}`} />
          </button>
        )}
      </div>
      <div id={box} hidden={!open}>
        {open && <ResultDetails id={id} position={question.position} />}
      </div>
    </li>
  );
}

/** Rows before those that are folded. */
const SHOWN = 20;

function ResultRows({ id, questions }: { id: string; questions: readonly ResultQuestion[] }) {
  return (
    <ol className="divide-y divide-line">
      {questions.map((question) => (
        <ResultRow key={question.position} id={id} question={question} />
      ))}
    </ol>
  );
}

/** Text and solution on demand; of a long exam the first rows, and the others folded. */
export function ResultList({ id, questions }: { id: string; questions: readonly ResultQuestion[] }) {
  const [chosen, setChosen] = useState<(typeof filters)[number]>(filters[0]);
  const shown = questions.filter(chosen.fits);
  return (
    <Section id="questoes" title="Questões">
      <fieldset className="needs-scripts mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">Mostrar</legend>
        {filters.map((filter) => {
          const count = questions.filter(filter.fits).length;
          return (
            <button
              key={filter.name}
              type="button"
              aria-pressed={chosen === filter}
              onClick={() => setChosen(filter)}
              className={`min-h-11 rounded-full border px-4 text-sm font-medium ${chosen === filter ? "border-primary bg-primary-soft text-primary-strong" : "border-line text-muted hover:bg-inset"}`}
            >
              {filter.name} ({count})
            </button>
          );
        })}
      </fieldset>
      {shown.length === 0 ? (
        <p className="mt-4 text-muted">Nenhuma questão aqui.</p>
      ) : (
        <div className="card mt-3 divide-y divide-line">
          <ResultRows id={id} questions={shown.slice(0, SHOWN)} />
          {shown.length > SHOWN && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium text-link">
                Mais {plural(shown.length - SHOWN, "questão", "questões")}
              </summary>
              <ResultRows id={id} questions={shown.slice(SHOWN)} />
            </details>
          )}
        </div>
      )}
    </Section>
  );
}
