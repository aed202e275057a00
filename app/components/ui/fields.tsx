import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type Labelled = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it, shown right under it; null where all is well. */
  problem?: string | null;
};

type ControlProps = {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = Labelled & { className?: string; children: (control: ControlProps) => ReactNode };

/** Any control under its label, with its hint and its problem where the eye is. */
function Field({ label, hint, problem, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {children({
        id,
        className: "field",
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

/** What is wrong with a field, under it. */
export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & Labelled;

/** A field of one line; also a file's, by its `type`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, problem, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hint, problem }}>{(control) => <input ref={ref} {...control} {...rest} />}</Field>
  );
});

type AreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & Labelled;

/** A field for more than a line. */
export function AreaField({ label, hint, problem, ...rest }: AreaFieldProps) {
  return (
    <Field {...{ label, hint, problem }}>{(control) => <textarea rows={3} {...control} {...rest} />}</Field>
  );
}

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  Labelled & { options: readonly { value: string; label: string }[] };

/** A choice among many, in the platform's own list. `children`: options that `options` cannot say, such as groups. */
export function SelectField({
  label,
  hint,
  problem,
  className,
  options,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, problem, className }}>
      {(control) => (
        <select {...control} {...rest}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
