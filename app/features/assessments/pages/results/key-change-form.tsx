import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import type { DrawerQuestion } from "./loaded-results.ts";
import type { KeyField, KeyPreview } from "./results-action.server.ts";

const ways = [
  { value: "accept", label: "Outra resposta, ou aceitar duas" },
  { value: "annul", label: "Anular a questão" },
  { value: "give", label: "Dar a todos" },
];

function effectWords({ words, up, down, greatest }: KeyPreview): string {
  if (up + down === 0) return `Com a questão ${words}, nenhuma nota muda.`;
  const rise = plural(up, "nota sobe", "notas sobem");
  const fall = plural(down, "desce", "descem");
  return `Com a questão ${words}: ${rise}, ${fall}, no máximo ${greatest}.`;
}

/** Chosen, seen, then applied: nothing changes before the second step. */
export function KeyChangeForm({ question: { place, change, kind } }: { question: DrawerQuestion }) {
  const form = usePageForm<KeyField, { preview: KeyPreview }>({ intents: ["preview-key", "apply-key"] });
  const undo = usePageForm({ intents: ["undo-key"] });
  const preview = form.reply?.preview;
  return (
    <div className="mt-5 border-t border-line pt-4 no-print">
      <SubHeading>Mudar gabarito</SubHeading>
      <p className="text-sm text-muted">Vale só neste simulado. Pode ser revertido.</p>
      <FormMessage of={form} className="mt-2" />
      <Form of={form} className="mt-2 flex flex-wrap items-start gap-3" preventScrollReset>
        <input type="hidden" name="questao" value={place + 1} />
        <SelectField
          label="O que fazer"
          name="como"
          defaultValue={form.latest?.values.como?.[0] ?? (kind === "open" ? "annul" : "accept")}
          options={kind === "open" ? ways.slice(1) : ways}
        />
        {kind !== "open" && (
          <TextField
            label="Respostas aceitas"
            hint="Como “C” ou “B, C”"
            autoComplete="off"
            {...form.field("respostas")}
          />
        )}
        <Button
          type="submit"
          name="intent"
          value="preview-key"
          look="secondary"
          className="sm:mt-7"
          pending={form.pending}
        >
          Ver o que muda
        </Button>
        {preview && (
          <div className="w-full" role="status">
            <p>{effectWords(preview)}</p>
            <input type="hidden" name="visto" value={preview.seen} />
            <Button type="submit" name="intent" value="apply-key" className="mt-2" pending={form.pending}>
              {preview.up + preview.down > 0 ? `Aplicar e avisar ${preview.up + preview.down}` : "Aplicar"}
            </Button>
          </div>
        )}
      </Form>
      {change && (
        <Form of={undo} intent="undo-key" className="mt-3" preventScrollReset>
          <input type="hidden" name="mudanca" value={change.id} />
          <Button type="submit" look="quiet" pending={undo.pending}>
            Reverter a mudança do gabarito
          </Button>
        </Form>
      )}
    </div>
  );
}
