import type { InputHTMLAttributes, ReactNode } from "react";

type ChoiceProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Multi-line text: aligns the mark with the first line. */
  tall?: boolean;
  children: ReactNode;
};

/** A radio button or checkbox row. `className` is the row's. */
export function Choice({ tall = false, className = "py-2", children, ...input }: ChoiceProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer gap-3 rounded-control border border-line-strong px-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] ${tall ? "items-start" : "items-center"} ${className}`}
    >
      <input {...input} className={`size-5 shrink-0 accent-primary outline-none ${tall ? "mt-0.5" : ""}`} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

type ChoicesProps = {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Checkboxes instead of radios. */
  several?: boolean;
  chosen: readonly string[];
  onChoose: (value: string) => void;
};

/** Choices as large rows: one of them, or several. */
export function Choices({ name, options, several = false, chosen, onChoose }: ChoicesProps) {
  return (
    <div className={`grid gap-2 ${options.length > 5 ? "grid-cols-2" : ""}`}>
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          type={several ? "checkbox" : "radio"}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onChoose(value)}
        >
          {label}
        </Choice>
      ))}
    </div>
  );
}
