import type { RefObject } from "react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { RoomTaker } from "../../domain/making/room-groups.ts";

type FormsProps = {
  takers: readonly RoomTaker[];
  /** Whom the message is for; "" for all. */
  to: string;
  onTo: (personId: string) => void;
  textRef: RefObject<HTMLDivElement>;
};

/** A message to all or one, and more time for all. */
export function RoomForms({ takers, to, onTo, textRef }: FormsProps) {
  const message = useForm<"message">({ intents: ["message"] });
  const extend = useForm<"minutes">({ intents: ["extend"] });
  const sitting = takers.filter(({ state }) => state === "sitting");
  return (
    <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
      <Form of={message} intent="message" empties className="card space-y-3 p-4">
        <div ref={textRef}>
          <TextField label="Recado" {...message.field("message")} maxLength={300} />
        </div>
        <SelectField
          label="Para"
          name="person"
          value={sitting.some(({ id }) => id === to) ? to : ""}
          options={[
            { value: "", label: "Todos que estão fazendo" },
            ...sitting.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onTo(target.value)}
        />
        <FormMessage of={message} />
        <Button type="submit" pending={message.pending}>
          Mandar recado
        </Button>
      </Form>
      <Form of={extend} intent="extend" className="card space-y-3 p-4">
        <TextField
          label="Prorrogar para todos, em minutos"
          type="number"
          min={1}
          max={240}
          {...extend.field("minutes", "10")}
        />
        <FormMessage of={extend} />
        <Button type="submit" look="secondary" pending={extend.pending}>
          Prorrogar
        </Button>
      </Form>
    </div>
  );
}
