import { plainBrowser, scrubReport } from "./scrub-report.ts";

/** The call's payload (R-CALL-5), as far as its types are valid. */
export type SentError = {
  message: string;
  stack: string;
  level: string;
  notebookId: string;
  /** Number of sections of the notebook; their text is never read. */
  sections: number | null;
  userAgent: string;
};

export type ClientError = {
  message: string;
  stack: string;
  level: "error" | "warning" | "info";
  notebookId: string | null;
  sections: number | null;
  browser: string;
};

const LONGEST_MESSAGE = 300;
const STACK_LINES = 8;
const LONGEST_LINE = 160;
const NOTEBOOK = /^[\w-]{1,64}$/;
const levels = ["error", "warning", "info"] as const;

/** The storable part of a report, without `names` (the person's own); null without a message. */
export function clientError(sent: SentError, names: readonly string[]): ClientError | null {
  const message = scrubReport(sent.message, names).replace(/\s+/g, " ").trim().slice(0, LONGEST_MESSAGE);
  if (message === "") return null;
  const stack = scrubReport(sent.stack, names)
    .split("\n")
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== "")
    .slice(0, STACK_LINES)
    .join("\n");
  return {
    message,
    stack,
    level: levels.find((level) => level === sent.level) ?? "error",
    notebookId: NOTEBOOK.test(sent.notebookId) ? sent.notebookId : null,
    sections: sent.sections,
    browser: plainBrowser(sent.userAgent),
  };
}

/** Identity for deduplication: where the error happened, not to whom, when or in which browser. */
export function errorIdentity({ level, message, stack }: ClientError): string {
  return [level, message, stack].join("\n");
}
