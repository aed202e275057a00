import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import type { EssayProfile } from "../../domain/essay-profile.ts";
import { levelsInNumbers, pointsInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedCalibration } from "../../services/grading/calibrate.server.ts";

type Props = { profile: EssayProfile; read: NonNullable<LoadedCalibration["read"]> };

/** A grader's levels beside the reference. */
export function CalibrationRead({ profile: { criteria }, read }: Props) {
  const sum = (side: "own" | "reference") => read.reduce((all, each) => all + each[side], 0);
  return (
    <section aria-labelledby="comparacao" className="min-w-0">
      <h2 id="comparacao" className="text-lg font-semibold">
        Seus níveis e a referência
      </h2>
      <WideTable label="Níveis lado a lado" className="mt-2">
        <table className="w-full text-left text-sm [&_td]:p-3 [&_td]:tabular-nums [&_th]:p-3">
          <thead>
            <tr className="text-muted">
              <th scope="col">Competência</th>
              <th scope="col">Você</th>
              <th scope="col">Referência</th>
              <th scope="col">Distância</th>
            </tr>
          </thead>
          <tbody>
            {read.map(({ own, reference, levels }, at) => (
              <tr key={criteria[at]?.short} className="border-t border-line">
                <th scope="row" className="font-medium">
                  {criteria[at]?.short} {criteria[at]?.title}
                </th>
                <td>{pointsInWords(own)}</td>
                <td>{pointsInWords(reference)}</td>
                <td>{levelsInNumbers(levels)}</td>
              </tr>
            ))}
            <tr className="border-t border-line font-semibold">
              <th scope="row">Total</th>
              <td>{pointsInWords(sum("own"))}</td>
              <td>{pointsInWords(sum("reference"))}</td>
              <td />
            </tr>
          </tbody>
        </table>
      </WideTable>
      <p className="mt-2 text-sm text-muted">
        A referência é a nota com que a redação voltou ao autor; pode ficar entre dois níveis, quando é média
        de duas leituras.
      </p>
    </section>
  );
}
