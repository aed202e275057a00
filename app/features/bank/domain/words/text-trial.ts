/** Characters of a preview: above any question, fast to render. */
export const MOST_TRIED_CHARACTERS = 5000;

export type TextTrial =
  | { html: string; failures: { formula: string; reason: string }[]; problem: null }
  | { problem: string };

export type TrialExtra = { trial: TextTrial };
