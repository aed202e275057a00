import { Navigator } from "./navigator.tsx";
import { Tallies } from "./tallies.tsx";
import type { Desk } from "./use-workspace.ts";

/** Beside the question on wide screens. */
export function DeskSide({ desk }: { desk: Desk }) {
  return (
    <aside aria-label="Andamento" className="max-lg:hidden">
      <div className="card sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto p-4">
        <Tallies states={desk.states} />
        <div className="mt-3">
          <Navigator states={desk.states} current={desk.position} onMove={desk.move} />
        </div>
        <button
          type="button"
          onClick={() => desk.setDialog("keys")}
          className="mt-3 min-h-11 text-sm text-muted underline-offset-4 hover:underline"
        >
          Atalhos do teclado
        </button>
      </div>
    </aside>
  );
}
