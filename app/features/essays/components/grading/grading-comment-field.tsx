import { LONGEST_GRADING_COMMENT } from "../../domain/grading/grading-draft.ts";

type Props = {
  label: string;
  name: string;
  value: string;
  /** Reusable comments. */
  bank: readonly string[];
  onWrite: (text: string) => void;
};

/** A comment for the author, with reusable ones. */
export function GradingCommentField({ label, name, value, bank, onWrite }: Props) {
  return (
    <div className="mt-1">
      <label className="block text-sm font-medium">
        {label}
        <textarea
          name={name}
          rows={2}
          maxLength={LONGEST_GRADING_COMMENT}
          value={value}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          className="field mt-1 font-normal"
        />
      </label>
      {bank.length > 0 && (
        <select
          aria-label={`${label}: usar de novo`}
          value=""
          onChange={({ currentTarget }) =>
            onWrite([value.trim(), currentTarget.value].filter(Boolean).join("\n"))
          }
          className="needs-scripts field mt-1 text-sm"
        >
          <option value="">Banco de comentários</option>
          {bank.map((text) => (
            <option key={text} value={text}>
              {text.slice(0, 90)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
