import { Link } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";

type FrameProps = {
  title: ReactNode;
  /** The parent, by name. */
  back?: { to: string; name: string };
  facts?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** Header and width of a school's desks. */
export function SchoolFrame({ title, back, facts, actions, children }: FrameProps) {
  return (
    <div className="page-width py-5 sm:py-8">
      {back && (
        <Link to={back.to} className="inline-flex min-h-11 items-center gap-1 font-medium text-link no-print">
          <Icon as={ChevronLeft} size={18} />
          {back.name}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight break-words sm:text-3xl">{title}</h1>
          {facts && <p className="mt-1 text-muted">{facts}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A row's state in words. */
export function StateChip({ tone, children }: { tone: "quiet" | "warning"; children: string }) {
  const look = tone === "warning" ? "bg-warning-soft text-warning" : "bg-inset text-muted";
  return (
    <span className={`inline-flex items-center rounded-full px-2 py-0.5 text-sm font-medium ${look}`}>
      {children}
    </span>
  );
}
