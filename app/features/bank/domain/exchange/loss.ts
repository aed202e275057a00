/** What the bank cannot carry, or what was guessed ("confira"), by kind: what the import's review filters by. */
const lossKinds = [
  "confira",
  "cor",
  "destaque",
  "fonte",
  "fórmula",
  "imagem",
  "lista",
  "resposta",
  "tabela",
  "texto escondido",
] as const;
type LossKind = (typeof lossKinds)[number];

/** `detail`: one line in Portuguese, with the words that it is about. */
export type Loss = { what: LossKind; detail: string };
export type AddLoss = (what: LossKind, detail: string) => void;

/** Each once, in order. */
export function lossList(): { losses: Loss[]; add: AddLoss } {
  const losses: Loss[] = [];
  const add: AddLoss = (what, detail) => {
    const line = detail.replace(/\s+/g, " ").trim().slice(0, 200);
    if (!losses.some((each) => each.what === what && each.detail === line))
      losses.push({ what, detail: line });
  };
  return { losses, add };
}

/** Of one question of a file: what the command line prints, and the review shows. */
export type NamedLoss = Loss & { source: string; line: number };
