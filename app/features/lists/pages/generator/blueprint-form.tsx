import { TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { MOST_GENERATED, MOST_LINES } from "../../domain/blueprint.ts";
import type { LineField, LiveLine } from "../../services/generator-lines.server.ts";
import type { GeneratorView } from "../../services/load-generator.server.ts";
import { LineAvailable } from "./line-available.tsx";
import { useLiveLines } from "./use-live-lines.ts";

type View = Pick<GeneratorView, "lines" | "mine" | "repeats" | "training">;

/** Every line has the same fields, in order: the server reads them by their place. */
export function BlueprintForm({ view, form }: { view: View; form: FormState<"nome"> }) {
  const { lines, mine } = view;
  const { live, changed } = useLiveLines();
  const hydrated = useHydrated();
  const asked = lines.map((line, at) => live?.lines[at]?.count ?? line.count);
  const total = Math.min(
    MOST_GENERATED,
    asked.reduce((sum, count) => sum + count, 0),
  );
  return (
    <Form of={form} className="space-y-4" onChange={changed}>
      <ol className="space-y-3">
        {lines.map((line, index) => (
          <li key={`${index}-${line.label}`} className="card p-3">
            <BlueprintLineFields
              line={line}
              live={live?.lines[index]}
              mine={live ? live.mine : mine}
              number={index + 1}
            />
          </li>
        ))}
      </ol>
      {lines.length < MOST_LINES && (
        <Button type="submit" name="intent" value="line" look="quiet" size="tight">
          Mais uma linha
        </Button>
      )}
      <WholeFields view={view} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="draw" pending={form.sending("intent") === "draw"}>
          Gerar {plural(total, "questão", "questões")}
        </Button>
        {!hydrated && (
          <Button type="submit" name="intent" value="update" look="secondary">
            Atualizar assuntos
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-2 border-t border-line pt-4">
        <div className="min-w-0 flex-1 basis-48">
          <TextField label="Nome do modelo" {...form.field("nome")} maxLength={80} autoComplete="off" />
        </div>
        <Button type="submit" name="intent" value="keep" look="secondary">
          Salvar modelo
        </Button>
      </div>
    </Form>
  );
}

/** Options of the whole blueprint. */
function WholeFields({ view: { mine, repeats, training } }: { view: View }) {
  return (
    <>
      <SelectField
        label="Quais questões"
        name="minhas"
        defaultValue={mine === "wrong" ? "erradas" : mine === "unanswered" ? "novas" : ""}
        className="max-w-sm"
        options={[
          { value: "", label: "Todas" },
          { value: "novas", label: "Só as que não fiz" },
          { value: "erradas", label: "Só as que errei" },
        ]}
      />
      <Choice type="checkbox" name="repetir" value="sim" defaultChecked={repeats}>
        Pode repetir questões de listas que já gerei
      </Choice>
      <TrainingChoice chosen={training} />
    </>
  );
}

type Line = View["lines"][number];

type LineProps = { line: Line; live: LiveLine | undefined; mine: View["mine"]; number: number };

function BlueprintLineFields({ line, live, mine, number }: LineProps) {
  const topics = line.main.slice(1).map((field) => live?.topics ?? field);
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">
        Linha {number}: {line.label}
      </legend>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
        <TextField
          label="Quantas"
          name="n"
          type="number"
          min={0}
          max={MOST_GENERATED}
          inputMode="numeric"
          defaultValue={line.count}
        />
        {line.main.slice(0, 1).map((field) => (
          <LineSelect key={field.param} field={field} />
        ))}
      </div>
      {topics.map((field) =>
        field.options.length > 1 ? (
          <LineSelect key={field.options.at(-1)?.value} field={field} />
        ) : (
          <input key={field.param} type="hidden" name={field.param} value={field.value} />
        ),
      )}
      <LineAvailable
        wanted={live?.count ?? line.count}
        available={live?.available ?? line.available}
        mine={mine}
      />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-link">
          Ajustes: anos, instituição, tipo, dificuldade, habilidade
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {line.more.map((field) => (
            <LineSelect key={field.param} field={field} />
          ))}
          <TextField
            label="De (ano)"
            name="de"
            inputMode="numeric"
            maxLength={4}
            defaultValue={line.from ?? ""}
          />
          <TextField
            label="Até (ano)"
            name="ate"
            inputMode="numeric"
            maxLength={4}
            defaultValue={line.to ?? ""}
          />
        </div>
      </details>
    </fieldset>
  );
}

function LineSelect({ field: { param, title, value, options } }: { field: LineField }) {
  return (
    <SelectField label={title} name={param} defaultValue={value} options={options} className="min-w-0" />
  );
}
