import { TallyTable } from "#app/features/practice/components/tally-table.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { formatSeconds } from "#app/platform/time/format-duration.ts";
import { Table } from "#app/platform/ui/components/table.tsx";
import { groupScale } from "../domain/report.ts";
import type { TestReportView } from "../services/load-report.server.ts";

type View = Omit<TestReportView, "mentee"> & { mentee: { firstName: string } };

/** One's own accuracy over the middle half of the group. */
function AgainstGroup({ report, name }: { report: View["report"]; name: string }) {
  const { band, accuracy } = report;
  if (!band || accuracy === null) return null;
  const { left, width, mark } = groupScale(band, accuracy);
  return (
    <section aria-labelledby="grupo" className="card mt-4 p-4 sm:px-6">
      <h2 id="grupo" className="font-semibold">
        Diante do grupo
      </h2>
      <div
        role="img"
        aria-label={`${name}: ${formatShare(accuracy)}. Metade do grupo: de ${formatShare(band.low)} a ${formatShare(band.high)}.`}
        className="relative mt-3 h-6 rounded-full bg-inset"
      >
        <div className="absolute inset-y-0 rounded-full bg-primary-soft" style={{ left, width }} />
        <div className="absolute -inset-y-1 w-1 rounded-full bg-primary" style={{ left: mark }} />
      </div>
      <p className="mt-2 text-sm text-muted">
        A faixa é a metade do meio de {band.people} pessoas que fizeram a mesma lista; o traço é {name}.
      </p>
    </section>
  );
}

function Evolution({ evolution }: { evolution: View["evolution"] }) {
  if (evolution.length < 2) return null;
  return (
    <section aria-labelledby="evolucao" className="card mt-4 p-4 sm:px-6">
      <h2 id="evolucao" className="font-semibold">
        Evolução
      </h2>
      <ol className="mt-2 space-y-2">
        {evolution.map(({ name, gradedAt, right, graded }) => (
          <li key={`${gradedAt}${name}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="min-w-0 break-words">
              {name} <span className="text-sm text-muted">{formatDate(gradedAt)}</span>
            </span>
            <span className="font-semibold tabular-nums">
              {formatShare(graded === 0 ? 0 : right / graded)}
            </span>
            <span aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-inset">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${graded === 0 ? 0 : (right / graded) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const outcomes = { right: "certa", wrong: "errada", blank: "em branco", ungraded: "sem correção" } as const;

function Questions({ questions }: { questions: View["questions"] }) {
  return (
    <Table
      label="Questão por questão"
      className="mt-4"
      head={["Nº", "Questão", "Assunto", "Resultado", "Tempo"]}
    >
      {questions.map(({ position, exam, subject, topics, outcome, seconds }) => (
        <tr key={position}>
          <th scope="row">{position + 1}</th>
          <td>{exam}</td>
          <td>{topics[0] ?? subject}</td>
          <td>{outcomes[outcome]}</td>
          <td>{seconds > 0 ? formatSeconds(seconds) : "—"}</td>
        </tr>
      ))}
    </Table>
  );
}

/** A report: three sentences, then the data they are based on. */
export function ReportBody({ view }: { view: View }) {
  const { sentences, report, mentee, evolution, questions } = view;
  return (
    <>
      <div className="card mt-4 p-4 text-lg sm:p-6">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {report.time && (
          <p className="mt-2 text-base text-muted">
            Em média, {formatSeconds(report.time.average)} por questão.
            {report.weak.length > 0 &&
              ` Onde mais se perdeu: ${report.weak.map(({ name }) => name).join(", ")}.`}
          </p>
        )}
      </div>
      <AgainstGroup report={report} name={mentee.firstName} />
      <TallyTable title="Por disciplina" rows={report.subjects} />
      <TallyTable title="Por assunto" rows={report.topics} />
      <Evolution evolution={evolution} />
      <Questions questions={questions} />
    </>
  );
}
