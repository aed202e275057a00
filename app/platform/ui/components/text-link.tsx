import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/** `inline`: in a sentence; `alone`: a line or button of its own; `title`: of a thing in a list; `cover`: the same, over its whole card. */
type Look = "inline" | "alone" | "title" | "cover";

const title = "font-semibold break-words text-link no-underline hover:underline";
const looks: Record<Look, string> = {
  inline: "text-link underline underline-offset-2",
  alone:
    "inline-flex min-h-11 items-center gap-1.5 font-medium break-words text-link underline underline-offset-4",
  title,
  cover: `${title} after:absolute after:inset-0 after:rounded-card`,
};

type Shared = { look?: Look };
type Props = Shared & (LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { to?: undefined }));

/** A link to a page (`to`), or to a file, another site or a place on this page (`href`). */
export function TextLink({ look = "inline", className = "", ...rest }: Props) {
  const classes = `${looks[look]} ${className}`;
  return rest.to === undefined ? <a {...rest} className={classes} /> : <Link {...rest} className={classes} />;
}
