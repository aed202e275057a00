import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { SearchPanel } from "./search-panel.tsx";

export type FoundQuestion = { code: string; exam: string; subject: string; excerpt: string };
type Found = { address: string; title: string; questions: FoundQuestion[] };
type PanelProps = {
  schoolId: string;
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

/** The bank's search beside the notebook. */
export function BankPanel({ schoolId, onClose, onAdd }: PanelProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { data, failed, again } = useRouteData<Found>(
    asked === null ? null : notebookPaths.search(schoolId, asked),
  );
  return (
    <SearchPanel texts={texts} failed={failed} onSearch={setAsked} onRetry={again} onClose={onClose}>
      {data && <FoundList found={data} onAdd={onAdd} />}
    </SearchPanel>
  );
}

function FoundList({ found, onAdd }: { found: Found } & Pick<PanelProps, "onAdd">) {
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
        {questions.length > 0 ? title : "Nenhuma questão com esses termos."}
      </p>
      {first.length > 1 && (
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
