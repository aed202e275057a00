import { useEffect, useState } from "react";
import { TextPane } from "#app/features/bank/components/text-pane.tsx";
import { lineLooks } from "#app/features/bank/domain/exchange/farol/line-looks.ts";
import { TextStateLine } from "#app/platform/drafts/components/text-state-line.tsx";
import { useSyncedText } from "#app/platform/drafts/hooks/use-synced-text.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { type Pane, PaneTabs } from "#app/platform/ui/components/pane-tabs.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useFigures } from "#app/platform/uploads/hooks/use-figures.ts";
import { LONGEST_EXAM_TEXT } from "../../domain/exam-text-limits.ts";
import { examPaths } from "../../paths.ts";
import type { ExamPreview } from "../../services/preview-exam-text.server.ts";
import { EditorTools } from "./editor-tools.tsx";
import type { IdeExtra, IdeField } from "./import-exam-action.server.ts";
import { ExamPreviewPane } from "./preview-pane.tsx";
import { SummaryPanel } from "./summary-panel.tsx";

const examPane = { label: "Texto da prova", longest: LONGEST_EXAM_TEXT, looksOf: lineLooks };

type Draft = { id: string; text: string; revision: number };
type ExamEditorProps = { draft: Draft; userId: string; form: FormState<IdeField, IdeExtra> };

/**
 * The text; the page's form saves it too. A new exam's text is stored on the device without an id, since the next page
 * gets another.
 */
function useExamText({ id, text, revision }: Draft, userId: string, form: ExamEditorProps["form"]) {
  const place = {
    address: examPaths.import(),
    ...{ userId, place: `prova:${revision === 0 ? "" : id}`, fields: { id } },
  };
  const written = useSyncedText<ExamPreview>(place, { text, revision });
  const { sync } = written;
  const { pending, reply } = form;
  useEffect(() => sync.hold(pending), [sync, pending]);
  useEffect(() => {
    if (reply?.conflict) sync.raise(reply.conflict);
    else if (reply?.revision !== undefined)
      sync.know(reply.revision, { text: reply.values.text?.[0] ?? "", line: 1 });
  }, [sync, reply]);
  return written;
}

/** Editor and preview; on a phone in tabs. */
export function ExamEditor({ draft, userId, form }: ExamEditorProps) {
  const { id } = draft;
  const posted = form.reply;
  const written = useExamText(draft, userId, form);
  const { text, state } = written;
  const [pane, setPane] = useState<Pane>("text");
  const hydrated = useHydrated();
  const figures = useFigures(id, (markdown) => written.insert(`\n${markdown}\n`));

  function jump(to: number) {
    setPane("text");
    written.jump(to);
  }

  const preview = written.preview ?? posted?.preview ?? null;
  const wrong = new Set((preview?.problems ?? posted?.summary?.problems ?? []).map((each) => each.line));
  const sight = (which: Pane) => (hydrated && pane !== which ? "hidden lg:block" : "");
  return (
    <Form of={form} aria-label="Prova em texto" className="mt-6 space-y-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revisao" value={written.revision} />
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
          {hydrated && <TextStateLine {...{ state, text }} onSettle={written.settle} />}
          <EditorTools
            empty={text === ""}
            checking={form.sending("intent") === "check"}
            figures={figures}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
          tabIndex={0}
          className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${sight("preview")}`}
        >
          <ExamPreviewPane preview={preview} onJump={jump} />
        </section>
      </div>
    </Form>
  );
}
