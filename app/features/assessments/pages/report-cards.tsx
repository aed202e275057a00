import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { readPeriod } from "../domain/results/report-card.ts";
import { type ReportCards, readReportCards } from "../services/results/read-report-cards.server.ts";
import { ClassTable, StudentCard } from "./report-cards/cards.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Boletim") },
  { name: "robots", content: "noindex" },
];

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
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Mostrar</Button>
        <Button look="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
    </Form>
  );
}
