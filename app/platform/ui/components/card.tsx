import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** A surface with air around what it has. */
export function Card({ className = "mt-4", ...rest }: ComponentPropsWithoutRef<"div">) {
  return <div {...rest} className={`card p-4 sm:p-5 ${className}`} />;
}

type RowsProps = {
  children: ReactNode;
  /** Numbered for screen readers, where the order says something. */
  ordered?: boolean;
  label?: string;
  id?: string;
  className?: string;
};

/** Things of one kind under each other, in one card. */
export function Rows({ ordered = false, label, className = "mt-3", ...rest }: RowsProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List {...rest} aria-label={label} className={`card divide-y divide-line overflow-hidden ${className}`} />
  );
}

/** One of them: a name, what is known of it, and what can be done. */
export function Row({ className = "", ...rest }: ComponentPropsWithoutRef<"li">) {
  const look = "relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3";
  return <li {...rest} className={`${look} ${className}`} />;
}
