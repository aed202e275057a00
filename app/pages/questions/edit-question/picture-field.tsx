import { useFetcher } from "@remix-run/react";
import { useEffect, useId } from "react";
import type { PictureField as FieldName } from "#app/domain/questions/editing/edit-texts.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import type { EditActionData } from "../edit-question.tsx";

type PictureFieldProps = {
  name: FieldName;
  label: string;
  problem?: string;
  /** The form as the server has it after the picture was stored. */
  onStored: (fields: NonNullable<EditActionData>["fields"]) => void;
};

/**
 * Sends a picture as soon as it is chosen; before scripts arrive it travels with the form. The field is emptied then, so that
 * it is not sent twice.
 */
export function PictureField({ name, label, problem, onStored }: PictureFieldProps) {
  const id = useId();
  const fetcher = useFetcher<EditActionData>();
  const stored = useLatest(onStored);
  const { data } = fetcher;
  const refused = data?.problems[name] ?? problem;
  useEffect(() => {
    if (data && !data.problems[name]) stored.current(data.fields);
  }, [data, name, stored]);
  function send(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file || !input.form) return;
    const form = new FormData(input.form);
    for (const [field, value] of [...form]) if (value instanceof File) form.delete(field);
    form.set(name, file);
    form.set("intent", "upload");
    input.value = "";
    fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
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
        {fetcher.state === "idle" ? (refused ?? "PNG, JPEG, WebP, GIF ou SVG, até 2 MB.") : "Enviando…"}
      </p>
    </div>
  );
}
