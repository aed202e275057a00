import { useState } from "react";
import { TextPane } from "#app/features/bank/components/text-pane.tsx";
import { TextStateLine } from "#app/platform/drafts/components/text-state-line.tsx";
import { useSyncedText } from "#app/platform/drafts/hooks/use-synced-text.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { PicturePicker, type PictureSender } from "#app/platform/pictures/components/picture-picker.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { type Pane, PaneTabs } from "#app/platform/ui/components/pane-tabs.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useFigures } from "#app/platform/uploads/hooks/use-figures.ts";
import { TrackPreviewPane } from "../../components/track-preview.tsx";
import { LONGEST_TRACK_TEXT } from "../../domain/draft-text.ts";
import { trackLineLooks } from "../../domain/track-line-looks.ts";
import { trackPaths } from "../../paths.ts";
import type { TrackPreview } from "../../services/preview-track.server.ts";
import type { WriteExtra, WriteField } from "./write-track-action.server.ts";

const trackPane = { label: "Texto da trilha", longest: LONGEST_TRACK_TEXT, looksOf: trackLineLooks };

type Draft = { track: string; text: string; revision: number };
type EditorProps = { draft: Draft; userId: string; form: FormState<WriteField, WriteExtra> };

/** Text and preview; on a phone in tabs. */
export function TrackEditor({ draft: { track, text: start, revision }, userId, form }: EditorProps) {
  const base = form.reply?.revision ?? revision;
  const written = useSyncedText<TrackPreview>(
    {
      address: trackPaths.write(),
      ...{ userId, place: `trilha:${track}`, fields: { trilha: track } },
    },
    { text: form.value("text", start), revision: base },
  );
  const { text, state } = written;
  const [pane, setPane] = useState<Pane>("text");
  const hydrated = useHydrated();
  const figures = useFigures(track, (markdown) => written.insert(`\n${markdown}\n`));
  const preview = written.preview ?? form.reply?.preview ?? null;
  const wrong = new Set(preview?.problems.map((each) => each.line));
  const sight = (which: Pane) => (hydrated && pane !== which ? "hidden lg:block" : "");

  function jump(to: number) {
    setPane("text");
    written.jump(to);
  }

  return (
    <Form of={form} aria-label="Trilha em texto" className="mt-4 space-y-4">
      <input type="hidden" name="trilha" value={track} />
      <input type="hidden" name="revisao" value={base} />
      {hydrated && <PaneTabs pane={pane} wrong={wrong.size} onPane={setPane} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className={`min-w-0 space-y-3 ${sight("text")}`}>
          <TextStateLine {...{ state, text }} onSettle={written.settle} />
          <TextPane
            {...trackPane}
            {...{ text, wrong, area: written.area, layer: written.layer }}
            onText={written.setText}
            onCaret={written.caret}
            onFiles={figures.send}
          />
          <Tools figures={figures} />
        </div>
        <PreviewSide preview={preview} onJump={jump} className={sight("preview")} />
      </div>
    </Form>
  );
}

type SideProps = { preview: TrackPreview | null; onJump: (line: number) => void; className: string };

function PreviewSide({ preview, onJump, className }: SideProps) {
  return (
    <section
      aria-label="Prévia"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
      tabIndex={0}
      className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${className}`}
    >
      {preview ? (
        <TrackPreviewPane preview={preview} onJump={onJump} />
      ) : (
        <Empty className="">
          O subtópico que você estiver escrevendo aparece aqui, como os estudantes vão ver.
        </Empty>
      )}
    </section>
  );
}

/** Without scripts a button saves and previews. */
function Tools({ figures }: { figures: PictureSender }) {
  if (!useHydrated())
    return (
      <Button type="submit" name="intent" value="preview">
        Salvar e ver a prévia
      </Button>
    );
  return <PicturePicker figures={figures} />;
}
