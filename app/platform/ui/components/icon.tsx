import type { LucideIcon } from "lucide-react";

/** Decorative icon, hidden from screen readers. */
export function Icon({
  as: Shape,
  size = 20,
  className,
}: {
  as: LucideIcon;
  size?: number;
  className?: string;
}) {
  return <Shape size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} />;
}
