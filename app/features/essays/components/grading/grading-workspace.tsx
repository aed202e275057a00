import { lazy } from "react";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import type { DeskPlace } from "../../hooks/grading-sync.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { EssayPane } from "./essay-pane.tsx";
import { RubricForm } from "./rubric-form.tsx";
import { MarkList } from "./sheet/mark-list.tsx";
import { MarkTools } from "./sheet/mark-tools.tsx";
import { useGradingWorkspace } from "./use-grading-workspace.ts";

const ReadingConflict = lazy(async () => ({
  default: (await import("./grading-conflict.tsx")).ReadingConflict,
}));

/** Essay and rubric side by side; saved as typed, concluded once. */
export function GradingWorkspace({ grading, place }: { grading: LoadedGrading; place: DeskPlace }) {
  const desk = useGradingWorkspace(grading, place);
  const { draft, labels, sheet, mark, note, unmark } = desk;
  const list = { text: grading.text, marks: draft.marks, labels, onNote: note, onRemove: unmark };
  return (
    <>
      {desk.state.name === "changed" && (
        <Deferred>
          <ReadingConflict conflict={desk.state.conflict} onSettle={desk.settle} />
        </Deferred>
      )}
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
