import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { type NoteField, noteGrades } from "../../../domain/reviews/note-fields.ts";
import { waitText } from "../../../domain/reviews/wait-text.ts";
import type { LoadedNotes } from "../../../services/reviews/notes/load-notes.server.ts";
import type { Undo } from "./notes-action.server.ts";

type ReviewForm = FormState<NoteField, Undo>;
type Due = NonNullable<LoadedNotes["due"]>;

function Turn({ id, turn }: { id: string; turn: number }) {
  return (
    <>
      <input type="hidden" name="cartao" value={id} />
      <input type="hidden" name="vez" value={turn} />
    </>
  );
}

/** The back, folded until one has tried to remember; then how it was. */
function Back({ due, form }: { due: Due; form: ReviewForm }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-control border border-line-strong bg-card px-4 font-semibold">
        Ver a resposta
      </summary>
      <p className="mt-3 border-t border-line pt-3 font-serif text-[1.0625rem] leading-relaxed break-words whitespace-pre-line">
        {due.back}
      </p>
      <Form of={form} intent="review" className="mt-4">
        <Turn id={due.id} turn={due.turn} />
        <fieldset>
          <legend className="text-sm text-muted">Como foi lembrar?</legend>
          <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {noteGrades.map(({ grade, label }) => (
              <Button
                key={grade}
                type="submit"
                look="secondary"
                name="lembranca"
                value={grade}
                disabled={form.pending}
                className="flex-col gap-0 py-2"
              >
                {label}
                <span className="text-xs font-normal text-muted">{waitText(due.waits[grade])}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      </Form>
    </details>
  );
}

/** The card to answer now. */
export function DueNote({
  due,
  count,
  hasNotes,
  form,
}: {
  due: Due | null;
  count: number;
  hasNotes: boolean;
  form: ReviewForm;
}) {
  const undo = form.reply?.undo;
  if (!due && !hasNotes && !form.reply) return null;
  return (
    <Section
      card
      id="agora"
      title={due ? `${plural(count, "cartão", "cartões")} para hoje` : "Nenhum cartão para hoje"}
      className="mt-6"
    >
      <FormMessage of={form} className="mt-3" />
      {undo && (
        <Form of={form} intent="undo" className="mt-2">
          <Turn {...undo} />
          <Button type="submit" look="quiet">
            Desfazer
          </Button>
        </Form>
      )}
      {due && (
        <div key={`${due.id} ${due.turn}`}>
          <p className="mt-3 font-serif text-lg leading-relaxed break-words whitespace-pre-line">
            {due.front}
          </p>
          <Back due={due} form={form} />
        </div>
      )}
    </Section>
  );
}
