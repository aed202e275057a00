import { type WrittenReport, writtenReport } from "../../written/written-report.ts";
import type { WrittenOutcome } from "../../written/written-solution.ts";
import type { Correction } from "../to-draft.ts";

/** Output of `import enem --json`; invariant: read = stored + unchanged + quarantined. */
export type ImportReport = {
  read: number;
  stored: number;
  unchanged: number;
  quarantined: number;
  /** Unchanged because people edited them; absent where there are none. */
  kept?: string[];
  corrections: ({ source: string } & Correction)[];
  reasons: { source: string; line: number; reason: string }[];
  /** Absent where no solution is written for these questions. */
  solutions?: WrittenReport;
};

export type ImportedRow = {
  fileName: string;
  path: string;
  line: number;
  outcome: "stored" | "unchanged" | "quarantined" | "kept";
  /** Also for a quarantined question that is unchanged. */
  quarantine: string | null;
  corrections: readonly Correction[];
  /** Absent: no written solution was looked for. */
  written?: WrittenOutcome;
};

export type MalformedLine = { fileName: string; line: number; reason: string };

/** An unreadable line counts as read and quarantined. */
export function importReport(
  rows: readonly ImportedRow[],
  malformed: readonly MalformedLine[],
): ImportReport {
  const kept = rows.filter((row) => row.outcome === "kept").map(sourceOf);
  const solutions = writtenReport(
    rows.map((row) => ({ source: sourceOf(row), written: row.written ?? "none" })),
  );
  const count = (outcome: ImportedRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  return {
    read: rows.length + malformed.length,
    stored: count("stored"),
    unchanged: count("unchanged") + count("kept"),
    quarantined: count("quarantined") + malformed.length,
    ...(kept.length > 0 ? { kept } : {}),
    corrections: rows.flatMap((row) =>
      row.corrections.map(({ field, from, to }) => ({ source: sourceOf(row), field, from, to })),
    ),
    reasons: [
      ...rows.flatMap((row) =>
        row.outcome === "quarantined"
          ? [{ source: sourceOf(row), line: row.line, reason: row.quarantine ?? "sem motivo registrado" }]
          : [],
      ),
      ...malformed.map(({ fileName, line, reason }) => ({ source: fileName, line, reason })),
    ],
    ...(solutions && { solutions }),
  };
}

/** "enem-2010.jsonl: public/2010/questions/1/details.json" */
export function sourceOf({ fileName, path }: { fileName: string; path: string }): string {
  return `${fileName}: ${path}`;
}
