import { TextField } from "#app/platform/forms/components/fields.tsx";
import type { NoticePart } from "./notice-part.ts";

/** Times in São Paulo. */
export function NoticeTimes({ fields, change, problemOf }: NoticePart) {
  const personal = fields.audience === "person";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Aparece em (opcional)"
        name="from"
        type="datetime-local"
        value={fields.from}
        hint="Horário de São Paulo. Em branco: agora."
        problem={problemOf("from")}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label="Termina em (opcional)"
        name="until"
        type="datetime-local"
        value={fields.until}
        hint={
          personal ? "Em branco: fica até ser excluída." : "Em branco: 30 dias depois. No máximo, um ano."
        }
        problem={problemOf("until")}
        onChange={(event) => change({ until: event.target.value })}
      />
    </div>
  );
}
