import { hashOf } from "#app/platform/text/hash-of.ts";
import type { EnemRow } from "../row.ts";
import { allRepairs } from "./all-repairs.ts";
import type { Repair } from "./repair.ts";

/** Says that the text is ours: the source lacks the exam's own beginning. */
const summaryLabel = "_Resumo do início do enunciado:_";

/** Of everything that a repair may touch, in hexadecimal. */
export function sourceHash({ context, introduction, alternatives, pictures }: EnemRow): string {
  const options = alternatives.map(({ text, picture }) => `${text}\n${picture ?? ""}`);
  return hashOf([context, introduction, ...options, ...pictures].join("\u0000"))
    .toString(16)
    .padStart(8, "0");
}

/** The repair of a row, if its source is the one that was read. */
export function repairOf(row: EnemRow): Repair | null {
  if (row.source !== "enem-provas") return null;
  const own = allRepairs.get(row.year) ?? {};
  const repair = own[`${row.index}${row.language ? `-${row.language}` : ""}`];
  return repair && repair.of === sourceHash(row) ? repair : null;
}

/** The row as in the printed exam. A picture that an edit replaces by text is removed from the list, too. */
export function repairedRow(row: EnemRow, repair: Repair): EnemRow {
  const edited = (text: string) =>
    (repair.edits ?? []).reduce((sum, [find, replace]) => sum.replaceAll(find, replace), text);
  const context = edited(row.context);
  const introduction = edited(row.introduction);
  const opening = repair.opening ? `${summaryLabel} ${repair.opening}\n\n` : "";
  return {
    ...row,
    defect: repair.lost ?? row.defect,
    context: opening + context,
    introduction,
    pictures: row.pictures.filter(
      (address) =>
        !(row.context + row.introduction).includes(address) || (context + introduction).includes(address),
    ),
    alternatives: [
      ...row.alternatives.map((each) => ({
        ...each,
        text: repair.alternatives?.[each.letter ?? ""] ?? edited(each.text),
      })),
      ...lostAlternatives(row, repair),
    ],
  };
}

/** Alternatives that the source lacks altogether; the key does not come from them. */
function lostAlternatives({ alternatives }: EnemRow, repair: Repair): EnemRow["alternatives"] {
  const given = new Set(alternatives.map(({ letter }) => letter));
  return Object.entries(repair.alternatives ?? {})
    .filter(([letter]) => !given.has(letter))
    .map(([letter, text]) => ({ letter, text, picture: null, markedRight: false }));
}
