import { lazy, useState } from "react";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { useInMenu } from "#app/platform/page/hooks/use-menu.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { essayExams } from "../../domain/essay-exams.ts";
import type { WritingMark } from "../../domain/grading/writing-marks.ts";
import type { EssayUnderPen } from "../../hooks/use-essay.ts";
import type { LoadedEssay } from "../../services/load-essay.server.ts";
import { SheetField } from "./sheet-field.tsx";

const WritingCheck = lazy(async () => ({
  default: (await import("./writing-check.tsx")).WritingCheck,
}));
const EssayHints = lazy(async () => ({ default: (await import("./essay-hints.tsx")).EssayHints }));

type Props = { essay: LoadedEssay["essay"]; pen: EssayUnderPen; readOnly: boolean };

/** The sheet, with a second look at what is written and hints: in practice only, as no exam has a dictionary or a tutor. */
export function SheetPart({ essay, pen, readOnly }: Props) {
  const [marks, setMarks] = useState<readonly WritingMark[]>([]);
  const [help, setHelp] = useState<"check" | "hints" | null>(null);
  const hasTutor = useInMenu(assistantPaths.tutor());
  const { text } = pen.essay;
  const close = () => setHelp(null);
  return (
    <>
      <SheetField
        text={text}
        marks={marks}
        least={essayExams[essay.exam].least}
        readOnly={readOnly}
        onText={(typed) => pen.put({ text: typed })}
      />
      {essay.school === null && help === null && (
        <p className="needs-scripts mt-3 flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setHelp("check")}>
            Conferir a escrita
          </Button>
          {hasTutor && (
            <Button look="secondary" onClick={() => setHelp("hints")}>
              Pedir uma dica
            </Button>
          )}
        </p>
      )}
      {help !== null && (
        <Deferred fallback={<p className="mt-3 text-muted">Abrindo…</p>}>
          {help === "check" ? (
            <WritingCheck text={text} marks={marks} onMarks={setMarks} onClose={close} />
          ) : (
            <EssayHints essay={essay.id} onClose={close} />
          )}
        </Deferred>
      )}
    </>
  );
}
