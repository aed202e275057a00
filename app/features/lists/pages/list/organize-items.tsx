import { useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { LIST_TEXTS } from "../../domain/list.ts";
import { placeAt } from "../../domain/list-places.ts";
import type { ListItemView } from "../../services/list-view.server.ts";
import type { ListField } from "./edit-list.tsx";
import { OrganizedItem, type SentItem } from "./organized-item.tsx";

/** The items as they will be once what is being sent is stored. */
function inOrder(items: readonly ListItemView[], sent: SentItem): ListItemView[] {
  const [item, place] = [sent.sending("item"), sent.sending("lugar")];
  const intent = sent.sending("intent");
  if (intent === "remove") return items.filter((each) => each.item !== item);
  if (intent !== "move" || typeof place !== "string") return [...items];
  const moved = items.map((each) => (each.item === item ? { ...each, place } : each));
  return moved.sort((one, other) => (one.place < other.place ? -1 : 1));
}

type Props = { items: readonly ListItemView[]; form: FormState<ListField> };

/** Order by drag, by buttons and by Alt with arrows; headings between questions. */
export function OrganizeItems({ items, form }: Props) {
  const sent = useForm({ intents: ["move", "remove", "put"] });
  const [gone, setGone] = useState<ListItemView | null>(null);
  const [said, setSaid] = useState("");
  const shown = inOrder(items, sent);
  const post = (fields: Record<string, string>) => sent.submit(fields, { method: "post" });
  function move(item: string, place: string | null, at: number): void {
    if (place === null) return;
    setSaid(`Posição ${at + 1} de ${shown.length}`);
    post({ intent: "move", item, lugar: place });
  }
  function drop(item: string, target: string): void {
    const others = shown.filter((each) => each.item !== item);
    const from = shown.findIndex((each) => each.item === item);
    const to = shown.findIndex((each) => each.item === target);
    if (from >= 0 && to >= 0 && from !== to) move(item, placeAt(others, to), to);
  }
  function putBack({ item, place, heading }: ListItemView): void {
    post({ intent: "put", item, lugar: place, titulo: heading ?? "" });
    setGone(null);
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {gone && <TakenOut onUndo={() => putBack(gone)} />}
      {sent.reply && !sent.reply.done && (
        <p role="alert" className="mt-3 text-danger">
          {sent.reply.message}
        </p>
      )}
      <OrderedRows aria-label="Ordem da lista">
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
      </OrderedRows>
      <HeadingForm form={form} />
    </>
  );
}

function TakenOut({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      Tirada da lista.
      <Button look="quiet" onClick={onUndo}>
        Desfazer
      </Button>
    </p>
  );
}

function HeadingForm({ form }: Pick<Props, "form">) {
  return (
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
        Incluir título
      </Button>
    </Form>
  );
}
