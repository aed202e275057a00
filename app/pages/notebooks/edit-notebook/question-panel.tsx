import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";

type Found = {
  address: string;
  title: string;
  questions: { code: string; exam: string; subject: string; topics: string[]; excerpt: string }[];
};
type PanelProps = {
  schoolId: string;
  onClose: () => void;
  /** `search`: the address of a whole search. */
  onAdd: (codes: readonly string[], search?: string) => void;
};

const TOGETHER = 5;

/** The bank's search beside the notebook. */
export function BankPanel({ schoolId, onClose, onAdd }: PanelProps) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { data, failed, again } = useRouteData<Found>(
    asked === null ? null : notebookPaths.search(schoolId, asked),
  );
  function add(codes: readonly string[], search?: string): void {
    onAdd(codes, search);
    setAdded(new Set([...added, ...codes]));
  }
  const first = (data?.questions ?? []).slice(0, TOGETHER).map(({ code }) => code);
  return (
    <section
      aria-label="Questões do banco"
      className="card mt-5 h-fit p-3 lg:sticky lg:top-16 lg:mt-0 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto"
    >
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text.trim());
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Buscar questões"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="cinemática ENEM fácil"
          />
        </div>
        <Button type="submit" aria-label="Buscar">
          <Icon as={Search} size={18} />
        </Button>
      </form>
      {failed && (
        <p className="mt-3">
          A busca não respondeu.{" "}
          <Button look="quiet" onClick={again}>
            Tentar de novo
          </Button>
        </p>
      )}
      {data && (
        <>
          <p className="mt-3 text-sm text-muted" role="status">
            {data.questions.length > 0 ? data.title : "Nenhuma questão com esses termos."}
          </p>
          {first.length > 1 && (
            <Button look="secondary" className="mt-2 w-full" onClick={() => add(first, data.address)}>
              Acrescentar as {first.length} primeiras
            </Button>
          )}
          <ul className="mt-2 divide-y divide-line">
            {data.questions.map(({ code, exam, subject, excerpt }) => (
              <li key={code} className="py-3">
                <p className="text-sm font-semibold">
                  {exam} · {subject}
                </p>
                <p className="line-clamp-3 font-serif text-sm">{excerpt}</p>
                <Button
                  look="quiet"
                  disabled={added.has(code)}
                  aria-label={`Acrescentar a questão ${code}`}
                  onClick={() => add([code])}
                >
                  {added.has(code) ? "No caderno" : "＋ Acrescentar"}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button look="quiet" onClick={onClose} className="mt-2 w-full">
        Fechar busca
      </Button>
    </section>
  );
}
