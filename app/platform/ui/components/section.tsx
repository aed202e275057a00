import { type ReactNode, useId } from "react";
import { Heading } from "./part.tsx";

type SectionProps = {
  title: ReactNode;
  children: ReactNode;
  /** Of the heading: an address may end in it. */
  id?: string;
  /** On a surface of its own. */
  card?: boolean;
  className?: string;
};

/** A part of a page with its heading, which names it for screen readers. */
export function Section({ title, id, card, className = card ? "" : "mt-6", children }: SectionProps) {
  const own = useId();
  return (
    <section aria-labelledby={id ?? own} className={`${card ? "card card-body " : ""}${className}`}>
      <Heading id={id ?? own}>{title}</Heading>
      {children}
    </section>
  );
}
