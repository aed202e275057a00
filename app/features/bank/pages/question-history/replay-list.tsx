import { Form, useNavigation } from "@remix-run/react";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { keyName } from "../../domain/editing/key-name.ts";
import type { ReplayView } from "../../services/editing/read-history.server.ts";

function Turned({ replay }: { replay: ReplayView }) {
  const { turnedRight, turnedWrong, seen, finished } = replay;
  return (
    <p className="text-sm text-muted">
      {plural(seen, "resposta conferida", "respostas conferidas")}:{" "}
      {plural(turnedRight, "passou a certa", "passaram a certas")},{" "}
      {plural(turnedWrong, "passou a errada", "passaram a erradas")}
      {!finished && ". Ainda não terminou: abra a edição para continuar."}
    </p>
  );
}

export function ReplayList({ replays, base }: { replays: readonly ReplayView[]; base: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Section id="gabaritos" title="Mudanças de gabarito">
      <OrderedRows>
        {replays.map((replay) => {
          const { num, was, becomes, undoes, startedAt, undoable, version } = replay;
          return (
            <li key={num} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div>
                <p className="font-semibold">
                  {undoes ? "Desfeita: " : ""}
                  {keyName(was)} → {keyName(becomes)}
                  <span className="font-normal text-muted"> (versão {version})</span>
                </p>
                <Turned replay={replay} />
                <p className="text-sm text-muted">{formatDateTime(startedAt)}</p>
              </div>
              {undoable && (
                <Form method="post">
                  <input type="hidden" name="intent" value="undo" />
                  <input type="hidden" name="base" value={base} />
                  <input type="hidden" name="replay" value={num} />
                  <Button type="submit" look="secondary" disabled={busy}>
                    Desfazer a mudança de gabarito
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </OrderedRows>
    </Section>
  );
}
