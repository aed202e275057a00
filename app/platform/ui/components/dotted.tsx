import { Children, type ReactNode } from "react";

type DottedProps = {
  children: ReactNode;
  /** Never wraps: parts with the class `gives` are cut short. */
  line?: boolean;
  className?: string;
};

/** Parts with dots between them, none at the edge of a line. Empty parts are left out. */
export function Dotted({ children, line = false, className = "" }: DottedProps) {
  const parts = Children.toArray(children);
  return <div className={`dotted ${line ? "dotted-line" : ""} ${className}`}>{parts}</div>;
}
