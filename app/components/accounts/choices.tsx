/** Choices as large rows: one of them, or several. */
export function Choices(props: {
  name: string;
  options: readonly { value: string; label: string }[];
  several?: boolean;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}) {
  const { name, options, several = false, chosen, onChoose } = props;
  return (
    <div className={`grid gap-2 ${options.length > 5 ? "grid-cols-2" : ""}`}>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]"
        >
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-primary outline-none"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Plain words as options: the label is the value. */
export function wordOptions(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: word }));
}
