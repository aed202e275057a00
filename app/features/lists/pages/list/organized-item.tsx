import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { ListItemView } from "../../services/list-view.server.ts";

const DRAGGED = "text/farol-list-item";
const tool = "icon-button";

export type SentItem = ReturnType<typeof useForm>;

type ItemProps = {
  item: ListItemView;
  at: number;
  onMove: (place: string | null, to: number) => void;
  onDrop: (item: string, target: string) => void;
  onRemove: () => void;
  sent: SentItem;
};

/** A line: what it is, and what can be done with it. */
export function OrganizedItem({ item: each, at, onMove, onDrop, onRemove, sent }: ItemProps) {
  const { item, heading, question, number, up, down } = each;
  const name = heading ?? `Questão ${number}${question ? `, ${question.heading.exam}` : ""}`;
  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    if (event.key === "ArrowUp") onMove(up, at - 1);
    else onMove(down, at + 1);
  }
  const dropHere = (event: DragEvent) => {
    const dropped = event.dataTransfer.getData(DRAGGED);
    if (dropped) onDrop(dropped, item);
  };
  return (
    <li
      className="flex items-center gap-1 px-2 py-1"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, item)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={dropHere}
      onKeyDown={press}
    >
      <span className="hidden cursor-grab text-muted sm:inline-flex" aria-hidden="true">
        <Icon as={GripVertical} size={18} />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className={heading === null ? "text-sm text-muted" : "font-semibold break-words"}>{name}</p>
        {question && <p className="line-clamp-1 font-serif">{question.excerpt}</p>}
      </div>
      <MoveForm sent={sent} item={item} place={up} label={`Mover para cima: ${name}`} icon={ArrowUp} />
      <MoveForm sent={sent} item={item} place={down} label={`Mover para baixo: ${name}`} icon={ArrowDown} />
      <Form of={sent} onSubmit={onRemove}>
        <input type="hidden" name="item" value={item} />
        <button
          type="submit"
          name="intent"
          value="remove"
          className={tool}
          aria-label={`Tirar da lista: ${name}`}
        >
          <Icon as={X} size={18} />
        </button>
      </Form>
    </li>
  );
}

type MoveProps = { sent: SentItem; item: string; place: string | null; label: string; icon: typeof ArrowUp };

function MoveForm({ sent, item, place, label, icon }: MoveProps) {
  return (
    <Form of={sent} intent="move">
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="lugar" value={place ?? ""} />
      <button type="submit" disabled={place === null} className={tool} aria-label={label}>
        <Icon as={icon} size={18} />
      </button>
    </Form>
  );
}
