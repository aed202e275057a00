import type { ImportCounts } from "../../../domain/exchange/import-counts.ts";

export type ImportLine = {
  line: number;
  name: string;
  outcome: "stored" | "unchanged" | "kept" | "quarantined" | "unsupported" | "unread";
  reason: string;
  /** What changed on the way or was guessed: "cor: red: “verbo”". */
  losses?: string[];
};

export type ImportSummary = {
  fileName: string;
  counts: ImportCounts;
  lines: ImportLine[];
  more: number;
};

/** `digest` identifies the checked file until confirmation. */
export type ImportExtra = { digest: string; summary: ImportSummary };
export type ImportField = "format" | "institution" | "year" | "subject";
