import type { OpenedGrading } from "#app/services/essays/open-grading.server.ts";
import { EssayPane } from "./essay-pane.tsx";
import { MarkTools } from "./mark-tools.tsx";
import { RubricForm } from "./rubric-form.tsx";
import { useGradingDesk } from "./use-grading-desk.ts";
import type { DeskPlace } from "./use-grading-saving.ts";

/** Essay and rubric side by side; saved as typed, concluded once. */
export function GradingDesk({ grading, place }: { grading: OpenedGrading; place: DeskPlace }) {
  const desk = useGradingDesk(grading, place);
  const { draft, labels, sheet, mark, note, unmark } = desk;
  return (
    <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(21rem,2fr)]">
      <div className="min-w-0">
        <EssayPane grading={grading} marks={draft.marks} labels={labels} sheet={sheet} />
        {grading.way === "text" && (
          <MarkTools
            text={grading.text}
            marks={draft.marks}
            labels={labels}
            onMark={mark}
            onNote={note}
            onRemove={unmark}
          />
        )}
      </div>
      <RubricForm grading={grading} desk={desk} />
    </div>
  );
}
