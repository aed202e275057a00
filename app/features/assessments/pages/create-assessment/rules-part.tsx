import type { ReactNode } from "react";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { AssessmentRules, Showing } from "../../domain/assessment.ts";
import { minutesText } from "../../domain/making/assessment-summary.ts";
import { LONGEST_SITTING, MOST_ATTEMPTS } from "../../domain/making/edited-rules.ts";
import type { AssessmentDraft } from "./use-assessment-draft.ts";

const showingLabels: Readonly<Record<Showing, string>> = {
  "handed-in": "ao entregar",
  closed: "ao encerrar",
  released: "quando eu liberar",
  never: "nunca",
};
const options = Object.entries(showingLabels).map(([value, label]) => ({ value, label }));
const shown = [
  { name: "showScore", label: "Nota" },
  { name: "showKey", label: "Gabarito" },
  { name: "showComments", label: "Comentários" },
] as const;
const shuffles = [
  { name: "shuffleQuestions", label: "Embaralhar a ordem das questões" },
  { name: "shuffleAlternatives", label: "Embaralhar as alternativas" },
] as const;

type Props = { draft: AssessmentDraft; isFrozen: boolean };
type PartProps = { rules: AssessmentRules; onChange: (change: Partial<AssessmentRules>) => void };

/** The rules as sentences, each with what changes it. */
export function RulesPart({ draft, isFrozen }: Props) {
  const { rules } = draft.content;
  const onChange = (change: Partial<AssessmentRules>) => draft.change({ rules: { ...rules, ...change } });
  const { minutes, attempts, code, shuffleQuestions, shuffleAlternatives } = rules;
  const mixed = [shuffleQuestions && "questões", shuffleAlternatives && "alternativas"]
    .filter(Boolean)
    .join(" e ");
  const time =
    minutes === null ? "Sem limite além do horário" : `Dura ${minutesText(minutes)} desde o começo`;
  return (
    <Section id="parte-regras" title="3. Regras">
      <div className="card mt-2 divide-y divide-line px-4">
        <Rule
          sentence={`${time}; ${plural(attempts, "tentativa", "tentativas")}`}
          about="duração e tentativas"
        >
          <TimeFields {...{ rules, onChange }} />
        </Rule>
        <Rule
          sentence={
            mixed ? `${mixed} embaralhadas, sempre iguais para o mesmo estudante` : "Mesma ordem para todos"
          }
          about="ordem"
        >
          <OrderFields {...{ rules, onChange, isFrozen }} />
        </Rule>
        <Rule
          sentence={shown.map(({ name, label }) => `${label} ${showingLabels[rules[name]]}`).join("; ")}
          about="o que se mostra"
        >
          <ShownFields {...{ rules, onChange }} />
        </Rule>
        <TrainingRule {...{ rules, onChange }} />
        <Rule
          sentence={code ? `Pede o código ${code} na porta` : "Sem código de acesso"}
          about="código de acesso"
        >
          <TextField
            label="Código de acesso"
            hint="Diga na sala. Em branco: não pede código."
            maxLength={20}
            value={code ?? ""}
            onChange={(event) => onChange({ code: event.target.value.toUpperCase() || null })}
          />
        </Rule>
      </div>
      <p className="mt-2 text-sm text-muted">
        Sair da página é contado e mostrado ao professor; por si só não pune ninguém.
      </p>
    </Section>
  );
}

/** Whether its questions are withheld from its students (decision 071). */
function TrainingRule({ rules, onChange }: PartProps) {
  const training = rules.training ?? false;
  return (
    <Rule
      sentence={
        training
          ? "É um treino: as questões seguem abertas no resto do Farol"
          : "É uma prova: até o gabarito sair (no máximo 30 dias depois do fechamento), os estudantes dela não respondem nem pedem ajuda nestas questões em outro lugar"
      }
      about="prova ou treino"
    >
      <Choice
        type="checkbox"
        checked={training}
        onChange={(event) => onChange({ training: event.target.checked })}
      >
        Treino: deixar as questões abertas no resto do Farol
      </Choice>
    </Rule>
  );
}

function Rule({ sentence, about, children }: { sentence: string; about: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
        <span className="first-letter:uppercase">{sentence}</span>
        <span className="font-medium text-link">
          Mudar<span className="sr-only"> {about}</span>
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function TimeFields({ rules, onChange }: PartProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Duração, em minutos"
        hint="Em branco: até o fim do horário."
        type="number"
        min={1}
        max={LONGEST_SITTING}
        value={rules.minutes ?? ""}
        onChange={({ target }) =>
          onChange({
            minutes:
              target.value === ""
                ? null
                : Math.min(LONGEST_SITTING, Math.max(1, Math.round(target.valueAsNumber || 1))),
          })
        }
      />
      <TextField
        label="Tentativas"
        type="number"
        min={1}
        max={MOST_ATTEMPTS}
        value={rules.attempts}
        onChange={({ target }) =>
          onChange({ attempts: Math.min(MOST_ATTEMPTS, Math.max(1, Math.round(target.valueAsNumber || 1))) })
        }
      />
    </div>
  );
}

function OrderFields({ rules, onChange, isFrozen }: PartProps & Pick<Props, "isFrozen">) {
  return (
    <fieldset disabled={isFrozen} className="grid gap-2">
      <legend className="sr-only">Ordem</legend>
      {shuffles.map(({ name, label }) => (
        <Choice
          key={name}
          type="checkbox"
          checked={rules[name]}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        >
          {label}
        </Choice>
      ))}
    </fieldset>
  );
}

function ShownFields({ rules, onChange }: PartProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {shown.map(({ name, label }) => (
        <SelectField
          key={name}
          label={label}
          value={rules[name]}
          options={options}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
