import { type DragEvent, type ReactNode, useId, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { uploadPaths } from "#app/platform/paths/uploads.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import type { UploadPlace } from "../calls/upload-run.ts";
import { addUploads } from "../calls/upload-store.ts";
import type { OpenUpload } from "../domain/open-upload.ts";
import { useUploads } from "../hooks/use-uploads.ts";
import { PickFiles } from "./pick-files.tsx";
import { UploadLine } from "./upload-line.tsx";
import { WaitingLine } from "./waiting-line.tsx";

/** Whether a drag carries files, not text or a link. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

function useDrop(several: boolean, onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        onFiles(several ? files : files.slice(0, 1));
      },
    },
  };
}

/** A plain form, one request: until scripts run. */
function PlainUpload({ label, hint }: { label: string; hint: string }) {
  const form = usePageForm<"file">({ intents: ["upload"] });
  return (
    <Form of={form} intent="upload" encType="multipart/form-data" className="grid gap-3">
      <TextField label={label} name="file" type="file" hint={hint} problem={form.problem("file")} />
      <div>
        <Button type="submit" pending={form.pending}>
          Enviar
        </Button>
      </div>
    </Form>
  );
}

type AreaProps = {
  place: UploadPlace;
  /** The viewer's unfinished uploads to this place. */
  open: readonly OpenUpload[];
  label: string;
  several?: boolean;
  look?: "primary" | "secondary";
  /** Limits and space. */
  children: ReactNode;
};

/** Where files are sent from: button, drag and drop, the lines of those on their way. For every owner of uploads. */
export function UploadArea({ place, open, label, several = false, look, children }: AreaProps) {
  const viewer = useViewer();
  const hydrated = useHydrated();
  const note = useId();
  const runs = useUploads(place);
  const posted = usePageForm<"file">({ intents: ["upload"] });
  const add = (files: readonly File[]) => viewer && addUploads(viewer.id, files, place, uploadPaths.part);
  const { over, handlers } = useDrop(several, add);
  const here = new Set(runs.map(({ id }) => id));
  const waiting = hydrated ? open.filter(({ id }) => !here.has(id)) : [];
  return (
    <section aria-label={label}>
      <FormMessage of={posted} withProblems={hydrated} className="mb-3" />
      <div
        {...handlers}
        className={`rounded-card border-2 border-dashed p-4 ${over ? "border-primary bg-primary-soft" : "border-line-strong"}`}
      >
        {hydrated ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PickFiles label={label} look={look} several={several} describedBy={note} onPick={add} />
            <p id={note} className="text-sm text-muted">
              {children}
            </p>
          </div>
        ) : (
          <PlainUpload label={label} hint="Até 3,5 MB." />
        )}
      </div>
      {runs.length + waiting.length > 0 && (
        <ul aria-label="Envios" className="mt-2 divide-y divide-line">
          {runs.map((run, index) => (
            <UploadLine key={run.id ?? `${run.file.name} ${index}`} run={run} />
          ))}
          {waiting.map((upload) => (
            <WaitingLine key={upload.id} upload={upload} onPick={(file) => add([file])} />
          ))}
        </ul>
      )}
    </section>
  );
}
