import { Link } from "@remix-run/react";
import { listPaths } from "../../paths.ts";
import type { ListsTab } from "../../services/load-lists.server.ts";

const tabs: readonly { tab: ListsTab; label: string }[] = [
  { tab: "minhas", label: "Minhas" },
  { tab: "seguidas", label: "Seguidas" },
  { tab: "descobrir", label: "Descobrir" },
];

export function ListTabs({ tab: current }: { tab: ListsTab }) {
  return (
    <nav aria-label="Quais listas" className="mt-4 flex gap-1 border-b border-line">
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          to={listPaths.lists({ aba: tab === "minhas" ? null : tab })}
          aria-current={tab === current ? "page" : undefined}
          className={`inline-flex min-h-11 items-center border-b-2 px-3 font-semibold no-underline ${tab === current ? "border-primary text-text" : "border-transparent text-muted hover:text-text"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
