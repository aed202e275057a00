import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** What is wrong with it, shown right under it; null where all is well. */
  problem?: string | null;
  hint?: ReactNode;
};

/** A field under its label, with its hint and its problem where the eye is. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, problem, hint, ...rest },
  ref,
) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", problem ? `${id}-problem` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        ref={ref}
        {...rest}
        id={id}
        className="field"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
});
