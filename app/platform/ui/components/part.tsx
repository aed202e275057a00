import type { ComponentPropsWithoutRef } from "react";

type Tag = "div" | "h1" | "h2" | "h3" | "li" | "ol" | "ul";

/** An element with a look of app/styles/parts.css; `space` around it where its use names no classes. */
function part<Name extends Tag>(Element: Name, look: string, space = "") {
  return function Part({ className = space, ...rest }: ComponentPropsWithoutRef<Name>) {
    const Any = Element as "div";
    return <Any {...(rest as ComponentPropsWithoutRef<"div">)} className={`${look} ${className}`} />;
  };
}

/** The one first heading of a page. */
export const PageHeading = part("h1", "page-heading");
/** The same on a page for visitors. */
export const FrontHeading = part("h1", "front-heading");
/** The same in a row of tools. */
export const BarHeading = part("h1", "bar-heading");
/** The same for screen readers alone, where the page shows what it is. */
export const HiddenHeading = part("h1", "sr-only");

/** Of a part of a page: Section writes it with the part. */
export const Heading = part("h2", "heading");
/** Of a part of that. */
export const SubHeading = part("h3", "sub-heading");

/** A surface with air around what it has. */
export const Card = part("div", "card card-body", "mt-4");
/** Things of one kind under each other, in one card. */
export const Rows = part("ul", "card rows", "mt-3");
/** The same in an order that says something. */
export const OrderedRows = part("ol", "card rows", "mt-3");
/** One of them: a name, what is known of it, and what can be done. */
export const Row = part("li", "row");
/** What can be done here: buttons, links and short fields in one row, which wraps. */
export const Toolbar = part("div", "toolbar", "mt-4");
