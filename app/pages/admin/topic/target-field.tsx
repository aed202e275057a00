import { useId } from "react";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import type { CatalogueTopic } from "#app/domain/catalogue/topic-catalogue.ts";

type TargetProps = {
  topic: CatalogueTopic;
  choices: readonly CatalogueTopic[];
  chosen: string;
  problem: string | null;
};

/** The choice of the topic that stays: those of the own subject first, then every other subject's. */
export function TargetField({ topic, choices, chosen, problem }: TargetProps) {
  const id = useId();
  const groups = [...subjects].sort(
    (one, other) => Number(other.slug === topic.subject) - Number(one.slug === topic.subject),
  );
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        Assunto que fica
      </label>
      <select
        id={id}
        name="com"
        defaultValue={chosen}
        className="field"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <option value="">Escolha</option>
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
      </select>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
