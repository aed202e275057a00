import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import type { EssayOutline } from "../../domain/essay.ts";
import { LONGEST_NOTE } from "../../domain/essay-draft.ts";

const parts = [
  ["thesis", "Tese", "O que você defende, em uma frase."],
  ["first", "Argumento 1", "O que prova a tese? De onde vem a prova?"],
  ["second", "Argumento 2", "Que lado do problema o primeiro não mostra?"],
  ["proposal", "Proposta", "Quem faz o quê, como e para quê?"],
] as const;

type Props = { outline: EssayOutline; readOnly: boolean; onOutline: (outline: EssayOutline) => void };

/** Notes before writing: questions, never sentences to copy. Graders do not see them. */
export function OutlinePane({ outline, readOnly, onOutline }: Props) {
  return (
    <div className="space-y-4">
      {parts.map(([part, label, hint]) => (
        <AreaField
          isStored
          key={part}
          label={label}
          hint={hint}
          value={outline[part]}
          maxLength={LONGEST_NOTE}
          rows={3}
          readOnly={readOnly}
          onChange={({ target }) => onOutline({ ...outline, [part]: target.value })}
        />
      ))}
      <p className="text-sm text-muted">Só você vê o plano: ele não vai com a redação.</p>
    </div>
  );
}
