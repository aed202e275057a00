import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { listPaths } from "../../paths.ts";
import type { ListsTab } from "../../services/load-lists.server.ts";

const tabs: readonly { tab: ListsTab; label: string }[] = [
  { tab: "minhas", label: "Minhas" },
  { tab: "seguidas", label: "Seguidas" },
  { tab: "descobrir", label: "Descobrir" },
];

export function ListTabs({ tab: current }: { tab: ListsTab }) {
  return (
    <Tabs
      label="Quais listas"
      tabs={tabs.map(({ tab, label }) => ({
        label,
        to: listPaths.lists({ aba: tab === "minhas" ? null : tab }),
        current: tab === current,
      }))}
    />
  );
}
