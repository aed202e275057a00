import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LIST_TEXTS } from "#app/domain/lists/list.ts";
import { placeAt } from "#app/domain/lists/list-places.ts";
import { type FormState, useForm } from "#app/hooks/ui/use-form.ts";
import type { ListItemView } from "#app/services/lists/list-view.server.ts";
import type { EditField } from "./edit-list.tsx";

const DRAGGED = "text/farol-list-item";
const tool = "grid size-11 place-items-center rounded-control text-muted hover:bg-inset disabled:opacity-40";

type Sent = ReturnType<typeof useForm>;

/** The items as they will be once what is being sent is stored. */
function inOrder(items: readonly ListItemView[], sent: Sent): ListItemView[] {
  const [item, place] = [sent.sending("item"), sent.sending("lugar")];
  const intent = sent.sending("intent");
  if (intent === "remove") return items.filter((each) => each.item !== item);
  if (intent !== "move" || typeof place !== "string") return [...items];
  const moved = items.map((each) => (each.item === item ? { ...each, place } : each));
  return moved.sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** Order by drag, by buttons and by Alt with arrows; headings between questions. */
export function OrganizeItems({
  items,
  form,
}: {
  items: readonly ListItemView[];
  form: FormState<EditField>;
}) {
  const sent = useForm({ intents: ["move", "remove", "put"] });
  const [gone, setGone] = useState<ListItemView | null>(null);
  const [said, setSaid] = useState("");
  const shown = inOrder(items, sent);
  function move(item: string, place: string | null, at: number): void {
    if (place === null) return;
    setSaid(`Posição ${at + 1} de ${shown.length}`);
    sent.submit({ intent: "move", item, lugar: place }, { method: "post" });
  }
  function drop(item: string, target: string): void {
    const others = shown.filter((each) => each.item !== item);
    const from = shown.findIndex((each) => each.item === item);
    const to = shown.findIndex((each) => each.item === target);
    if (from >= 0 && to >= 0 && from !== to) move(item, placeAt(others, to), to);
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {gone && (
        <p className="mt-3 flex flex-wrap items-center gap-2">
          Tirada da lista.
          <Button
            look="quiet"
            onClick={() => {
              const back = { item: gone.item, lugar: gone.place, titulo: gone.heading ?? "" };
              sent.submit({ intent: "put", ...back }, { method: "post" });
              setGone(null);
            }}
          >
            Desfazer
          </Button>
        </p>
      )}
      {sent.reply && !sent.reply.done && (
        <p role="alert" className="mt-3 text-danger">
          {sent.reply.message}
        </p>
      )}
      <ol aria-label="Ordem da lista" className="card mt-4 divide-y divide-line">
        {shown.map((each, at) => (
          <OrganizedItem
            key={each.item}
            item={each}
            at={at}
            onMove={(place, to) => move(each.item, place, to)}
            onDrop={drop}
            onRemove={() => setGone(each)}
            sent={sent}
          />
        ))}
      </ol>
      <Form of={form} intent="heading" empties className="mt-4 flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Novo título, no fim da lista"
            {...form.field("titulo")}
            maxLength={LIST_TEXTS.heading}
            required
          />
        </div>
        <Button type="submit" look="secondary">
          Pôr título
        </Button>
      </Form>
    </>
  );
}

type ItemProps = {
  item: ListItemView;
  at: number;
  onMove: (place: string | null, to: number) => void;
  onDrop: (item: string, target: string) => void;
  onRemove: () => void;
  sent: Sent;
};

function OrganizedItem({ item: each, at, onMove, onDrop, onRemove, sent }: ItemProps) {
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

type MoveProps = { sent: Sent; item: string; place: string | null; label: string; icon: typeof ArrowUp };

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
