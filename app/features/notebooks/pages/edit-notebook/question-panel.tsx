import { useState } from "react";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { notebookPaths } from "../../paths.ts";
import { SearchPanel } from "./search-panel.tsx";

export type FoundQuestion = { code: string; exam: string; subject: string; excerpt: string };
type Found = { address: string; title: string; questions: FoundQuestion[] };
type PanelProps = {
  schoolId: string;
  /** Where a new question of the school is written, for a place in this notebook. */
  newQuestion: string;
  onClose: () => void;
  /** `search`: the address of a whole search. */
  onAdd: (questions: readonly FoundQuestion[], search?: string) => void;
};

const TOGETHER = 5;

const texts = {
  region: "Questões do banco",
  search: "Buscar questões",
  example: "cinemática ENEM fácil",
  failed: "A busca não respondeu.",
  close: "Fechar busca",
};

const sources = [
  { own: false, label: "Do Farol" },
  { own: true, label: "Da escola" },
] as const;

/** The bank's search beside the notebook, and the school's own questions. */
export function BankPanel({ schoolId, newQuestion, onClose, onAdd }: PanelProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [own, setOwn] = useState(false);
  // The school's own show without a search: there are few.
  const text = asked ?? (own ? "" : null);
  const { data, failed, again } = useRouteData<Found>(
    text === null ? null : notebookPaths.search(schoolId, text, own),
  );
  const choice = (
    <div className="mb-3">
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1 text-sm font-medium">Onde buscar</legend>
        {sources.map(({ own: value, label }) => (
          <Choice
            key={label}
            type="radio"
            name="onde-buscar"
            checked={own === value}
            onChange={() => setOwn(value)}
          >
            {label}
          </Choice>
        ))}
      </fieldset>
      <ButtonLink look="secondary" to={newQuestion} className="mt-2 w-full">
        Nova questão da escola
      </ButtonLink>
    </div>
  );
  return (
    <SearchPanel
      texts={own ? { ...texts, example: "força portão" } : texts}
      failed={failed}
      choice={choice}
      onSearch={setAsked}
      onRetry={again}
      onClose={onClose}
    >
      {data && (
        <FoundList
          found={data}
          none={
            own && !asked
              ? "A escola ainda não escreveu questões próprias."
              : "Nenhuma questão com esses termos."
          }
          onAdd={onAdd}
        />
      )}
    </SearchPanel>
  );
}

type ListProps = Pick<PanelProps, "onAdd"> & {
  found: Found;
  /** Instead of an empty list. */
  none: string;
};

function FoundList({ found, none, onAdd }: ListProps) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { questions, title, address } = found;
  const first = questions.slice(0, TOGETHER);
  function add(chosen: readonly FoundQuestion[], search?: string): void {
    onAdd(chosen, search);
    setAdded(new Set([...added, ...chosen.map(({ code }) => code)]));
  }
  return (
    <>
      <p className="mt-3 text-sm text-muted" role="status">
        {questions.length > 0 ? title : none}
      </p>
      {address && first.length > 1 && (
        <Button look="secondary" className="mt-2 w-full" onClick={() => add(first, address)}>
          Acrescentar as {first.length} primeiras
        </Button>
      )}
      <ul className="mt-2 divide-y divide-line">
        {questions.map((question) => (
          <li key={question.code} className="py-3">
            <p className="text-sm font-semibold">
              {question.exam} · {question.subject}
            </p>
            <p className="line-clamp-3 font-serif text-sm">{question.excerpt}</p>
            <Button
              look="quiet"
              disabled={added.has(question.code)}
              aria-label={`Acrescentar a questão ${question.code}`}
              onClick={() => add([question])}
            >
              {added.has(question.code) ? "No caderno" : "Acrescentar"}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
