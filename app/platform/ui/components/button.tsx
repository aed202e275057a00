import { Link, type LinkProps, useNavigate } from "@remix-run/react";
import type { ButtonHTMLAttributes, FormEvent } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger";
/** `tight`: among text or many others; `round`: an icon alone, which needs a label. */
type Size = "normal" | "tight" | "round";
type Shape = { look?: Look; size?: Size };

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control text-[0.9375rem] font-semibold no-underline transition-colors duration-150 disabled:opacity-55";

const looks: Record<Look, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border border-line-strong bg-card text-text hover:bg-inset",
  quiet: "text-link hover:bg-inset",
  danger: "bg-accent text-on-accent hover:brightness-95",
};

const sizes: Record<Size, string> = { normal: "px-4", tight: "px-3", round: "size-11 shrink-0" };

/** While `pending`: same width, announced, disabled. */
export function Button({
  look = "primary",
  size = "normal",
  pending = false,
  className = "",
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Shape & { pending?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || pending}
      aria-busy={pending || undefined}
      className={`${base} ${sizes[size]} ${looks[look]} ${className}`}
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

export function ButtonLink({
  look = "primary",
  size = "normal",
  className = "",
  ...rest
}: LinkProps & Shape) {
  return <Link {...rest} className={`${base} ${sizes[size]} ${looks[look]} ${className}`} />;
}

/** Navigation as a button; without scripts a GET form. */
export function StepButton({
  to,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Shape & { to: string }) {
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
