import { useState } from "react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { TopicChoice } from "../topic-choice.tsx";
import { type EditorState, fieldOf } from "./editor-state.ts";
import { Part } from "./part.tsx";

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
