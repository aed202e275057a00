import type { ReactNode } from "react";
import { ReadingButton } from "#app/features/bank/components/reading-button.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { BarHeading } from "#app/platform/ui/components/part.tsx";
import type { Desk } from "./use-workspace.ts";

export function DeskHeader({ desk, timer }: { desk: Desk; timer: ReactNode }) {
  const { session, exam, position } = desk;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0">
        <BarHeading className="truncate">
          <span className="sr-only">{exam ? "Prova: " : "Estudo: "}</span>
          {session.title}
        </BarHeading>
        <p className="text-sm text-muted">
          Questão {position + 1} de {session.size}
          {desk.keptOffline && <span title="Guardada neste aparelho"> · abre sem internet</span>}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        {timer}
        <ReadingButton />
        <Button
          look="secondary"
          disabled={desk.ending !== "no"}
          onClick={() => desk.setDialog("end")}
          className="needs-scripts"
        >
          {exam ? "Entregar" : "Encerrar"}
        </Button>
      </div>
    </header>
  );
}
