import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows, Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { NoteField } from "../../../domain/reviews/note-fields.ts";
import { waitText } from "../../../domain/reviews/wait-text.ts";
import type { LoadedNotes } from "../../../services/reviews/notes/load-notes.server.ts";
import { NoteSides } from "./new-note.tsx";

type Note = LoadedNotes["notes"][number];

function NoteRow({ note }: { note: Note }) {
  const { id, front, back, wait } = note;
  const form = usePageForm<NoteField>({ intents: ["edit"], about: { cartao: id } });
  return (
    <li className="px-5 py-3">
      <details open={form.latest !== null && !form.latest.done}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-3">
          <span className="min-w-0 flex-1 truncate">{front}</span>
          <span className="shrink-0 text-sm text-muted">{wait === 0 ? "Para hoje" : waitText(wait)}</span>
        </summary>
        <Form of={form} className="mt-2 grid gap-4">
          <input type="hidden" name="cartao" value={id} />
          <NoteSides form={form} sides={{ front, back }} />
          <Toolbar className="">
            <Button
              type="submit"
              look="secondary"
              name="intent"
              value="edit"
              pending={form.sending("cartao") === id && form.sending("intent") === "edit"}
            >
              Salvar
            </Button>
            <Button type="submit" look="quiet" name="intent" value="remove" formNoValidate>
              Apagar cartão
            </Button>
          </Toolbar>
        </Form>
      </details>
    </li>
  );
}

/** One's cards, newest first. */
export function OwnNotes({ notes, next }: Pick<LoadedNotes, "notes" | "next">) {
  const done = usePageForm<NoteField>({ intents: ["edit", "remove"] });
  if (notes.length === 0) return null;
  return (
    <Section id="todos" title="Todos os cartões">
      <FormMessage of={done} className="mt-2" />
      <Rows>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </Rows>
      <Pager next={next} by="antes" />
    </Section>
  );
}
