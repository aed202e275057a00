import { ArrowDown, ArrowUp, ChevronRight, GripVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { EditTrackExtra, EditTrackField } from "./edit-tracks-action.server.ts";

export type TrackForm = ReturnType<typeof useForm<EditTrackField, EditTrackExtra>>;
export type ChangeFields = Readonly<Record<string, string>>;
/** The draft that the page shows. */
export type Shown = { track: string; revision: number; unreadable: boolean };

const tool = "icon-button";

/** The hidden fields of every form of the page. */
export function ShownFields({
  shown: { track, revision },
  fields = {},
}: {
  shown: Shown;
  fields?: ChangeFields;
}) {
  const all = { trilha: track, revisao: String(revision), ...fields };
  return Object.entries(all).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Posts a change of the draft that is shown, unless another is under way. */
export function postChange(form: TrackForm, { track, revision }: Shown, fields: ChangeFields): void {
  if (form.pending) return;
  form.submit({ trilha: track, revisao: String(revision), ...fields }, { method: "post" });
}

/** `up` and `down`: the fields that move it there; null at the ends. */
export type Moves = { up: ChangeFields | null; down: ChangeFields | null };

type LineProps = {
  name: string;
  moves: Moves;
  shown: Shown;
  form: TrackForm;
  /** What a drag carries, and what is done with one that is dropped here. */
  drag: { type: string; id: string; onDrop: (id: string) => void };
  children: ReactNode;
};

/** A line that is moved by drag, by buttons, and by Alt with the arrows. */
export function MovedLine({ name, moves, shown, form, drag, children }: LineProps) {
  const { type, id, onDrop } = drag;
  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    const fields = event.key === "ArrowUp" ? moves.up : moves.down;
    if (fields) postChange(form, shown, fields);
  }
  function drop(event: DragEvent) {
    const dropped = event.dataTransfer.getData(type);
    if (!dropped || dropped === id) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(dropped);
  }
  return (
    <li
      className="flex items-start gap-1 px-2 py-1"
      draggable={!shown.unreadable}
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.setData(type, id);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(type) && event.preventDefault()}
      onDrop={drop}
      onKeyDown={press}
    >
      <span className="hidden cursor-grab py-3 text-muted sm:inline-flex" aria-hidden="true">
        <Icon as={GripVertical} size={18} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <MoveButtons {...{ name, moves, shown, form }} />
    </li>
  );
}

export function MoveButtons({ name, moves, shown, form }: Omit<LineProps, "drag" | "children">) {
  return (
    <>
      <MoveButton {...{ shown, form }} fields={moves.up} label={`Mover para cima: ${name}`} icon={ArrowUp} />
      <MoveButton
        {...{ shown, form }}
        fields={moves.down}
        label={`Mover para baixo: ${name}`}
        icon={ArrowDown}
      />
    </>
  );
}

type MoveProps = {
  shown: Shown;
  form: TrackForm;
  fields: ChangeFields | null;
  label: string;
  icon: typeof ArrowUp;
};

/** Focus moves with the line. */
function MoveButton({ shown, form, fields, label, icon }: MoveProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) button.current?.focus();
  });
  return (
    <Form
      of={form}
      onSubmit={() => {
        isPressed.current = true;
      }}
    >
      <ShownFields shown={shown} fields={fields ?? {}} />
      <button
        ref={button}
        type="submit"
        disabled={!fields || shown.unreadable}
        className={tool}
        aria-label={label}
      >
        <Icon as={icon} size={18} />
      </button>
    </Form>
  );
}

/** A part of the page that opens: a form behind its name. */
export function Opened({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-link">
        <Icon as={ChevronRight} size={18} className="group-open:rotate-90" />
        {title}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
