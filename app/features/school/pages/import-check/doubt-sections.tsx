import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { mendedFieldNames } from "../../domain/roster/roster-labels.ts";
import type { CheckView } from "./check-view.ts";

type Group = CheckView["doubts"][number];

/** More of one kind are folded away. */
const SHOWN_OPEN = 8;

/** What was guessed of the list: before, after, and a field to mend each. */
export function Doubts({ doubts, capitals, mended }: Pick<CheckView, "doubts" | "capitals" | "mended">) {
  const total = doubts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && !capitals && mended === 0) return null;
  return (
    <Section
      id="confira"
      title={total === 0 ? "Nada a conferir" : `Confira ${plural(total, "valor", "valores")}`}
    >
      <p className="max-w-3xl text-muted">
        A lista diz uma coisa, o Farol leu outra: veja o antes e o depois, e corrija aqui mesmo.
      </p>
      {(capitals || doubts.some(({ isCapitals }) => isCapitals)) && (
        <div className="mt-3 max-w-3xl">
          <Choice type="checkbox" name="capitals" value="sim" defaultChecked={capitals} tall>
            Deixar os nomes com as maiúsculas e minúsculas da lista
          </Choice>
        </div>
      )}
      {doubts.map((group) => (
        <DoubtGroup key={group.kind} group={group} />
      ))}
      {mended > 0 && (
        <Button type="submit" look="quiet" name="intent" value="unmend" className="mt-2">
          Desfazer {plural(mended, "correção", "correções")}
        </Button>
      )}
    </Section>
  );
}

function DoubtGroup({ group: { kind, count, shown, isCapitals } }: { group: Group }) {
  return (
    <details open={count <= SHOWN_OPEN && !isCapitals} className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
        {kind} ({count})
      </summary>
      <Rows>
        {shown.map((doubt) => (
          <li key={doubt.name} className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-2 sm:items-end">
            <p className="min-w-0 break-words">
              <span className="block text-sm text-muted">
                {doubt.place}
                {doubt.who && `, ${doubt.who}`}
              </span>
              {doubt.before}
            </p>
            <DoubtField doubt={doubt} />
          </li>
        ))}
      </Rows>
      {count > shown.length && <p className="mt-2 text-muted">e mais {count - shown.length}</p>}
      <Choice type="checkbox" name={`sure:${kind}`} value="sim">
        Conferi: está certo assim
      </Choice>
    </details>
  );
}

function DoubtField({
  doubt: { name, field, after, options, who, place },
}: {
  doubt: Group["shown"][number];
}) {
  const label = `${mendedFieldNames[field]} (${who || place})`;
  if (options)
    return <SelectField key={after} label={label} name={name} defaultValue={after} options={options} />;
  return <TextField key={after} label={label} name={name} defaultValue={after} maxLength={120} />;
}
