import { formatPoints } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";

const AREAS = ["Natureza", "Humanas", "Linguagens", "Matemática", "Redação"];

type Props = { weights: readonly number[]; minimums: readonly number[] };

/** Weights of the mean, and what each area needs at least. */
export function CourseRules({ weights, minimums }: Props) {
  const asText = (minimum: number | undefined) =>
    minimum === undefined || minimum < 1 ? (minimum ? "mais de zero" : "nenhum") : formatPoints(minimum);
  return (
    <Section title="Pesos e mínimos">
      <Table head={["Área", "Peso", "Mínimo"]} numbers label="Pesos e mínimos por área">
        {AREAS.map((area, at) => (
          <tr key={area}>
            <th scope="row">{area}</th>
            <td>{formatPoints(weights[at] ?? 0)}</td>
            <td>{asText(minimums[at])}</td>
          </tr>
        ))}
      </Table>
      <p className="mt-2 text-sm text-muted">
        A média é a soma de cada nota vezes o peso, dividida pela soma dos pesos. Pesos e mínimos mudam de um
        ano para o outro em até 1 de cada 11 cursos.
      </p>
    </Section>
  );
}
