import { MOST_EXTRA } from "#app/features/bank/domain/held-back.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { dateTimeValue, readDateTime } from "#app/platform/time/date-field.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { NamedTerms } from "./named-terms.ts";

type Props = { terms: NamedTerms; onChange: (change: Partial<NamedTerms>) => void; onRemove: () => void };

/** What is different for one student. */
export function StudentTermsRow({ terms, onChange, onRemove }: Props) {
  const { name, invited, extraMinutes, largeText, opensAt, closesAt } = terms;
  return (
    <li className="card p-3">
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="font-medium">{name}</legend>
        <TextField
          label="Minutos a mais"
          type="number"
          min={0}
          max={MOST_EXTRA}
          value={extraMinutes}
          onChange={({ target }) =>
            onChange({
              extraMinutes: Math.min(MOST_EXTRA, Math.max(0, Math.round(target.valueAsNumber || 0))),
            })
          }
        />
        <TextField
          label="Segunda chamada: começa"
          type="datetime-local"
          value={dateTimeValue(opensAt)}
          onChange={(event) => onChange({ opensAt: readDateTime(event.target.value) })}
        />
        <TextField
          label="Segunda chamada: termina"
          type="datetime-local"
          value={dateTimeValue(closesAt)}
          onChange={(event) => onChange({ closesAt: readDateTime(event.target.value) })}
        />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={largeText}
            onChange={(event) => onChange({ largeText: event.target.checked })}
          />
          Letra grande
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={invited}
            onChange={(event) => onChange({ invited: event.target.checked })}
          />
          Faz mesmo fora das turmas
        </label>
        <Button look="quiet" aria-label={`Tirar ${name}`} onClick={onRemove}>
          Tirar
        </Button>
      </fieldset>
    </li>
  );
}
