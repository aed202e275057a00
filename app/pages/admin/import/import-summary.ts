/** A question of the file, as the page lists it. */
export type ImportLine = {
  line: number;
  name: string;
  outcome: "stored" | "unchanged" | "kept" | "quarantined" | "unsupported" | "unread";
  reason: string;
};

/** What the page shows of a report: all counts, and as many lines as a person reads. */
export type ImportSummary = {
  fileName: string;
  counts: { read: number; stored: number; unchanged: number; quarantined: number; unsupported: number };
  lines: ImportLine[];
  /** Lines beyond those. */
  more: number;
};

/** What the form's reply holds once the file was read; `digest` names it until the import is confirmed. */
export type ImportExtra = { digest: string; summary: ImportSummary };
export type ImportField = "format" | "institution" | "year" | "subject";
