import { useFetcher } from "@remix-run/react";
import { useEffect, useId } from "react";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { DraftField, PictureInput } from "../../domain/draft/draft-fields.ts";
import type { EditorExtra } from "./editor-state.ts";
import { sendForm } from "./send-form.ts";

type PictureFieldProps = {
  name: PictureInput;
  label: string;
  problem: string | null;
  onStored: (path: string) => void;
};

/** Uploads on selection, then clears the field, so that the form does not send it twice. Without scripts part of the form. */
export function PictureField({ name, label, problem, onStored }: PictureFieldProps) {
  const id = useId();
  const { submit, state, data } = useFetcher<FormReply<DraftField, EditorExtra>>();
  const stored = useLatest(onStored);
  const refused = data ? data.problems[name] : problem;
  useEffect(() => {
    const path = data?.pictures?.[name];
    if (path) stored.current(path);
  }, [data, name, stored]);
  function send(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file || !input.form) return;
    sendForm(submit, input.form, "upload", [name, file]);
    input.value = "";
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
        onChange={(event) => send(event.currentTarget)}
        className="field text-sm"
        aria-invalid={refused ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} role="status" className={`mt-1 text-sm ${refused ? "text-danger" : "text-muted"}`}>
        {state === "idle" ? (refused ?? "PNG, JPEG, WebP, GIF ou SVG, até 2 MB.") : "Enviando…"}
      </p>
    </div>
  );
}
