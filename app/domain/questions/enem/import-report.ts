import type { Correction } from "#app/domain/questions/enem/to-draft.ts";

/** What `import enem --json` prints (decisions, "Commands"): read = stored + unchanged + quarantined, always. */
export type ImportReport = {
  read: number;
  stored: number;
  unchanged: number;
  quarantined: number;
  /** Of the unchanged ones, those that people have edited: they stay as they were left. Absent where there are none. */
  kept?: string[];
  corrections: ({ source: string } & Correction)[];
  reasons: { source: string; line: number; reason: string }[];
};

/** One question of a file after the import; `fileName` and `path` together name it. */
export type ImportedRow = {
  fileName: string;
  path: string;
  line: number;
  outcome: "stored" | "unchanged" | "quarantined" | "kept";
  /** Why it is not published; kept also when a quarantined question comes unchanged. */
  quarantine: string | null;
  corrections: readonly Correction[];
};

export type MalformedLine = { fileName: string; line: number; reason: string };

/** The report of an import. A line that could not be read counts as read and quarantined. */
export function importReport(
  rows: readonly ImportedRow[],
  malformed: readonly MalformedLine[],
): ImportReport {
  const kept = rows.filter((row) => row.outcome === "kept").map(sourceOf);
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
  };
}

/** "enem-2010.jsonl: public/2010/questions/1/details.json" */
export function sourceOf({ fileName, path }: { fileName: string; path: string }): string {
  return `${fileName}: ${path}`;
}
