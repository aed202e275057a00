import { useId } from "react";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "#app/domain/questions/labels.ts";
import { LEGEND, PART, type PartProps } from "./place-fields.tsx";

function optionsOf(labels: Readonly<Record<string, string>>, none?: string) {
  const all = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return none === undefined ? all : [{ value: "", label: none }, ...all];
}

const subjectOptions = subjects.map(({ slug, name }) => ({ value: slug, label: name }));

type TopicProps = { topics: readonly string[]; chosen: readonly string[]; problem?: string };

/** The topics of the subject; chosen ones that it does not have stay in sight until they are taken out. */
function TopicChoice({ topics, chosen, problem }: TopicProps) {
  const id = useId();
  const strange = chosen.filter((name) => !topics.includes(name));
  return (
    <details className="rounded-control border border-line" open={problem !== undefined || undefined}>
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-medium">
        Assuntos <span className="text-muted">({chosen.join(", ") || "nenhum"})</span>
      </summary>
      {problem && (
        <p id={`${id}-problem`} className="px-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <fieldset
        aria-label="Assuntos"
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="grid max-h-80 overflow-y-auto px-3 pb-3 sm:grid-cols-2"
      >
        {[...strange, ...topics].map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="topics"
              value={name}
              defaultChecked={chosen.includes(name)}
              className="size-5"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

type ClassProps = PartProps & { topics: readonly string[]; onSubject: (slug: string) => void };

/** What kind of question it is: subject and topics, kind, language, difficulty, status. */
export function ClassFields({ fields, problems, topics, onSubject }: ClassProps) {
  return (
    <fieldset className={PART}>
      <legend className={LEGEND}>Classificação</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Disciplina"
          name="subject"
          options={subjectOptions}
          defaultValue={fields.subject}
          onChange={(event) => onSubject(event.target.value)}
          problem={problems.subject}
        />
        <SelectField label="Tipo" name="kind" options={optionsOf(kindLabels)} defaultValue={fields.kind} />
        <SelectField
          label="Língua estrangeira"
          name="language"
          options={optionsOf(languageLabels, "Nenhuma")}
          defaultValue={fields.language}
        />
        <SelectField
          label="Dificuldade"
          name="difficulty"
          options={optionsOf(difficultyLabels, "Não informada")}
          defaultValue={fields.difficulty}
        />
        <SelectField
          label="Situação"
          name="status"
          options={optionsOf(statusLabels)}
          defaultValue={fields.status}
        />
        <TextField
          label="Motivo da quarentena"
          name="quarantineReason"
          defaultValue={fields.quarantineReason}
          maxLength={200}
          problem={problems.quarantineReason}
        />
      </div>
      <TopicChoice topics={topics} chosen={fields.topics} problem={problems.topics} />
    </fieldset>
  );
}
