import { Button } from "#app/platform/ui/components/button.tsx";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { EssayPane } from "./essay-pane.tsx";
import { RubricForm } from "./rubric-form.tsx";
import { MarkList } from "./sheet/mark-list.tsx";
import { MarkTools } from "./sheet/mark-tools.tsx";
import type { DeskPlace } from "./use-grading-saving.ts";
import { useGradingWorkspace } from "./use-grading-workspace.ts";

/** Essay and rubric side by side; saved as typed, concluded once. */
export function GradingWorkspace({ grading, place }: { grading: LoadedGrading; place: DeskPlace }) {
  const desk = useGradingWorkspace(grading, place);
  const { draft, labels, sheet, mark, note, unmark } = desk;
  const list = { text: grading.text, marks: draft.marks, labels, onNote: note, onRemove: unmark };
  return (
    <>
      {desk.left && <LeftOnDevice {...desk.left} />}
      <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(21rem,2fr)]">
        <div className="min-w-0">
          <EssayPane grading={grading} marks={draft.marks} labels={labels} sheet={sheet} pen={desk.pen} />
          {grading.way === "text" ? (
            <MarkTools {...list} onMark={mark} />
          ) : (
            <section aria-label="Marcas" className="needs-scripts mt-3">
              <MarkList {...list} />
            </section>
          )}
        </div>
        <RubricForm grading={grading} desk={desk} />
      </div>
    </>
  );
}

/** The reading was saved elsewhere after something was typed here that never arrived. */
function LeftOnDevice({ use, drop }: { use: () => void; drop: () => void }) {
  return (
    <section
      aria-label="Correção neste aparelho"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-control bg-warning-soft p-3"
    >
      <p role="status" className="min-w-0 grow basis-72 text-warning">
        Este aparelho tem uma correção que não chegou a ser enviada; a que você vê foi salva depois, em outro
        lugar.
      </p>
      <Button onClick={use}>Usar a deste aparelho</Button>
      <Button look="secondary" onClick={drop}>
        Ficar com a salva
      </Button>
    </section>
  );
}
