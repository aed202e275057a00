import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import type { EssayProfile } from "../../domain/essay-profile.ts";
import { levelsInNumbers, pointsInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedCalibration } from "../../services/grading/calibrate.server.ts";

type Props = { profile: EssayProfile; read: NonNullable<LoadedCalibration["read"]> };

/** A grader's levels beside the reference. */
export function CalibrationRead({ profile: { criteria }, read }: Props) {
  const sum = (side: "own" | "reference") => read.reduce((all, each) => all + each[side], 0);
  return (
    <Section title="Seus níveis e a referência" className="min-w-0">
      <Table label="Níveis lado a lado" head={["Competência", "Você", "Referência", "Distância"]}>
        {read.map(({ own, reference, levels }, at) => (
          <tr key={criteria[at]?.short}>
            <th scope="row">
              {criteria[at]?.short} {criteria[at]?.title}
            </th>
            <td>{pointsInWords(own)}</td>
            <td>{pointsInWords(reference)}</td>
            <td>{levelsInNumbers(levels)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row">Total</th>
          <td>{pointsInWords(sum("own"))}</td>
          <td>{pointsInWords(sum("reference"))}</td>
          <td />
        </tr>
      </Table>
      <p className="mt-2 text-sm text-muted">
        A referência é a nota com que a redação voltou ao autor; pode ficar entre dois níveis, quando é média
        de duas leituras.
      </p>
    </Section>
  );
}
