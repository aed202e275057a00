import { pointsInWords } from "../domain/grading/grading-words.ts";

type Graded = { total: number; parts: readonly { label: string; grade: number }[] };

/** Of one essay in a table: the total and each criterion. */
export function GradeCells({ graded: { total, parts } }: { graded: Graded }) {
  return (
    <>
      <td className="font-semibold">{pointsInWords(total)}</td>
      {parts.map(({ label, grade }) => (
        <td key={label}>{pointsInWords(grade)}</td>
      ))}
    </>
  );
}
