import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
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
    <Section id="leituras" title="As leituras que divergem" className="mt-4">
      <Table
        label="Leituras lado a lado"
        head={[
          "Leitura",
          ...criteria.map(({ short }, at) => `${short} de ${pointsInWords(most[at] ?? 0)}`),
          "Total",
        ]}
      >
        {others.map(({ num, round, grades, status, total, comments }) => (
          <tr key={num}>
            <th scope="row">
              {roundInWords(round)}
              {comments.at(-1) && <span className="block text-muted">{comments.at(-1)}</span>}
            </th>
            {criteria.map(({ short }, at) => (
              <td key={short}>{grades[at] ?? "sem nível"}</td>
            ))}
            <td>{totalInWords(total, status)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
