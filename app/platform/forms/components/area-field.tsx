import type { TextareaHTMLAttributes } from "react";
import { KeptArea } from "#app/platform/drafts/components/kept-area.tsx";
import { Field, type Labelled } from "./fields.tsx";

type AreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  /** Of the text on the device, where page and form do not name it. */
  place?: string;
  /** Its page stores what is typed in a way of its own. */
  isStored?: boolean;
} & Labelled;

/** Several lines, which stay on the device until the server has them. */
export function AreaField({ label, hint, problem, place, isStored, ...rest }: AreaFieldProps) {
  return (
    <Field {...{ label, hint, problem }}>
      {(control) =>
        isStored ? (
          <textarea rows={3} {...control} {...rest} />
        ) : (
          <KeptArea rows={3} place={place} {...control} {...rest} />
        )
      }
    </Field>
  );
}
