import { useRef, useState } from "react";
import { DraftStateLine } from "#app/platform/drafts/components/text-state-line.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { type Pane, PaneTabs } from "#app/platform/ui/components/pane-tabs.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useFigures } from "#app/platform/uploads/hooks/use-figures.ts";
import type { StudyEditor } from "../../services/load-study-editor.server.ts";
import type { EditField, StudyEditExtra } from "./edit-material-action.server.ts";
import { StudyPreviewPane } from "./preview.tsx";
import { PageText, type StudyChoices, StudyHeadFields } from "./study-form.tsx";
import { TextTools } from "./text-tools.tsx";
import { useStudyDraft } from "./use-study-draft.ts";
import { useText } from "./use-text.ts";

type EditorProps = { study: StudyEditor; choices: StudyChoices; form: FormState<EditField, StudyEditExtra> };

/** Fields, text and preview; on a phone text and preview are tabs. The draft saves itself. */
export function StudyWorkspace({ study, choices, form }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const draft = useStudyDraft(place, study, form.pending);
  const text = useText();
  const figures = useFigures(study.id, (markdown) =>
    text.insert({ before: `\n\n${markdown}\n\n`, sample: "", after: "" }),
  );
  const hydrated = useHydrated();
  const [pane, setPane] = useState<Pane>("text");
  const preview = draft.preview ?? study.preview;
  const isPage = study.kind === "page";
  const sight = (which: Pane) => (hydrated && pane !== which ? "hidden lg:block" : "");
  return (
    <div ref={place} className={isPage ? "mt-4 grid gap-6 lg:grid-cols-2 lg:items-start" : "mt-4 max-w-3xl"}>
      <Form
        of={form.pending ? form : { ...form, progress: draft.progress }}
        aria-label="Material"
        className="min-w-0 space-y-4"
        onInput={draft.onType}
      >
        <input type="hidden" name="base" value={draft.base} />
        <StudyHeadFields study={study} choices={choices} form={form} />
        {isPage && (
          <>
            {hydrated && <PaneTabs pane={pane} wrong={preview.problems.length} onPane={setPane} />}
            <div className={`space-y-2 ${sight("text")}`}>
              <TextTools onInsert={text.insert} sending={figures.pending} onFiles={figures.send} />
              {figures.problem && (
                <p role="alert" className="text-sm text-danger">
                  {figures.problem}
                </p>
              )}
              <PageText area={text.area} field={form.field("text", study.fields.text)} />
            </div>
          </>
        )}
        <FormMessage of={form} withProblems />
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-page py-3">
          <Button type="submit" name="intent" value="publish" pending={form.sending("intent") === "publish"}>
            Publicar
          </Button>
          {draft.state.name !== "changed" && <DraftStateLine state={draft.state} />}
        </div>
      </Form>
      {isPage && (
        <section
          aria-label="Prévia"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
          tabIndex={0}
          className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${sight("preview")}`}
        >
          <StudyPreviewPane preview={preview} />
        </section>
      )}
    </div>
  );
}
