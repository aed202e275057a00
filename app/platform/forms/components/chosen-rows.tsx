import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from "react";
import { plural } from "#app/platform/text/format.ts";
import { Form } from "./form.tsx";
import { FormMessage } from "./reply-message.tsx";

/** How many rows of a list are chosen by their boxes named "id"; the list gets `ref` and `onChange`. */
export function useChosenRows(): {
  chosen: number;
  rows: { ref: RefObject<HTMLUListElement>; onChange: () => void };
} {
  const ref = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const onChange = () => setChosen(ref.current?.querySelectorAll("input[name=id]:checked").length ?? 0);
  return { chosen, rows: { ref, onChange } };
}

type Props = {
  of: ComponentProps<typeof Form>["of"] & ComponentProps<typeof FormMessage>["of"];
  /** Of the form that the rows' boxes name. */
  id: string;
  chosen: number;
  /** The fields that undo the last act; null where there is nothing to undo. */
  undo: ReactNode;
  /** Buttons of the acts. */
  children: ReactNode;
};

/** Acts on the chosen rows, within a `group/desk`: shown while there are any, by style alone. */
export function ChosenRowsForm({ of, id, chosen, undo, children }: Props) {
  return (
    <>
      <Form of={of} className="mt-4 empty:hidden" intent="restore">
        <FormMessage of={of} />
        {undo}
      </Form>
      <Form
        of={of}
        id={id}
        className="sticky top-14 z-10 mt-2 hidden flex-wrap items-center gap-2 bg-page py-2 group-has-[input[name=id]:checked]/desk:flex"
      >
        <span className="text-sm text-muted" role="status">
          {plural(chosen, "selecionado", "selecionados")}
        </span>
        {children}
      </Form>
    </>
  );
}
