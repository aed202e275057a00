import { useNavigation } from "@remix-run/react";
import { DifferenceList } from "#app/platform/drafts/components/difference-list.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { KeyEffectCard } from "../../components/key-effect-card.tsx";
import type { VersionView } from "../../services/editing/read-history.server.ts";
import type { HistoryExtra } from "./question-history-action.server.ts";

type VersionItemProps = { version: VersionView; base: string };

export function VersionItem({ version: view, base }: VersionItemProps) {
  const { version, at, who, restores, current, differences } = view;
  const form = usePageForm<string, HistoryExtra>({ about: { version: String(version) } });
  const effect = form.reply?.effect;
  const busy = useNavigation().state !== "idle";
  const title = version === 0 ? "Como veio da fonte" : `Versão ${version}`;
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <SubHeading>
            {title}
            {restores !== null && (
              <span className="font-normal text-muted">
                , que restaurou {restores === 0 ? "a da fonte" : `a ${restores}`}
              </span>
            )}
            {current && (
              <span className="ml-2 rounded-full bg-primary-soft px-2 py-0.5 text-sm text-primary-strong">
                no ar
              </span>
            )}
          </SubHeading>
          <p className="text-sm text-muted">
            <time dateTime={isoTime(at)}>{formatDateTime(at)}</time> · {who}
          </p>
        </div>
        {!current && !effect && (
          <Form of={form}>
            <input type="hidden" name="base" value={base} />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" look="secondary" disabled={busy} aria-label={`Restaurar: ${title}`}>
              Restaurar
            </Button>
          </Form>
        )}
      </div>
      {differences.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <DifferenceList differences={differences} />
        </div>
      )}
      {effect && (
        <Form of={form} className="mt-3">
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="confirmed" value="sim" />
          <KeyEffectCard effect={effect}>
            <Button type="submit" pending={busy} className="mt-4">
              Restaurar e recalcular
            </Button>
          </KeyEffectCard>
        </Form>
      )}
    </li>
  );
}
