import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

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
        <TextLink look="alone" to={back.to} className="no-print">
          <Icon as={ChevronLeft} size={18} />
          {back.name}
        </TextLink>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <PageHeading>{title}</PageHeading>
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
