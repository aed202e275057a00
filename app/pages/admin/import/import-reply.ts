import type { ImportFields } from "#app/domain/exchange/import-formats.ts";

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

export type ImportReply =
  | { step: "refused"; message: string; fields: ImportFields }
  | { step: "checked"; fields: ImportFields; digest: string; summary: ImportSummary }
  | { step: "done"; fields: ImportFields; summary: ImportSummary };
