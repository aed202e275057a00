import type { ClaimName } from "#app/access/claims.ts";

type ClaimBoxProps = {
  name: ClaimName;
  text: { title: string; gives: string };
  checked: boolean;
  /** Held and not to be given up here: one's own administration. */
  fixed: boolean;
  onToggle: () => void;
};

/** One claim: its title, its name in the product, and what it gives. */
export function ClaimBox({ name, text, checked, fixed, onToggle }: ClaimBoxProps) {
  return (
    <label
      className={`flex min-h-11 items-start gap-3 rounded-control border border-line-strong px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] ${fixed ? "" : "cursor-pointer"}`}
    >
      {fixed && <input type="hidden" name="claims" value={name} />}
      <input
        type="checkbox"
        name={fixed ? undefined : "claims"}
        value={name}
        checked={checked}
        disabled={fixed}
        onChange={onToggle}
        className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0">
        <span className="font-medium">{text.title}</span>{" "}
        <span className="inline-block font-mono text-xs text-muted">{name}</span>
        <span className="block text-sm text-muted">
          {text.gives}
          {fixed && " Ninguém tira a própria."}
        </span>
      </span>
    </label>
  );
}
