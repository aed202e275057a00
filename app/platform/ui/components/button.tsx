import { Link, type LinkProps, useNavigate } from "@remix-run/react";
import type { ButtonHTMLAttributes, FormEvent } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-[0.9375rem] font-semibold no-underline transition-colors duration-150 disabled:opacity-55";

const looks: Record<Look, string> = {
  primary: "bg-primary text-on-primary hover:bg-[#2c5ca5] dark:hover:bg-[#3368b8]",
  secondary: "border border-line-strong bg-card text-text hover:bg-inset",
  quiet: "text-link hover:bg-inset",
  danger: "bg-accent text-white hover:brightness-95 dark:text-[#1a0a0f]",
};

/** While `pending`: same width, announced, disabled. */
export function Button({
  look = "primary",
  pending = false,
  className = "",
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; pending?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || pending}
      aria-busy={pending || undefined}
      className={`${base} ${looks[look]} ${className}`}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  );
}

export function ButtonLink({ look = "primary", className = "", ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={`${base} ${looks[look]} ${className}`} />;
}

/** Navigation as a button; without scripts a GET form. */
export function StepButton({
  to,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { to: string; look?: Look }) {
  const navigate = useNavigate();
  const [path = "", query] = to.split("?");
  function go(event: FormEvent) {
    event.preventDefault();
    navigate(to);
  }
  return (
    <form action={path} onSubmit={go} className="contents">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...rest} type="submit" />
    </form>
  );
}
