import { badgeOf } from "#app/platform/access/badge.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";

const names = { ADM: "Administração", PRO: "Plano PRO" } as const;

export function TierBadge() {
  const badge = badgeOf(useViewer());
  if (!badge) return null;
  return (
    <abbr
      title={names[badge]}
      className="rounded-full bg-primary-soft px-2 py-0.5 text-xs font-bold tracking-wide text-primary-strong no-underline"
    >
      {badge}
    </abbr>
  );
}
