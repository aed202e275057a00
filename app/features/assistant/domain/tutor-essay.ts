/** Hints an author can request while writing; `asks`: as shown in the conversation. */
export const essayHints = {
  structure: { label: "Estrutura", asks: "Uma dica de estrutura para a minha redação." },
  repertoire: { label: "Repertório", asks: "Uma dica de repertório para a minha redação." },
  ending: { label: "Final", asks: "Uma dica para o final da minha redação." },
} as const;

export type EssayHint = keyof typeof essayHints;

export function essayHintOf(sent: unknown): EssayHint | null {
  return typeof sent === "string" && Object.hasOwn(essayHints, sent) ? (sent as EssayHint) : null;
}

/** An own draft as input of a hint. `proposes`: whether its exam requires an intervention proposal at the end. */
export type TutorEssay = {
  hint: EssayHint;
  title: string;
  axis: string;
  command: string;
  proposes: boolean;
  texts: readonly { title: string; text: string; source: string }[];
  /** What the author noted before writing, by part of the text. */
  outline: { thesis: string; first: string; second: string; proposal: string };
  text: string;
};

/** What a hint is about: an essay's id and which hint. */
export type HintAbout = { essay: string; hint: EssayHint };
