import type { ReactNode } from "react";
import { Heading } from "./part.tsx";

type Props = {
  /** Says what is missing and, where something can be done, what. */
  children: ReactNode;
  title?: string;
  /** Link or button that mends it. */
  action?: ReactNode;
  className?: string;
};

/** In the place of a list without rows. */
export function Empty({ title, action, className = "mt-4", children }: Props) {
  return (
    <div className={`card empty ${className}`}>
      {title && <Heading>{title}</Heading>}
      <p>{children}</p>
      {action}
    </div>
  );
}
