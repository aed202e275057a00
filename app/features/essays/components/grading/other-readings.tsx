import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import { largestPoints } from "../../domain/essay-profile.ts";
import { profileOfTheme } from "../../domain/grading/graded-essay.ts";
import { pointsInWords, roundInWords, totalInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";

type Props = { profile: string; others: LoadedGrading["others"] };

/** To the panel: the readings side by side, without names. */
export function OtherReadings({ profile, others }: Props) {
  if (others.length === 0) return null;
  const { criteria } = profileOfTheme(profile);
  const most = largestPoints(profileOfTheme(profile));
  return (
    <section aria-labelledby="leituras" className="mt-4">
      <h2 id="leituras" className="font-semibold">
        As leituras que divergem
      </h2>
      <WideTable label="Leituras lado a lado" className="mt-2">
        <table className="w-full text-left text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
          <thead>
            <tr className="border-b border-line">
              <th scope="col">Leitura</th>
              {criteria.map(({ short }, at) => (
                <th scope="col" key={short}>
                  {short} <span className="font-normal text-muted">de {pointsInWords(most[at] ?? 0)}</span>
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {others.map(({ num, round, grades, status, total, comments }) => (
              <tr key={num} className="border-b border-line last:border-0">
                <th scope="row" className="font-medium">
                  {roundInWords(round)}
                  {comments.at(-1) && <span className="block font-normal text-muted">{comments.at(-1)}</span>}
                </th>
                {criteria.map(({ short }, at) => (
                  <td key={short}>{grades[at] ?? "sem nível"}</td>
                ))}
                <td>{totalInWords(total, status)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
