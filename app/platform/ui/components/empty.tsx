import type { ReactNode } from "react";
import { Heading } from "./heading.tsx";

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
    <div className={`card grid justify-items-center gap-3 px-4 py-8 text-center text-muted ${className}`}>
      {title && <Heading className="text-text">{title}</Heading>}
      <p className="max-w-prose">{children}</p>
      {action}
    </div>
  );
}
