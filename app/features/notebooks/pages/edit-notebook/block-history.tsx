import { DifferentText } from "#app/platform/drafts/components/difference-list.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import type { DifferencePart } from "#app/platform/text/text-difference.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

type Version = {
  revision: number;
  source: string;
  at: number;
  author: string | null;
  /** From the version before. */
  changes: readonly DifferencePart[];
};
type HistoryProps = { address: string; onRestore: (text: string) => void; onClose: () => void };

/** Who wrote what and when; a restored text is a new version. */
export function BlockHistory({ address, onRestore, onClose }: HistoryProps) {
  const { data, failed, again } = useRouteData<Version[]>(address);
  return (
    <div className="mt-3 border-t border-line pt-3">
      {failed && (
        <Button look="quiet" onClick={again}>
          O histórico não veio. Tentar de novo
        </Button>
      )}
      <ol className="space-y-3">
        {(data ?? []).map(({ revision, source, at, author, changes }, index) => (
          <li key={revision} className="rounded-control border border-line p-3">
            <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
              {index === 0 ? "Agora" : `Versão ${revision}`} · {author ?? "conta apagada"},{" "}
              {formatDateTime(at)}
              {index > 0 && (
                <Button look="secondary" onClick={() => onRestore(source)}>
                  Restaurar
                </Button>
              )}
            </p>
            <p className="mt-1 font-serif whitespace-pre-wrap break-words">
              <DifferentText parts={changes} />
            </p>
          </li>
        ))}
      </ol>
      <Button look="quiet" onClick={onClose}>
        Fechar histórico
      </Button>
    </div>
  );
}
