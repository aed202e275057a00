import { useId } from "react";
import { Choice } from "#app/platform/forms/components/choices.tsx";

type LanguageChoiceProps = {
  /** Null: none yet. */
  chosen: string | null;
  problem?: string | null;
};

/** The foreign language of an exam that lets one choose. */
export function LanguageChoice({ chosen, problem = null }: LanguageChoiceProps) {
  const about = useId();
  const options = [
    { value: "ingles", name: "Inglês" },
    { value: "espanhol", name: "Espanhol" },
  ];
  return (
    <fieldset aria-describedby={problem ? about : undefined}>
      <legend className="mb-1 font-medium">Língua estrangeira</legend>
      <div className="flex flex-col gap-2 sm:flex-row">
        {options.map(({ value, name }) => (
          <Choice
            key={value}
            type="radio"
            name="idioma"
            value={value}
            required
            defaultChecked={value === chosen}
            aria-invalid={problem ? true : undefined}
            className="flex-1 py-2"
          >
            {name}
          </Choice>
        ))}
      </div>
      {problem && (
        <p id={about} role="alert" className="mt-1 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
