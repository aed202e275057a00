import { useState } from "react";
import { TRAINING, TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

type Listed = { code: string; exam: string; subject: string; excerpt: string };
type Found = { address: string; title: string; questions: Listed[] };
type Props = {
  /** Of the search. */
  address: string;
  held: readonly string[];
  room: number;
  isBusy: boolean;
  onAdd: (query: Record<string, string>) => void;
};

/** What a search found: one by one, or the first ones together. */
export function FoundQuestions({ address, held, room, isBusy, onAdd }: Props) {
  const { data, failed, again } = useRouteData<Found>(address);
  if (failed)
    return (
      <p className="mt-3">
        A busca não respondeu.{" "}
        <Button look="quiet" onClick={again}>
          Tentar de novo
        </Button>
      </p>
    );
  if (!data) return null;
  return (
    <>
      <p className="mt-3 text-sm text-muted" role="status">
        {data.questions.length > 0 ? data.title : "Nenhuma questão com esses termos."}
      </p>
      {data.address && data.questions.length > 1 && room > 0 && (
        <FirstOfSearch search={data.address} {...{ room, isBusy, onAdd }} />
      )}
      <ul className="mt-2 divide-y divide-line">
        {data.questions.map((question) => (
          <FoundLine
            key={question.code}
            question={question}
            isHeld={held.includes(question.code)}
            isFull={room < 1 || isBusy}
            onAdd={onAdd}
          />
        ))}
      </ul>
    </>
  );
}

/** Its first questions together, completed where that is chosen. */
function FirstOfSearch({
  search,
  room,
  isBusy,
  onAdd,
}: Pick<Props, "room" | "isBusy" | "onAdd"> & { search: string }) {
  const [count, setCount] = useState("10");
  const [training, setTraining] = useState(false);
  const together = Math.min(Math.max(1, Number(count) || 1), room);
  const asked = { busca: search, quantas: String(together), ...(training && { [TRAINING]: "sim" }) };
  return (
    <div className="mt-1 flex flex-wrap items-end gap-2">
      <div className="w-24">
        <TextField
          label="Quantas"
          type="number"
          min={1}
          max={room}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      </div>
      <Button look="secondary" pending={isBusy} onClick={() => onAdd(asked)}>
        Acrescentar as {together} primeiras
      </Button>
      <TrainingChoice chosen={training} onChoose={setTraining} />
    </div>
  );
}

type LineProps = Pick<Props, "onAdd"> & { question: Listed; isHeld: boolean; isFull: boolean };

function FoundLine({ question: { code, exam, subject, excerpt }, isHeld, isFull, onAdd }: LineProps) {
  return (
    <li className="py-2">
      <p className="text-sm font-semibold">
        {exam} · {subject}
      </p>
      <p className="line-clamp-3 font-serif text-sm">{excerpt}</p>
      <Button
        look="quiet"
        disabled={isHeld || isFull}
        aria-label={`Acrescentar a questão ${code}`}
        onClick={() => onAdd({ questoes: code })}
      >
        {isHeld ? "No simulado" : "Acrescentar"}
      </Button>
    </li>
  );
}
