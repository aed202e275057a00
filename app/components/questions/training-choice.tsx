import { Choice } from "#app/components/ui/choices.tsx";

/** Generated questions come only where they are asked for. */
export function TrainingChoice({ chosen }: { chosen: boolean }) {
  return (
    <Choice type="checkbox" name="completar" value="sim" tall className="py-3" defaultChecked={chosen}>
      <span className="block font-medium">Completar com questões de treino</span>
      <span className="block text-sm text-muted">Geradas pelo Farol, entram só onde faltam outras.</span>
    </Choice>
  );
}
