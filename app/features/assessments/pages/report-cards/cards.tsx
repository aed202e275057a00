import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import type { ReportCards } from "../../services/results/read-report-cards.server.ts";

type Student = ReportCards["students"][number];

function number(value: number): string {
  return value.toLocaleString("pt-BR", { maximumFractionDigits: 2 });
}

function meanText(mean: number | null): string {
  return mean === null ? "sem resultado" : `${Math.round(mean * 100)}%`;
}

const date = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeZone: "America/Sao_Paulo" });

/** One student's sheet. */
export function StudentCard({ student, cards }: { student: Student; cards: ReportCards }) {
  return (
    <section aria-label={student.name} className="card mt-5 max-w-2xl break-after-page p-4 sm:p-5">
      <h2 className="text-lg font-semibold">{student.name}</h2>
      <p className="text-muted">Média do que fez: {meanText(student.mean)}</p>
      <table className="mt-3 w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-3">
              Simulado
            </th>
            <th scope="col" className="py-2 pr-3">
              Data
            </th>
            <th scope="col" className="py-2">
              Nota
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.assessments.map(({ id, title, at, best }) => {
            const taken = student.scores.find(({ assessment }) => assessment === id);
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-medium break-words">
                  {title}
                </th>
                <td className="py-2 pr-3">{date.format(at * 1000)}</td>
                <td className="py-2">{taken ? `${number(taken.score)} de ${number(best)}` : "não fez"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Students by assessments. */
export function ClassTable({ cards }: { cards: ReportCards }) {
  return (
    <WideTable label="Boletim da turma" className="mt-5">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="p-3">
              Estudante
            </th>
            {cards.assessments.map(({ id, title, best }) => (
              <th key={id} scope="col" className="min-w-28 p-3">
                {title} (de {number(best)})
              </th>
            ))}
            <th scope="col" className="p-3">
              Média
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.students.map((student) => (
            <tr key={student.id} className="border-t border-line">
              <th scope="row" className="p-3 font-medium">
                {student.name}
              </th>
              {cards.assessments.map(({ id }) => {
                const taken = student.scores.find(({ assessment }) => assessment === id);
                return (
                  <td key={id} className="p-3">
                    {taken ? number(taken.score) : "não fez"}
                  </td>
                );
              })}
              <td className="p-3">{meanText(student.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
