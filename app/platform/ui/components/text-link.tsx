import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/**
 * `inline`: in a sentence; `alone`: a line or button of its own; `title`: of a thing in a list; `row`: the same, as tall as
 * a finger; `cover`: over its whole card; `notice`: in the colour of a notice. In app/styles/controls.css.
 */
type Shared = { look?: "inline" | "alone" | "title" | "row" | "cover" | "notice" };
type Props = Shared & (LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { to?: undefined }));

/** A link to a page (`to`), or to a file, another site or a place on this page (`href`). */
export function TextLink({ look = "inline", className = "", ...rest }: Props) {
  const classes = `link link-${look} ${className}`;
  return rest.to === undefined ? <a {...rest} className={classes} /> : <Link {...rest} className={classes} />;
}
