import { CircleCheck, Download } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { formatDate } from "#app/text/format.ts";
import { formatBytes } from "#app/text/format-bytes.ts";
import { formatHour } from "#app/text/format-time.ts";
import { type CopyState, useOfflineNotebook } from "./use-offline-notebook.ts";

type CopyProps = {
  schoolId: string;
  notebook: { id: string; current: number; contents: readonly { id: string }[] };
};

/** The notebook on this device, on request, to be read without a network. */
export function OfflineCopy({ schoolId, notebook }: CopyProps) {
  const { id, contents, current } = notebook;
  const userId = useViewer()?.id ?? "";
  const section = contents[current]?.id ?? "";
  const { state, bytes, store, remove } = useOfflineNotebook({ userId, schoolId, id }, section, notebook);
  return (
    <div className="needs-scripts flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className="sr-only">
        {saidOf(state)}
      </p>
      {state.step === "storing" ? (
        <StoringBar done={state.done} all={state.all} />
      ) : state.step === "stored" ? (
        <>
          <span className="inline-flex items-center gap-1 text-success">
            <Icon as={CircleCheck} size={18} />
            Guardado, {momentOf(state.at)}
          </span>
          {state.isOld && (
            <Button look="secondary" onClick={store}>
              Guardar a versão nova{sizeOf(bytes)}
            </Button>
          )}
          <Button look="quiet" onClick={remove}>
            Remover
          </Button>
        </>
      ) : (
        <>
          <Button look="quiet" className="-ml-3 !px-3" disabled={state.step === "unknown"} onClick={store}>
            <Icon as={Download} size={18} />
            Guardar neste aparelho{sizeOf(bytes)}
          </Button>
          {state.step === "absent" && state.failed && (
            <span role="alert" className="text-danger">
              Não deu para guardar agora. Confira a rede e tente de novo.
            </span>
          )}
        </>
      )}
    </div>
  );
}

const TODAY_MS = 12 * 60 * 60 * 1000;

/** "14:32", and the day of an older copy. */
function momentOf(at: number): string {
  return Date.now() - at < TODAY_MS ? formatHour(at / 1000) : formatDate(at / 1000);
}

function sizeOf(bytes: number | null): string {
  return bytes === null ? "" : ` (${formatBytes(bytes)})`;
}

function saidOf(state: CopyState): string {
  return state.step === "stored" ? "Caderno guardado neste aparelho: abre sem internet." : "";
}

function StoringBar({ done, all }: { done: number; all: number }) {
  return (
    <>
      <progress
        aria-label="Guardando o caderno"
        className="h-2 w-32 accent-primary"
        max={Math.max(1, all)}
        value={done}
      />
      <span className="text-muted tabular-nums">
        Guardando… {all > 0 && `${Math.round((100 * done) / all)}%`}
      </span>
    </>
  );
}
