import { useId, useState } from "react";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { type EditorState, fieldOf } from "./editor-state.ts";
import { Part } from "./part.tsx";

type TopicProps = { topics: readonly string[]; chosen: readonly string[]; problem: string | null };

/** Chosen topics of another subject stay visible until removed. */
function TopicChoice({ topics, chosen, problem }: TopicProps) {
  const id = useId();
  const strange = chosen.filter((name) => !topics.includes(name));
  return (
    <details className="rounded-control border border-line" open={problem !== null || undefined}>
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

/** Subject, topics, kind, language, difficulty, status. */
export function ClassFields({ state, onKind }: { state: EditorState; onKind: (kind: string) => void }) {
  const { form, start, choices, isOfSchool } = state;
  const others = isOfSchool ? (["difficulty"] as const) : (["language", "difficulty", "status"] as const);
  const subjectField = fieldOf(state, "subject");
  const [subject, setSubject] = useState(subjectField.defaultValue ?? "");
  const none = start.subject[0] === "" ? [{ value: "", label: "Escolha" }] : [];
  return (
    <Part title="Classificação">
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          {...subjectField}
          options={[...none, ...choices.subject]}
          onChange={(event) => setSubject(event.target.value)}
        />
        <SelectField
          {...fieldOf(state, "kind")}
          options={choices.kind}
          onChange={(event) => onKind(event.target.value)}
        />
        {others.map((name) => (
          <SelectField key={name} {...fieldOf(state, name)} options={choices[name]} />
        ))}
        {!isOfSchool && <TextField {...fieldOf(state, "quarantineReason")} maxLength={200} />}
      </div>
      <TopicChoice
        topics={choices.topics[subject] ?? []}
        chosen={form.values("topics", start.topics)}
        problem={form.problem("topics")}
      />
    </Part>
  );
}
