import type { SerializeFrom } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { CoverLine } from "#app/features/lists/components/cover-line.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { sittingLabels, testMode } from "../../domain/test.ts";
import { mentoringPaths } from "../../paths.ts";
import type { LoadedTests } from "../../services/load-tests.server.ts";

type Opened = SerializeFrom<LoadedTests>;
type Card = { id: string; name: string; size: number; cover: string; subjects: readonly string[] };

function TestLine({ test, children }: { test: Card; children: ReactNode }) {
  return (
    <li>
      <CoverLine list={test} to={mentoringPaths.test(test.id)} facts={children}>
        <p className="truncate text-sm text-muted">{test.subjects.join(", ")}</p>
      </CoverLine>
    </li>
  );
}

/** "até 21 de nov. de 2026", in warning once it is over. */
function Due({ dueAt, late }: { dueAt: number | null; late: boolean }) {
  if (dueAt === null) return null;
  return <span className={late ? "text-warning" : ""}>até {formatDate(dueAt)}</span>;
}

export function ReceivedTests({ tests, now }: { tests: Opened["received"]; now: number }) {
  return (
    <Section className="mt-5" title="Para você" id="recebidas">
      {tests.length === 0 ? (
        <Empty className="mt-2">Nenhuma lista ainda. As que o seu mentor passar a você aparecem aqui.</Empty>
      ) : (
        <Rows className="mt-2">
          {tests.map((test) => (
            <TestLine key={test.id} test={test}>
              <span>{testMode(test.mode, test.minutes)}</span>
              <span>{sittingLabels[test.state]}</span>
              {test.state !== "done" && (
                <Due dueAt={test.dueAt} late={test.dueAt !== null && test.dueAt < now} />
              )}
            </TestLine>
          ))}
        </Rows>
      )}
    </Section>
  );
}

export function MadeTests({ tests }: { tests: Opened["made"] }) {
  return (
    <Section className="mt-5" title="Suas listas" id="feitas">
      {tests.length === 0 ? (
        <Empty className="mt-2">
          Nenhuma lista ainda. Comece por uma das suas listas comuns, ou cole os códigos das questões.
        </Empty>
      ) : (
        <Rows className="mt-2">
          {tests.map((test) => (
            <TestLine key={test.id} test={test}>
              <span>
                {test.given === 0
                  ? "ninguém recebeu"
                  : `${test.done} de ${plural(test.given, "pessoa fez", "pessoas fizeram")}`}
              </span>
            </TestLine>
          ))}
        </Rows>
      )}
    </Section>
  );
}
