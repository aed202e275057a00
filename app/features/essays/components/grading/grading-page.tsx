import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PANEL_ROUND, PANEL_SEATS } from "../../domain/grading/graded-essay.ts";
import { roundInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { ConcludedReading } from "./concluded-reading.tsx";
import { GradingWorkspace } from "./grading-workspace.tsx";
import { OtherReadings } from "./other-readings.tsx";

export type GradingPlace = { queue: string; desk: (num: number) => string };

/** One reading at its grader's desk: of the platform or of a school. */
export function GradingPage({ grading, place }: { grading: LoadedGrading; place: GradingPlace }) {
  const viewer = useViewer();
  const { num, code, round, dueAt, concludedAt, next } = grading;
  const due = concludedAt === null && dueAt !== null ? ` · até ${formatDateTime(dueAt)}` : "";
  return (
    <SchoolFrame
      title={`Redação ${code.toUpperCase()}`}
      back={{ to: place.queue, name: "Correção de redações" }}
      facts={`Sem nome · ${roundInWords(round)}${due}`}
      actions={concludedAt === null && <GiveBack />}
    >
      {round === PANEL_ROUND && (
        <p className="mt-3 rounded-control bg-warning-soft p-3 text-warning">
          {grading.appeal
            ? `O autor pediu recurso: “${grading.appeal}” Sua nota vale, e o comentário geral é a resposta a ele.`
            : `Banca de ${PANEL_SEATS} pessoas, que não veem a leitura uma da outra. Em cada competência vale o nível do meio; zera o que a maioria zerar.`}
        </p>
      )}
      {grading.calibration && <MarkCalibration marked={grading.calibration.marked} />}
      <OtherReadings profile={grading.profile} others={grading.others} />
      {concludedAt === null ? (
        <GradingWorkspace
          key={num}
          grading={grading}
          place={{ address: place.desk(num), userId: viewer?.id ?? "" }}
        />
      ) : (
        <ConcludedReading
          grading={grading}
          queue={place.queue}
          next={next === null ? null : place.desk(next)}
        />
      )}
    </SchoolFrame>
  );
}

function GiveBack() {
  const form = useForm({ intents: ["give-back"] });
  return (
    <Form of={form} intent="give-back">
      <Button type="submit" look="secondary" pending={form.pending}>
        Devolver à fila
      </Button>
    </Form>
  );
}

/** A coordinator's mark on an essay that came back: graders read it to compare themselves. */
function MarkCalibration({ marked }: { marked: boolean }) {
  const form = useForm({ intents: ["calibrate"] });
  return (
    <Form of={form} intent="calibrate" className="mt-3 flex flex-wrap items-center gap-3">
      <input type="hidden" name="marked" value={marked ? "0" : "1"} />
      <p className="min-w-0 grow basis-72 text-muted">
        {marked
          ? "É redação de calibração: cada corretor a lê, sem nome, e compara os seus níveis com a nota dela."
          : "A nota desta redação pode servir de referência para os corretores se compararem."}
      </p>
      <Button type="submit" look="secondary" pending={form.pending}>
        {marked ? "Tirar da calibração" : "Usar na calibração"}
      </Button>
      <FormMessage of={form} />
    </Form>
  );
}
