import { useEffect, useState } from "react";
import { Form } from "#app/components/ui/form.tsx";
import { type Pane, PaneTabs } from "#app/components/ui/pane-tabs.tsx";
import { TextPane } from "#app/components/ui/text-pane.tsx";
import { LONGEST_EXAM_TEXT } from "#app/domain/exams/exam-text-limits.ts";
import { lineLooks } from "#app/domain/exchange/farol/line-looks.ts";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { useWrittenText } from "#app/hooks/ui/use-written-text.ts";
import { useFigures } from "#app/hooks/uploads/use-figures.ts";
import { EditorTools } from "./editor-tools.tsx";
import type { IdeExtra, IdeField } from "./import-exam-action.server.ts";
import { ExamPreviewPane } from "./preview-pane.tsx";
import { SaveLine } from "./save-line.tsx";
import { SummaryPanel } from "./summary-panel.tsx";
import { useAutosave } from "./use-autosave.ts";

/** The version from form replies is the base of the next save. */
function useHeard({ hear }: ReturnType<typeof useAutosave>, version: number | undefined) {
  useEffect(() => {
    if (version !== undefined) hear(version);
  }, [version, hear]);
}

const examPane = { label: "Texto da prova", longest: LONGEST_EXAM_TEXT, looksOf: lineLooks };

type Draft = { id: string; text: string; version: number };
type ExamEditorProps = { draft: Draft; form: FormState<IdeField, IdeExtra> };

/** Editor and preview; on a phone in tabs. */
export function ExamEditor({ draft: { id, text: start, version }, form }: ExamEditorProps) {
  const posted = form.reply;
  const written = useWrittenText(start);
  const { text, line } = written;
  const [pane, setPane] = useState<Pane>("text");
  const hydrated = useHydrated();
  const saving = useAutosave({ id, version, text, line });
  const figures = useFigures(id, (markdown) => written.insert(`\n${markdown}\n`));
  useHeard(saving, posted?.version);

  function jump(to: number) {
    setPane("text");
    written.jump(to);
  }

  const preview = saving.preview ?? posted?.preview ?? null;
  const wrong = new Set((preview?.problems ?? posted?.summary?.problems ?? []).map((each) => each.line));
  const sight = (which: Pane) => (hydrated && pane !== which ? "hidden lg:block" : "");
  return (
    <Form of={form} aria-label="Prova em texto" className="mt-6 space-y-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={saving.version()} />
      {hydrated && <PaneTabs pane={pane} wrong={wrong.size} onPane={setPane} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className={`min-w-0 space-y-3 ${sight("text")}`}>
          <TextPane
            {...examPane}
            {...{ text, wrong, area: written.area, layer: written.layer }}
            onText={written.setText}
            onCaret={written.caret}
            onFiles={figures.send}
          />
          <EditorState id={id} empty={text === ""} saving={saving} problem={figures.problem} />
          <EditorTools
            empty={text === ""}
            checking={form.sending("intent") === "check"}
            sending={figures.pending}
            onFiles={figures.send}
            onExample={written.setText}
          />
          {posted && (
            <SummaryPanel
              reply={posted}
              stale={form.value("text") !== text}
              pending={form.sending("intent") === "import"}
              onJump={jump}
            />
          )}
        </div>
        <section
          aria-label="Prévia"
          className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${sight("preview")}`}
        >
          <ExamPreviewPane preview={preview} onJump={jump} />
        </section>
      </div>
    </Form>
  );
}

type EditorStateProps = {
  id: string;
  empty: boolean;
  saving: ReturnType<typeof useAutosave>;
  problem: string | null;
};

/** Save state and picture uploads. */
function EditorState({ id, empty, saving, problem }: EditorStateProps) {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated && (
        <SaveLine
          id={id}
          state={empty ? "saved" : saving.saveState}
          message={saving.error}
          onOverwrite={saving.overwrite}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
