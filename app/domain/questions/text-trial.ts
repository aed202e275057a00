/** Characters that a trial of the renderer may have: more than any question needs, little enough to be drawn at once. */
export const MOST_TRIED_CHARACTERS = 5000;

/** What a text became and which formulas could not be drawn, or what is wrong with the text as a whole. */
export type TextTrial =
  | { html: string; failures: { formula: string; reason: string }[]; problem: null }
  | { problem: string };

/** What the reply to the try-it form holds. */
export type TrialExtra = { trial: TextTrial };
