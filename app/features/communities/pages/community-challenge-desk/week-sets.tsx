import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Problem, SelectField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { CHALLENGE, type SetState } from "../../domain/challenge.ts";

type WeekSet = { id: string; week: string; size: number; state: SetState };
type Listed = { id: string; name: string; size: number };

const stateTexts: Readonly<Record<SetState, string>> = {
  coming: "abre na semana",
  open: "aberta",
  over: "encerrada",
};

function Remove({ set, season }: { set: WeekSet; season: string }) {
  const form = usePageForm({ about: { set: set.id } });
  return (
    <Form of={form} intent="remove">
      <input type="hidden" name="season" value={season} />
      <input type="hidden" name="set" value={set.id} />
      <Button
        type="submit"
        look="quiet"
        pending={form.pending}
        aria-label={`Retirar a semana de ${formatDay(set.week)}`}
      >
        Retirar
      </Button>
    </Form>
  );
}

type Props = {
  season: string;
  operation: string;
  sets: readonly WeekSet[];
  freeWeeks: readonly string[];
  lists: readonly Listed[];
};

function NewSet({ season, operation, freeWeeks, lists }: Omit<Props, "sets">) {
  const form = usePageForm<"week" | "codes">({ intents: ["set"] });
  const options = [
    { value: "", label: "Nenhuma" },
    ...lists.map(({ id, name, size }) => ({
      value: id,
      label: `${name} (${plural(size, "questão", "questões")})`,
    })),
  ];
  return (
    <Form of={form} intent="set" noValidate className="card mt-3 space-y-4 p-4">
      <input type="hidden" name="season" value={season} />
      <input type="hidden" name="operation" value={operation} />
      <div>
        <SelectField
          label="Semana"
          name="week"
          defaultValue={form.value("week")}
          options={freeWeeks.map((week) => ({ value: week, label: `Semana de ${formatDay(week)}` }))}
        />
        {form.problem("week") && <Problem id="semana-recusada">{form.problem("week") ?? ""}</Problem>}
      </div>
      <SelectField label="Começar por uma lista sua" name="from-list" options={options} />
      <AreaField
        label="Códigos das questões"
        rows={2}
        hint={`Separados por espaço ou vírgula. Até ${CHALLENGE.questions} questões ao todo; as abertas ficam de fora.`}
        {...form.field("codes")}
      />
      <Button type="submit" pending={form.pending}>
        Guardar a semana
      </Button>
    </Form>
  );
}

/** The questions of each week. */
export function WeekSets({ season, sets, ...rest }: Props) {
  return (
    <Section className="" title="Questões da semana" id="semanas">
      {sets.length > 0 && (
        <Rows>
          {sets.map((set) => (
            <li
              key={set.id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2"
            >
              <div>
                <p className="font-medium">Semana de {formatDay(set.week)}</p>
                <Dotted className="text-sm text-muted">
                  <span>{plural(set.size, "questão", "questões")}</span>
                  <span>{stateTexts[set.state]}</span>
                </Dotted>
              </div>
              {set.state === "coming" && <Remove set={set} season={season} />}
            </li>
          ))}
        </Rows>
      )}
      {rest.freeWeeks.length > 0 ? (
        <NewSet season={season} {...rest} />
      ) : (
        <p className="mt-3 text-muted">Todas as semanas da temporada têm questões.</p>
      )}
    </Section>
  );
}
