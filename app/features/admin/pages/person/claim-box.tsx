import type { ClaimName } from "#app/platform/access/claims.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";

type ClaimBoxProps = {
  name: ClaimName;
  text: { title: string; gives: string };
  checked: boolean;
  /** Own admin claim: cannot be removed here. */
  fixed: boolean;
  onToggle: () => void;
};

export function ClaimBox({ name, text, checked, fixed, onToggle }: ClaimBoxProps) {
  return (
    <div className="grid">
      {fixed && <input type="hidden" name="claims" value={name} />}
      <Choice
        type="checkbox"
        name={fixed ? undefined : "claims"}
        value={name}
        checked={checked}
        disabled={fixed}
        onChange={onToggle}
        tall
      >
        <span className="font-medium">{text.title}</span>{" "}
        <span className="inline-block font-mono text-xs text-muted">{name}</span>
        <span className="block text-sm text-muted">
          {text.gives}
          {fixed && " Ninguém tira a própria."}
        </span>
      </Choice>
    </div>
  );
}
