import { CircleCheck, Download } from "lucide-react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { DAY_MS } from "#app/platform/time/units.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { DocumentPlace } from "../calls/offline-documents.ts";
import { useDocumentCopy } from "../hooks/use-document-copy.ts";

const names = { notebook: "caderno", material: "material" } as const;

type CopyProps = {
  place: DocumentPlace & { kind: keyof typeof names };
  /** The open one, where it has some. */
  section?: string;
  /** What the open page shows. */
  data: object;
};

/** The document on this device, on request, to be read without a network. */
export function OfflineCopyLine({ place, section = "", data }: CopyProps) {
  const userId = useViewer()?.id ?? "";
  const { state, bytes, store, remove } = useDocumentCopy(userId, place, section, data);
  const name = names[place.kind];
  return (
    <div className="needs-scripts flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className="sr-only">
        {state.step === "stored" ? `${capitalised(name)} guardado neste aparelho: abre sem internet.` : ""}
      </p>
      {state.step === "storing" ? (
        <StoringBar name={name} done={state.done} all={state.all} />
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
          <Button
            look="quiet"
            size="tight"
            className="-ml-3"
            disabled={state.step === "unknown"}
            onClick={store}
          >
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

const TODAY_MS = DAY_MS / 2;

/** "14:32", and the day of an older copy. */
function momentOf(at: number): string {
  return Date.now() - at < TODAY_MS ? formatHour(at / 1000) : formatDate(at / 1000);
}

function sizeOf(bytes: number | null): string {
  return bytes === null ? "" : ` (${formatBytes(bytes)})`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function StoringBar({ name, done, all }: { name: string; done: number; all: number }) {
  return (
    <>
      <progress
        aria-label={`Guardando o ${name}`}
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
