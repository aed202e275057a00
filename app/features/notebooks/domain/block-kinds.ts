/** What a block can be. `note` is for teachers only. */
export const blockKinds = [
  "heading",
  "text",
  "question",
  "questions",
  "video",
  "link",
  "note",
  "material",
] as const;
export type BlockKind = (typeof blockKinds)[number];

export const blockLabels: Readonly<Record<BlockKind, string>> = {
  heading: "Título",
  text: "Texto",
  question: "Questão",
  questions: "Várias questões",
  video: "Vídeo",
  link: "Link",
  note: "Só professores",
  material: "Material",
};

/** Kinds whose source is written in Markdown. */
export type WrittenKind = "heading" | "text" | "note";

export function isWritten(kind: string): kind is WrittenKind {
  return kind === "heading" || kind === "text" || kind === "note";
}
