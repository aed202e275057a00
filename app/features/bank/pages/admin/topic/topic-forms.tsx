import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { subjects } from "../../../domain/catalogue/subjects.ts";
import type { CatalogueTopic } from "../../../domain/catalogue/topic-catalogue.ts";
import type { TopicChangeKind } from "../../../domain/catalogue/topic-change.ts";
import {
  LONGEST_TOPIC,
  type TopicField,
  type TopicFields,
  type TopicProblem,
} from "../../../domain/catalogue/topic-request.ts";

type FormsProps = {
  topic: CatalogueTopic;
  choices: readonly CatalogueTopic[];
  fields: TopicFields;
  problem: TopicProblem | null;
};

/** Previews of the three changes: nothing is written. */
export function TopicForms({ topic, choices, fields, problem }: FormsProps) {
  const problemOf = (field: TopicField) => (problem?.field === field ? problem.message : null);
  const others = subjects.filter(({ slug }) => slug !== topic.subject);
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-3 lg:items-start">
      <ChangeForm topicId={topic.id} kind="rename" title="Renomear">
        <TextField
          label="Novo nome"
          name="nome"
          defaultValue={fields.kind === "rename" ? fields.name : topic.name}
          maxLength={LONGEST_TOPIC}
          autoComplete="off"
          hint="Quem escrever o nome antigo num arquivo continua sendo entendido."
          problem={problemOf("name")}
        />
      </ChangeForm>
      <ChangeForm topicId={topic.id} kind="merge" title="Juntar a outro">
        <TargetField
          topic={topic}
          choices={choices}
          chosen={fields.kind === "merge" ? fields.into : ""}
          problem={problemOf("into")}
        />
      </ChangeForm>
      <ChangeForm topicId={topic.id} kind="move" title="Mudar de disciplina">
        <SelectField
          label="Nova disciplina"
          name="para"
          defaultValue={fields.kind === "move" ? fields.subject : ""}
          options={[
            { value: "", label: "Escolha" },
            ...others.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          problem={problemOf("subject")}
        />
      </ChangeForm>
    </div>
  );
}

type ChangeFormProps = { topicId: number; kind: TopicChangeKind; title: string; children: ReactNode };

function ChangeForm({ topicId, kind, title, children }: ChangeFormProps) {
  const { state, location } = useNavigation();
  const pending = state !== "idle" && new URLSearchParams(location.search).get("acao") === kind;
  return (
    <Form
      method="get"
      action={adminPaths.topic(topicId)}
      noValidate
      aria-label={title}
      className="card flex flex-col gap-4 p-4 sm:p-5"
    >
      <Heading>{title}</Heading>
      <input type="hidden" name="acao" value={kind} />
      {children}
      <Button type="submit" look="secondary" pending={pending} className="self-start">
        Ver o que muda
      </Button>
    </Form>
  );
}

type TargetProps = {
  topic: CatalogueTopic;
  choices: readonly CatalogueTopic[];
  chosen: string;
  problem: string | null;
};

/** Topics of the same subject first. */
function TargetField({ topic, choices, chosen, problem }: TargetProps) {
  const groups = [...subjects].sort(
    (one, other) => Number(other.slug === topic.subject) - Number(one.slug === topic.subject),
  );
  return (
    <SelectField
      label="Assunto que fica"
      name="com"
      defaultValue={chosen}
      problem={problem}
      options={[{ value: "", label: "Escolha" }]}
    >
      {groups.map(({ slug, name }) => (
        <optgroup key={slug} label={name}>
          {choices
            .filter(({ subject }) => subject === slug)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
