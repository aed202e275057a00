import { Link, type LinkProps, useNavigate } from "@remix-run/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, FormEvent } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger";
/** `tight`: among text or many others; `round`: an icon alone, which needs a label. */
type Size = "normal" | "tight" | "round";
/** Looks and sizes are in app/styles/controls.css. */
type Shape = { look?: Look; size?: Size };

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
      className={`button button-${look} button-${size} ${className}`}
    >
      {pending && <span aria-hidden="true" className="spinner" />}
      {children}
    </button>
  );
}

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement> & { to?: undefined };

/** A link that looks like a button: to a page (`to`), a file or another site (`href`). */
export function ButtonLink({
  look = "primary",
  size = "normal",
  className = "",
  ...rest
}: Shape & (LinkProps | Anchor)) {
  const classes = `button button-${look} button-${size} ${className}`;
  return rest.to === undefined ? <a {...rest} className={classes} /> : <Link {...rest} className={classes} />;
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
