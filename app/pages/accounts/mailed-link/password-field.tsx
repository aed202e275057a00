import { type ReactNode, useEffect, useRef } from "react";

/** A field for a new password, with what is wrong with it beside it. The wrong one takes the focus. */
export function PasswordField({
  name,
  label,
  problem,
  children,
}: {
  name: string;
  label: string;
  problem: string | null;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  const described = [children ? `${name}-hint` : "", problem ? `${name}-problem` : ""].filter(Boolean);
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={name}
        className="field"
        name={name}
        type="password"
        autoComplete="new-password"
        required
        maxLength={200}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.join(" ") || undefined}
      />
      {children && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {children}
        </p>
      )}
      {problem && (
        <p id={`${name}-problem`} role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
