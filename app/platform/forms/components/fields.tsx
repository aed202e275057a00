import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
  useState,
} from "react";

export type Labelled = {
  label: string;
  hint?: ReactNode;
  /** Displayed under the field, or null. */
  problem?: string | null;
};

type ControlProps = {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = Labelled & { className?: string; children: (control: ControlProps) => ReactNode };

/** A control with label, hint and problem. */
export function Field({ label, hint, problem, className, children }: FieldProps) {
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

export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & Labelled;

/** Also for files, by `type`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, problem, ...rest },
  ref,
) {
  const secret = rest.type === "password";
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, problem }}>
      {({ className, ...control }) =>
        secret ? (
          <span className="relative block">
            <input
              ref={ref}
              {...control}
              {...rest}
              type={shown ? "text" : "password"}
              className={`${className} pr-24`}
            />
            <ShowButton shown={shown} of={control.id} onClick={() => setShown(!shown)} />
          </span>
        ) : (
          <input ref={ref} className={className} {...control} {...rest} />
        )
      }
    </Field>
  );
});

/** Shows what is typed in a password field. Its name leaves out the field's, so that the label stays unique. */
function ShowButton({ shown, of, onClick }: { shown: boolean; of: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-controls={of}
      onClick={onClick}
      className="needs-scripts absolute inset-y-0 right-0 min-w-20 rounded-control px-3 text-sm font-semibold text-link"
    >
      {shown ? "Ocultar" : "Mostrar"}
    </button>
  );
}

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  Labelled & { options: readonly { value: string; label: string }[] };

/** `children`: options beyond `options`, such as groups. */
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
