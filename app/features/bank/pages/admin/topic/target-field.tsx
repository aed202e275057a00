import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { subjects } from "../../../domain/catalogue/subjects.ts";
import type { CatalogueTopic } from "../../../domain/catalogue/topic-catalogue.ts";

type TargetProps = {
  topic: CatalogueTopic;
  choices: readonly CatalogueTopic[];
  chosen: string;
  problem: string | null;
};

/** Topics of the same subject first. */
export function TargetField({ topic, choices, chosen, problem }: TargetProps) {
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
