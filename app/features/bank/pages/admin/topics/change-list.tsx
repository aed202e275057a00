import { AdminAct } from "#app/platform/page/components/admin-form.tsx";
import { AdminList, AdminRow } from "#app/platform/page/components/admin-list.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { ChangeView } from "../../../services/catalogue/change-view.ts";

type ListProps = {
  changes: readonly ChangeView[];
  next: number | null;
  version: number;
  /** A change is running: no undo meanwhile. */
  busy: boolean;
};

export function ChangeList({ changes, next, version, busy }: ListProps) {
  return (
    <AdminList empty="Nada mudou ainda: o catálogo é o que veio com o Farol." next={next}>
      {changes.map((change) => (
        <AdminRow
          key={change.num}
          title={<span className={change.undone ? "font-normal text-muted" : ""}>{change.what}</span>}
          aside={change.state === "done" && <Undo change={change} version={version} busy={busy} />}
          facts={[
            `${change.who}, ${formatDateTime(change.at)}`,
            effectText(change),
            change.undone &&
              `${change.state === "undone" ? "Desfeita" : "Sendo desfeita"} por ${change.undone.who}, ${formatDateTime(change.undone.at)}`,
          ]}
        />
      ))}
    </AdminList>
  );
}

type UndoProps = { change: ChangeView; version: number; busy: boolean };

/** Undo over the displayed catalogue version. */
export function Undo({ change: { num, what }, version, busy }: UndoProps) {
  return (
    <AdminAct intent="undo" sent={{ num, base: version }} of={`: ${what}`} look="secondary" disabled={busy}>
      Desfazer
    </AdminAct>
  );
}

function effectText({ kind, total, changed }: ChangeView): string {
  if (kind === "rename") return `${plural(total, "questão mostra", "questões mostram")} o nome`;
  return `${formatNumber(changed)} de ${plural(total, "questão reescrita", "questões reescritas")}`;
}
