import { useState } from "react";
import { TextStateLine } from "#app/components/texts/text-state-line.tsx";
import { TrackPreviewPane } from "#app/components/tracks/track-preview.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { type Pane, PaneTabs } from "#app/components/ui/pane-tabs.tsx";
import { PicturePicker, type PictureSender } from "#app/components/ui/picture-picker.tsx";
import { TextPane } from "#app/components/ui/text-pane.tsx";
import { LONGEST_TRACK_TEXT } from "#app/domain/tracks/draft-text.ts";
import { trackLineLooks } from "#app/domain/tracks/track-line-looks.ts";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { useSyncedText } from "#app/hooks/ui/use-synced-text.ts";
import { useFigures } from "#app/hooks/uploads/use-figures.ts";
import { trackPaths } from "#app/paths/tracks.ts";
import type { TrackPreview } from "#app/services/tracks/preview-track.server.ts";
import type { WriteExtra, WriteField } from "./write-track-action.server.ts";

const trackPane = { label: "Texto da trilha", longest: LONGEST_TRACK_TEXT, looksOf: trackLineLooks };

type Draft = { track: string; text: string; revision: number };
type EditorProps = { draft: Draft; userId: string; form: FormState<WriteField, WriteExtra> };

/** Text and preview; on a phone in tabs. */
export function TrackEditor({ draft: { track, text: start, revision }, userId, form }: EditorProps) {
  const base = form.reply?.revision ?? revision;
  const written = useSyncedText<TrackPreview>(
    {
      ...{ address: trackPaths.write(), route: "pages/tracks/write-track" },
      ...{ key: `${userId}:trilha:${track}`, fields: { trilha: track } },
    },
    { text: form.value("text", start), revision: base },
  );
  const { text, state, sync } = written;
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
          <TextStateLine {...{ state, text }} onSettle={(how) => sync.settle(how)} />
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
      className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${className}`}
    >
      {preview ? (
        <TrackPreviewPane preview={preview} onJump={onJump} />
      ) : (
        <p className="card p-5 text-muted">
          O subtópico que você estiver escrevendo aparece aqui, como os estudantes vão ver.
        </p>
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
