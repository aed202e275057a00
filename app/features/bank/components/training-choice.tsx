import { Choice } from "#app/platform/forms/components/choices.tsx";

/** The box on a form and an address; "sim" where it is chosen. */
export const TRAINING = "completar";

/** Generated questions are drawn only on request. */
export function TrainingChoice({
  chosen,
  onChoose,
}: {
  chosen: boolean;
  onChoose?: (chosen: boolean) => void;
}) {
  return (
    <Choice
      type="checkbox"
      name={TRAINING}
      value="sim"
      tall
      className="py-3"
      defaultChecked={chosen}
      onChange={({ target }) => onChoose?.(target.checked)}
    >
      <span className="block font-medium">Completar com questões de treino</span>
      <span className="block text-sm text-muted">Geradas pelo Farol, entram só onde faltam outras.</span>
    </Choice>
  );
}
