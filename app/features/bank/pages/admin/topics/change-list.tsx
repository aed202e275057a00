import { Form, useNavigation } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { ChangeView } from "../../../services/catalogue/change-view.ts";

type ListProps = {
  changes: readonly ChangeView[];
  version: number;
  /** A change is running: no undo meanwhile. */
  busy: boolean;
};

export function ChangeList({ changes, version, busy }: ListProps) {
  if (changes.length === 0)
    return (
      <p className="card mt-3 p-6 text-center text-muted">
        Nada mudou ainda: o catálogo é o que veio com o Farol.
      </p>
    );
  return (
    <ol className="card mt-3 divide-y divide-line">
      {changes.map((change) => (
        <li
          key={change.num}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
        >
          <div className="min-w-0">
            <p className={change.undone ? "text-muted" : "font-semibold"}>{change.what}</p>
            <p className="text-sm text-muted">
              {change.who}, {formatDateTime(change.at)} · {effectText(change)}
            </p>
            {change.undone && (
              <p className="text-sm text-muted">
                {change.state === "undone" ? "Desfeita" : "Sendo desfeita"} por {change.undone.who},{" "}
                {formatDateTime(change.undone.at)}
              </p>
            )}
          </div>
          {change.state === "done" && <UndoForm change={change} version={version} busy={busy} />}
        </li>
      ))}
    </ol>
  );
}

type UndoProps = { change: ChangeView; version: number; busy: boolean };

/** Undo over the displayed catalogue version. */
export function UndoForm({ change, version, busy }: UndoProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" action={adminPaths.topics()}>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="num" value={change.num} />
      <input type="hidden" name="base" value={version} />
      <Button
        type="submit"
        look="secondary"
        disabled={busy}
        pending={state !== "idle" && formData?.get("num") === String(change.num)}
      >
        Desfazer<span className="sr-only">: {change.what}</span>
      </Button>
    </Form>
  );
}

function effectText({ kind, total, changed }: ChangeView): string {
  if (kind === "rename") return `${plural(total, "questão mostra", "questões mostram")} o nome`;
  return `${formatNumber(changed)} de ${plural(total, "questão reescrita", "questões reescritas")}`;
}
