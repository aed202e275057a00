import type { ReactNode, RefObject } from "react";

type PartProps = { title: string; of?: RefObject<HTMLFieldSetElement>; children: ReactNode };

export function Part({ title, of, children }: PartProps) {
  return (
    <fieldset ref={of} className="card min-w-0 p-4 sm:p-5">
      <legend className="float-left mb-3 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-4">{children}</div>
    </fieldset>
  );
}
