import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatPoints } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import { readPeriod } from "../domain/results/report-card.ts";
import { type ReportCards, readReportCards } from "../services/results/read-report-cards.server.ts";

export const meta = unlistedMeta("Boletim");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { searchParams } = new URL(args.request.url);
  const period = readPeriod(searchParams.get("de"), searchParams.get("ate"));
  const classId = (searchParams.get("turma") ?? "").slice(0, 64);
  const cards = await readReportCards(deps, actor, { classId, period });
  return json({ ...cards, single: searchParams.get("ver") === "estudantes" });
}

/** Released scores of a period, for a student or a class; prints on A4. */
export default function ReportCardsPage() {
  const cards = useLoaderData<typeof loader>();
  const { own, chosen, students, single } = cards;
  return (
    <SchoolFrame
      title="Boletim"
      facts={`${cards.school.name}${chosen ? `, ${chosen.name}` : ""}. Só resultados já liberados.`}
    >
      <Choices cards={cards} single={single} />
      {cards.assessments.length === 0 && (own || chosen) && (
        <p className="mt-5 text-muted">Nenhum resultado liberado neste período.</p>
      )}
      {!own && chosen && !single && <ClassTable cards={cards} />}
      {(own || (chosen && single)) &&
        students.map((student) => <StudentCard key={student.id} student={student} cards={cards} />)}
    </SchoolFrame>
  );
}

function Choices({
  cards: { own, classes, chosen, period },
  single,
}: {
  cards: ReportCards;
  single: boolean;
}) {
  return (
    <Form className="no-print mt-4 grid max-w-3xl items-end gap-3 sm:grid-cols-2">
      {!own && (
        <>
          <SelectField
            label="Turma"
            name="turma"
            defaultValue={chosen?.id ?? ""}
            options={[
              { value: "", label: "Escolher" },
              ...classes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SelectField
            label="Como"
            name="ver"
            defaultValue={single ? "estudantes" : ""}
            options={[
              { value: "", label: "A turma numa tabela" },
              { value: "estudantes", label: "Um boletim por estudante" },
            ]}
          />
        </>
      )}
      <TextField label="De" name="de" type="date" defaultValue={period.from ?? ""} />
      <TextField label="Até" name="ate" type="date" defaultValue={period.until ?? ""} />
      <Toolbar className="">
        <Button type="submit">Mostrar</Button>
        <Button look="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
      </Toolbar>
    </Form>
  );
}

type Student = ReportCards["students"][number];

function meanText(mean: number | null): string {
  return mean === null ? "sem resultado" : `${Math.round(mean * 100)}%`;
}

/** One student's sheet. */
function StudentCard({ student, cards }: { student: Student; cards: ReportCards }) {
  return (
    <section aria-label={student.name} className="card mt-5 max-w-2xl break-after-page p-4 sm:p-5">
      <Heading>{student.name}</Heading>
      <p className="text-muted">Média do que fez: {meanText(student.mean)}</p>
      <Table head={["Simulado", "Data", "Nota"]}>
        {cards.assessments.map(({ id, title, at, best }) => {
          const taken = student.scores.find(({ assessment }) => assessment === id);
          return (
            <tr key={id}>
              <th scope="row" className="break-words">
                {title}
              </th>
              <td>{formatDate(at)}</td>
              <td>{taken ? `${formatPoints(taken.score)} de ${formatPoints(best)}` : "não fez"}</td>
            </tr>
          );
        })}
      </Table>
    </section>
  );
}

/** Students by assessments. */
function ClassTable({ cards }: { cards: ReportCards }) {
  return (
    <Table
      label="Boletim da turma"
      head={[
        "Estudante",
        ...cards.assessments.map(({ title, best }) => `${title} (de ${formatPoints(best)})`),
        "Média",
      ]}
    >
      {cards.students.map((student) => (
        <tr key={student.id}>
          <th scope="row">{student.name}</th>
          {cards.assessments.map(({ id }) => {
            const taken = student.scores.find(({ assessment }) => assessment === id);
            return <td key={id}>{taken ? formatPoints(taken.score) : "não fez"}</td>;
          })}
          <td>{meanText(student.mean)}</td>
        </tr>
      ))}
    </Table>
  );
}
